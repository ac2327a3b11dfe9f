import { Graphics } from 'pixi.js'
import type { GameFace } from './face'
import { cellMiddle, type Places } from './layout.rules'
import { litCells } from './lit.rules'
import { clamp01 } from './motion.rules'
import type { Tick } from './tick'
import { boltBetween, chained, type Point } from './web.rules'

/** How long one shape of the lightning stands. */
const FLICKER_MS = 70
const STRIKE_MS = 260

const STROKES = [
  [15, 0.12, 0x5aa8ff],
  [6, 0.4, 0x8fd0ff],
  [2, 1, 0xffffff],
] as const

export interface Web {
  readonly view: Graphics
  readonly draw: (tick: Tick) => void
}

/** Lightning between the cells that win, and from orbs to where they come together. */
export function makeWeb(face: GameFace): Web {
  const view = new Graphics()
  view.blendMode = 'add'
  let drawn = ''

  return {
    view,
    draw: (tick) => {
      const links = linksOf(tick)
      const turn = tick.pace.calm ? 0 : Math.floor(tick.now / FLICKER_MS)
      const key = links.length ? `${turn}:${links.length}:${tick.places.window.w}` : ''
      if (key === drawn) return
      drawn = key
      view.clear()
      const bolts = links.map(([a, b], i) => boltBetween(a, b, turn * 31 + i))
      for (const [width, alpha, color] of STROKES) {
        for (const bolt of bolts) trace(bolt)
        const thin = Math.min(1, tick.places.window.w / 600)
        if (bolts.length) view.stroke({ width: width * thin, color, alpha, join: 'round' })
      }
    },
  }

  function trace(bolt: readonly Point[]) {
    bolt.forEach(({ x, y }, i) => {
      if (i) view.lineTo(x, y)
      else view.moveTo(x, y)
    })
  }

  function linksOf(tick: Tick): readonly (readonly [Point, Point])[] {
    const { beat, places, ms } = tick
    if (beat?.kind === 'orb' && ms < 560) {
      const goal = middleOf(places)
      return beat.values.map(({ cell: [reel, row] }) => [cellMiddle(places, face, reel, row), goal])
    }
    if (beat?.kind === 'intro' || beat?.kind === 'more') return []
    const points = [...(litCells(tick) ?? [])].map((key) => {
      const [reel = 0, row = 0] = key.split(':').map(Number)
      return cellMiddle(places, face, reel, row)
    })
    const chain = chained(points)
    const shown = tick.resting.length ? 1 : clamp01(ms / STRIKE_MS)
    const links = chain.slice(1).map((to, i) => [chain[i] ?? to, to] as const)
    const [first] = chain
    const strike: readonly (readonly [Point, Point])[] =
      first && shown < 1 && !tick.pace.calm
        ? [[{ x: first.x + 40, y: places.window.y - 60 }, first]]
        : []
    return [...strike, ...links.slice(0, Math.ceil(links.length * shown))]
  }
}

export function middleOf({ window }: Pick<Places, 'window'>): Point {
  return { x: window.x + window.w / 2, y: window.y + window.h * 0.45 }
}
