import type { Grid } from '@camellia/engines/slot/event'
import { Container, Graphics, Sprite } from 'pixi.js'
import type { GameFace } from './face'
import { type Falling, inAt, outAt, tumbleAt } from './fall.rules'
import { cardAt, greyOf } from './flip.rules'
import { litCells } from './lit.rules'
import type { Look } from './look'
import {
  blurOf,
  clamp01,
  drumAt,
  hopOf,
  motionOf,
  passing,
  type Tape,
  tapeAt,
} from './motion.rules'
import type { SpinBeat } from './show.rules'
import type { Textures } from './textures'
import type { Tick } from './tick'

/** Pixels per unit in the atlas: sharp symbols, and those in motion. */
const SHARP = 3
const MOVING = 1.5
/** Symbols that did not win keep most of their light: any less looked dead. */
const DIM = 0xd6d6d6
const PALE = 0.66
const FULL = 0xffffff
const REST_SIZE = 0.93
const SPECIAL_SIZE = 0.98

export interface Reels {
  readonly view: Container
  readonly draw: (tick: Tick) => void
  readonly enrich: (more: Textures) => void
}

interface Placed {
  readonly symbol: number
  readonly reel: number
  /** In rows from the top of the window, with fractions. */
  readonly row: number
  readonly moving?: boolean
  readonly tint?: number
  readonly alpha?: number
  readonly size?: number
  /** Turned about its upright axis: the share of its width that is seen, and how it leans. */
  readonly turn?: number
  readonly skew?: number
  /** Another picture than its own. */
  readonly art?: string
}

