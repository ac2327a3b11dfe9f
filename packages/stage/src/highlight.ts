import { Container, Graphics, NineSliceSprite, Sprite, Texture } from 'pixi.js'
import { makeCellMarks } from './cell-marks'
import type { GameFace } from './face'
import { wonCardAt } from './flip.rules'
import { cellMiddle } from './layout.rules'
import { litCells, shownWins } from './lit.rules'
import type { Look } from './look'
import { clamp01, motionOf } from './motion.rules'
import type { Textures } from './textures'
import type { Tick } from './tick'
import { makeWeb } from './web'

const FRAME = 0xffdf8f
const WARM = 0xffb95a
const SHARP = 3
/** Of the lit edge in the atlas: what may be stretched lies inside this border. */
const BORDER = 48
const GLOW_DENSITY = 0.9

export interface Highlight {
  /** Between the ground and the symbols. */
  readonly under: Container
  readonly over: Container
  readonly draw: (tick: Tick) => void
}

interface LitCell {
  readonly mark: Sprite
  readonly light: Sprite
  readonly edge: NineSliceSprite
  readonly symbol: Sprite
  readonly glow: Sprite
}

/** What shines: winning cells with their frames, the line through them, reels that are awaited. */
export function makeHighlight(textures: Textures, look: Look, face: GameFace): Highlight {
  const under = new Container()
  const over = new Container()
  const line = new Graphics()
  const [glows, edges, symbols, beams] = [0, 1, 2, 3].map(() => new Container())
  if (!glows || !edges || !symbols || !beams) throw new Error('a layer is missing')
  const web = look.web && makeWeb(face)
  over.addChild(beams, glows, line, edges, ...(web ? [web.view] : []), symbols)
  const marks = look.cellMark ? makeCellMarks(textures, look.cellMark, face) : undefined
  if (marks) under.addChild(marks.view)
  const cells: LitCell[] = []
  const awaited: Sprite[] = []
  let drawnLine = ''

  return {
    under,
    over,
    draw: (tick) => {
      marks?.draw(tick)
      const lit = [...(litCells(tick) ?? [])]
      lit.forEach((key, i) => {
        lightUp(cellNumber(i), key, tick)
      })
      cells.forEach((cell, i) => {
        for (const part of Object.values(cell)) part.visible = i < lit.length
      })
      drawLine(tick)
      web?.draw(tick)
      drawBeams(tick)
    },
  }

  function cellNumber(i: number): LitCell {
    const known = cells[i]
    if (known) return known
    const texture = textures.get('frame') ?? Texture.WHITE
    const made: LitCell = {
      light: under.addChild(added(textures.get('spark'))),
      mark: under.addChild(new Sprite({ anchor: 0.5 })),
      glow: glows?.addChild(added(undefined)) ?? new Sprite(),
      edge: new NineSliceSprite({
        texture,
        leftWidth: BORDER,
        rightWidth: BORDER,
        topHeight: BORDER,
        bottomHeight: BORDER,
      }),
      symbol: symbols?.addChild(new Sprite({ anchor: 0.5 })) ?? new Sprite(),
    }
    made.edge.tint = FRAME
    // Light added to a light ground would not be seen.
    if (look.palette.light) for (const part of [made.light, made.glow]) part.blendMode = 'normal'
    edges?.addChild(made.edge)
    cells.push(made)
    return made
  }

  function lightUp(cell: LitCell, key: string, tick: Tick) {
    const { light, glow, edge, symbol, mark } = cell
    const [reel = 0, row = 0] = key.split(':').map(Number)
    const { window } = tick.places
    const [cw, ch] = [window.w / face.reels, window.h / face.rows]
    const { x, y } = cellMiddle(tick.places, face, reel, row)
    const art = face.symbols[tick.board.grid[reel]?.[row] ?? 0]?.art ?? ''
    const beat = tick.pace.calm ? 0 : Math.sin((tick.now / 620) * Math.PI)
    const born = clamp01(tick.resting.length ? 1 : tick.ms / 180)
    mark.texture = textures.get(look.mark ?? '') ?? Texture.EMPTY
    mark.position.set(x, y)
    mark.rotation = (reel * 5 + row * 3) % 7
    mark.alpha = born
    mark.scale.set((Math.max(cw, ch) * (0.8 + 0.4 * born)) / Math.max(1, mark.texture.width))
    light.position.set(x, y)
    light.scale.set((Math.max(cw, ch) * 1.7) / 48)
    light.tint = WARM
    light.alpha = born * (0.62 + 0.12 * beat)
    const fit = (Math.min(cw / look.cell[0], ch / look.cell[1]) * 0.97) / SHARP
    const pop =
      1 + 0.16 * Math.sin(Math.PI * clamp01(tick.ms / 320)) * (tick.resting.length ? 0 : 1)
    const turns = look.reel === 'flip' && !tick.resting.length && !tick.pace.calm
    const { back, turn, skew } = wonCardAt(turns ? tick.ms : 0, reel)
    symbol.texture = textures.get(back ? 'back' : art) ?? Texture.EMPTY
    symbol.position.set(x, y)
    symbol.scale.set(fit * (1.04 + 0.025 * beat) * pop)
    symbol.scale.x *= turn
    symbol.skew.y = skew
    glow.texture = textures.get(`${art}.glow`) ?? Texture.EMPTY
    glow.position.set(x, y)
    glow.scale.set((fit * SHARP * 1.05) / GLOW_DENSITY)
    glow.tint = WARM
    glow.alpha = born * (0.4 + 0.16 * beat)
    // The lit edge has a soft border of 24 pixels in the atlas around its line.
    const scale = Math.min(1, cw / 150) * 0.5
    const margin = 24 * scale - 3
    edge.scale.set(scale)
    edge.position.set(x - cw / 2 - margin, y - ch / 2 - margin)
    edge.width = (cw + 2 * margin) / scale
    edge.height = (ch + 2 * margin) / scale
    edge.alpha = born * (0.86 + 0.14 * beat)
  }

  /** One line at a time: with several the eye would lose them. */
  function drawLine(tick: Tick) {
    const wins = shownWins(tick)
    const [win] = wins
    const only = wins.length === 1 && face.pays.type === 'lines' ? win : undefined
    const { x, y, w } = tick.places.window
    const key = only ? `${only.line}:${only.count}:${x}:${y}:${w}` : ''
    if (key === drawnLine) return
    drawnLine = key
    line.clear()
    if (!only || face.pays.type !== 'lines') return
    const rows = face.pays.lines[only.line ?? 0] ?? []
    for (const [width, alpha] of [
      [9, 0.16],
      [4, 0.5],
      [1.6, 1],
    ] as const) {
      rows.forEach((row, reel) => {
        const at = cellMiddle(tick.places, face, reel, row)
        if (reel === 0) line.moveTo(x, at.y).lineTo(at.x, at.y)
        else line.lineTo(at.x, at.y)
        if (reel === rows.length - 1) line.lineTo(x + w, at.y)
      })
      line.stroke({ width, color: FRAME, alpha, join: 'round', cap: 'round' })
    }
  }

  function drawBeams({ beat, ms, now, places, pace }: Tick) {
    const { x, y, w, h } = places.window
    for (let reel = 0; reel < face.reels; reel++) {
      const beam = awaited[reel] ?? beams?.addChild(added(textures.get('beam'))) ?? new Sprite()
      awaited[reel] = beam
      const stands = beat?.kind === 'spin' ? motionOf(pace.style, pace.turbo).stopMs : 0
      const from = beat?.kind === 'spin' ? (beat.stops[reel - 1] ?? 0) + stands * 0.8 : 0
      const to = beat?.kind === 'spin' ? (beat.stops[reel] ?? 0) + stands * 0.7 : 0
      beam.visible = beat?.kind === 'spin' && beat.waits[reel] === true && ms > from && ms < to
      if (!beam.visible) continue
      beam.tint = WARM
      beam.alpha = clamp01((ms - from) / 200) * (0.42 + 0.2 * Math.sin(now / 90))
      beam.position.set(x + ((reel + 0.5) * w) / face.reels, y + h / 2)
      beam.width = w / face.reels
      beam.height = h
    }
  }
}

function added(texture: Texture | undefined): Sprite {
  return new Sprite({ texture: texture ?? Texture.EMPTY, anchor: 0.5, blendMode: 'add' })
}
