import { Container, Sprite, Texture } from 'pixi.js'
import type { GameFace } from './face'
import { type Falling, inAt, tumbleAt } from './fall.rules'
import { cellMiddle } from './layout.rules'
import { easeIn, motionOf } from './motion.rules'
import type { Textures } from './textures'
import type { Tick } from './tick'
import { middleOf } from './web'

export interface Badges {
  readonly view: Container
  readonly draw: (tick: Tick) => void
  readonly enrich: (more: Textures) => void
}

/** Of the width of a cell. */
const WIDEST = 0.56

/** What a wild, an orb or a cell multiplies by, written where it lies. */
export function makeBadges(face: GameFace): Badges {
  const view = new Container()
  const rows: Container[] = []
  let more: Textures = new Map()
  let used = 0

  return {
    view,
    enrich: (found) => {
      more = found
    },
    draw: (tick) => {
      used = 0
      for (const { cell, value } of tick.running ? [] : tick.board.values) {
        const [reel, row] = cell
        const at = rowNow(tick, reel, row)
        if (at !== undefined) flying(tick, [reel, at], value)
      }
      tick.board.mults?.forEach((column, reel) => {
        column.forEach((mult, row) => {
          if (mult > 1) write(tick, `×${mult}`, corner(tick, reel, row), 0.3)
        })
      })
      for (const row of rows.slice(used)) row.visible = false
    },
  }

  /** A value goes with the symbol it belongs to; it is not there before its reel stands. */
  function rowNow(tick: Tick, reel: number, row: number): number | undefined {
    const { beat, ms, pace } = tick
    const among = (list: readonly Falling[]) =>
      list.find((one) => one.reel === reel && one.to === row)?.row
    if (pace.calm) return beat?.kind === 'spin' ? undefined : row
    if (beat?.kind === 'tumble') return among(tumbleAt(beat, ms / beat.ms))
    if (beat?.kind !== 'spin') return row
    const { stopMs } = motionOf(pace.style, pace.turbo)
    if (pace.style === 'drop' || pace.style === 'fall')
      return among(inAt(beat.after.grid, beat.stops, stopMs, ms))
    return ms > (beat.stops[reel] ?? 0) + stopMs ? row : undefined
  }

  /** Orbs leave their cells and come together in the middle. */
  function flying(tick: Tick, [reel, row]: readonly [number, number], value: number) {
    const from = cellMiddle(tick.places, face, reel, row)
    const goal = middleOf(tick.places)
    const t = tick.beat?.kind === 'orb' && !tick.pace.calm ? easeIn(tick.ms / 520) : 0
    const at = { x: from.x + (goal.x - from.x) * t, y: from.y + (goal.y - from.y) * t }
    if (t < 1) write(tick, `×${value}`, at, 0.4)
  }

  function corner({ places }: Tick, reel: number, row: number) {
    const { x, y } = cellMiddle(places, face, reel, row)
    const { w, h } = places.window
    return { x: x + (w / face.reels) * 0.19, y: y + (h / face.rows) * 0.3 }
  }

  /** Some titles write on symbols with another pen. */
  function pictureOf(letter: string): Texture {
    return more.get(`mark.${letter}`) ?? more.get(`figure.${letter}`) ?? Texture.EMPTY
  }

  function write(
    tick: Tick,
    text: string,
    at: { readonly x: number; readonly y: number },
    size: number,
  ) {
    const row = rows[used] ?? view.addChild(new Container())
    rows[used] = row
    used += 1
    row.visible = true
    let x = 0
    const letters = [...text]
    while (row.children.length < letters.length)
      row.addChild(new Sprite({ anchor: { x: 0, y: 0.5 } }))
    row.children.forEach((child, i) => {
      if (!(child instanceof Sprite)) return
      child.texture = pictureOf(letters[i] ?? '')
      child.x = x
      x += letters[i] ? child.texture.width * 0.86 : 0
    })
    row.pivot.set(x / 2, 0)
    row.position.set(at.x, at.y)
    const { w, h } = tick.places.window
    row.scale.set(Math.min(((h / face.rows) * size) / 110, ((w / face.reels) * WIDEST) / x))
  }
}