/** The symbols of the reels: running, falling, turning or at rest. */
export function makeReels(textures: Textures, look: Look, face: GameFace): Reels {
  const view = new Container()
  const symbols = new Container()
  const lights = new Container()
  const mask = new Graphics()
  view.addChild(symbols, lights, mask)
  view.mask = mask
  const pool: Sprite[] = []
  const sides: Sprite[] = []
  let more: Textures = new Map()
  let used = 0
  let tick: Tick
  let shape = ''
  const falls = look.reel === 'drop' || look.reel === 'fall'
  const hop = look.reel === 'fall' ? hopOf(look.reel) : undefined

  return {
    view,
    enrich: (found) => {
      more = found
    },
    draw: (next) => {
      tick = next
      used = 0
      fitMask()
      const { beat, running } = tick
      if (running && falls) fall(outAt(tick.board.grid, tick.ms))
      else if (running && look.reel === 'flip') flip(undefined)
      else if (running) run(undefined)
      else if (beat?.kind === 'spin') spin(beat)
      else if (beat?.kind === 'tumble' && !tick.pace.calm) tumble()
      else rest(tick.board.grid)
      for (const sprite of pool.slice(used)) sprite.visible = false
      live()
    },
  }

  function fitMask() {
    const { x, y, w, h } = tick.places.window
    const key = `${x}:${y}:${w}:${h}`
    if (key === shape) return
    shape = key
    mask.clear().rect(x, y, w, h).fill(0xffffff)
  }

  function spin(beat: SpinBeat) {
    if (tick.pace.calm) return fade(beat)
    if (falls) return drop(beat)
    if (look.reel === 'flip') return flip(beat)
    run(beat)
  }

  function run(beat: SpinBeat | undefined) {
    const from = beat?.before.grid ?? tick.board.grid
    for (let reel = 0; reel < face.reels; reel++) {
      const motion = motionOf(look.reel, tick.pace.turbo)
      const stopAt = beat?.stops[reel] ?? Number.POSITIVE_INFINITY
      const tape = tapeAt(tick.ms - reel * 24, stopAt - reel * 24, motion)
      rollReel(reel, tape, from, beat)
    }
  }

  /** A tape of symbols moves down: what was there, what passes by, what will be there. */
  function rollReel(reel: number, tape: Tape, from: Grid, beat: SpinBeat | undefined) {
    const top = Math.ceil(-tape.moved) - 1
    for (let at = top; at <= top + face.rows + 1; at++) {
      const symbol = symbolOn(reel, at, tape.rest, from, beat)
      const row = at + tape.moved
      const landed = beat && tape.pace === 0 && at >= -tape.rest && at < face.rows - tape.rest
      const size = landed ? landing(symbol, beat, reel) : 1
      const blurred = blurOf(look.reel, tape.pace)
      if (blurred > 0) place({ symbol, reel, row, moving: true, alpha: blurred })
      if (blurred < 1) place({ symbol, reel, row, size, alpha: 1 - blurred })
    }
  }

  function symbolOn(
    reel: number,
    at: number,
    rest: number,
    from: Grid,
    beat: SpinBeat | undefined,
  ): number {
    if (at >= 0 && at < face.rows) return from[reel]?.[at] ?? 0
    const target = beat && at + rest
    if (target !== undefined && target >= 0 && target < face.rows)
      return beat?.after.grid[reel]?.[target] ?? 0
    const strip = face.strips?.[beat?.set ?? Object.keys(face.strips)[0] ?? '']?.[reel]
    const stop = beat?.strip?.[reel]
    if (strip && stop !== undefined && target !== undefined && Math.abs(target) < face.rows + 3)
      return strip[(((stop + target) % strip.length) + strip.length) % strip.length] ?? 0
    const turn = passing(reel, at, strip?.length ?? face.symbols.length)
    return strip?.[turn] ?? turn
  }

  /** A scatter or a wild makes itself heard when it lands. */
  function landing(symbol: number, beat: SpinBeat, reel: number): number {
    const since = tick.ms - (beat.stops[reel] ?? 0) - motionOf(look.reel, tick.pace.turbo).stopMs
    if (!isSpecial(symbol) || since > 360) return 1
    return 1 + 0.14 * Math.sin(Math.PI * clamp01(since / 360))
  }

  function fade({ before, after, ms }: SpinBeat) {
    const t = clamp01(tick.ms / ms)
    eachCell(before.grid, (symbol, reel, row) => place({ symbol, reel, row, alpha: 1 - t * 2 }))
    eachCell(after.grid, (symbol, reel, row) => place({ symbol, reel, row, alpha: t * 2 - 1 }))
  }

  function drop({ before, after, stops }: SpinBeat) {
    const { stopMs } = motionOf(look.reel, tick.pace.turbo)
    fall(outAt(before.grid, tick.ms))
    fall(inAt(after.grid, stops, stopMs, tick.ms, hop))
  }

  function fall(symbols: readonly Falling[]) {
    for (const { left, ...symbol } of symbols)
      place({ ...symbol, alpha: left, size: 1 + 0.35 * (1 - left) })
  }

  function flip(beat: SpinBeat | undefined) {
    const { turbo } = tick.pace
    const { stopMs } = motionOf('flip', turbo)
    eachCell(beat?.before.grid ?? tick.board.grid, (before, reel, row) => {
      const stopAt = beat?.stops[reel] ?? Number.POSITIVE_INFINITY
      const waits = beat?.waits[reel] ?? false
      const card = cardAt(reel, row, { ms: tick.ms, stopAt, stopMs, quick: turbo, waits })
      const symbol = card.side === 'after' ? (beat?.after.grid[reel]?.[row] ?? before) : before
      const landed = beat && card.side === 'after' ? landing(symbol, beat, reel) : 1
      place({
        ...{ symbol, reel, row, turn: card.turn, skew: card.skew, tint: greyOf(card.light) },
        size: card.lift * landed,
        ...(card.side === 'back' && { art: 'back' }),
      })
    })
  }

  function tumble() {
    const { beat } = tick
    if (beat?.kind === 'tumble') fall(tumbleAt(beat, tick.ms / beat.ms, hop))
  }

  function rest(grid: Grid) {
    const lit = litCells(tick)
    eachCell(grid, (symbol, reel, row) => {
      if (lit?.has(`${reel}:${row}`)) return
      const dim = lit !== undefined && !isSpecial(symbol)
      // On a light ground what did not win goes back into the light.
      if (look.palette.light) place({ symbol, reel, row, alpha: dim ? PALE : 1 })
      else place({ symbol, reel, row, tint: dim ? DIM : FULL })
    })
  }

  function eachCell(grid: Grid, visit: (symbol: number, reel: number, row: number) => void) {
    grid.forEach((column, reel) => {
      column.forEach((symbol, row) => {
        visit(symbol, reel, row)
      })
    })
  }

  function isSpecial(symbol: number): boolean {
    const kind = face.symbols[symbol]?.kind
    return kind !== undefined && kind !== 'pay'
  }

  function place(placed: Placed) {
    const { symbol, reel, row, moving, tint, alpha, size = 1, turn = 1, skew = 0 } = placed
    const art = placed.art ?? face.symbols[symbol]?.art ?? ''
    const texture = textures.get(moving ? `${art}.blur` : art)
    if (!texture) return
    const { x, y, w, h } = tick.places.window
    const [cw, ch] = [w / face.reels, h / face.rows]
    const fit = Math.min(cw / look.cell[0], ch / look.cell[1]) * 0.97
    const scale = (fit * size * (isSpecial(symbol) ? SPECIAL_SIZE : REST_SIZE)) / densityOf(moving)
    const sprite = taken()
    sprite.texture = texture
    const middle = face.rows / 2
    const seen = look.drum ? drumAt(row + 0.5 - middle) : { at: row + 0.5 - middle, flat: 1 }
    sprite.position.set(x + (reel + 0.5) * cw, y + (middle + seen.at) * ch)
    sprite.scale.set(scale * turn, scale * seen.flat)
    sprite.skew.y = skew
    sprite.tint = tint ?? FULL
    sprite.alpha = clamp01(alpha ?? 1)
  }

  function taken(): Sprite {
    const free = pool[used] ?? symbols.addChild(new Sprite({ anchor: 0.5 }))
    pool[used] = free
    used += 1
    free.visible = true
    return free
  }

  /** Light wanders over wilds and scatters while nothing moves: two more pictures fade in and out. */
  function live() {
    let lively = 0
    const still = tick.beat?.kind !== 'spin' && !tick.running && !tick.pace.calm
    for (const sprite of still ? pool.slice(0, used) : []) {
      const art = look.lively.find((name) => textures.get(name) === sprite.texture)
      const swing = Math.sin(tick.now / 900 + sprite.x * 0.01)
      const texture = art && more.get(`${art}.${swing < 0 ? 'left' : 'right'}`)
      if (!texture) continue
      const side = sides[lively] ?? lights.addChild(new Sprite({ anchor: 0.5 }))
      sides[lively] = side
      lively += 1
      side.visible = true
      side.texture = texture
      side.position.copyFrom(sprite.position)
      side.scale.copyFrom(sprite.scale)
      side.alpha = Math.abs(swing) * sprite.alpha
    }
    for (const side of sides.slice(lively)) side.visible = false
  }
}

function densityOf(moving: boolean | undefined): number {
  return moving ? MOVING : SHARP
}
