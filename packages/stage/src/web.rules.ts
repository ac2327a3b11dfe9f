import { passing } from './motion.rules'

export interface Point {
  readonly x: number
  readonly y: number
}

/** The points one after the other, each next the nearest: a web has no long way twice. */
export function chained(points: readonly Point[]): readonly Point[] {
  const left = [...points]
  const chain: Point[] = []
  let at = left.shift()
  while (at) {
    chain.push(at)
    const from = at
    left.sort((a, b) => far(from, a) - far(from, b))
    at = left.shift()
  }
  return chain
}

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

const STEP = 13
const WILD = 0.24

/** Lightning from one point to another; another one for another seed. */
export function boltBetween(a: Point, b: Point, seed: number): readonly Point[] {
  const length = far(a, b)
  const steps = Math.max(3, Math.round(length / STEP))
  const [nx, ny] = [-(b.y - a.y) / (length || 1), (b.x - a.x) / (length || 1)]
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    const ends = Math.sin(Math.PI * t) ** 0.6
    const bend = (chance(seed, Math.floor(i / 4)) - 0.5) * (1 - (i % 4) / 4)
    const next = (chance(seed, Math.floor(i / 4) + 1) - 0.5) * ((i % 4) / 4)
    const wild = bend + next + (chance(seed, i + 97) - 0.5) * 0.42
    const off = wild * Math.min(64, length * WILD) * (i % steps ? ends : 0)
    return { x: a.x + (b.x - a.x) * t + nx * off, y: a.y + (b.y - a.y) * t + ny * off }
  })
}

function chance(seed: number, i: number): number {
  return passing(seed, i, 1_000) / 1_000
}

const EVERY_MS = 4_600

/** How bright lightning stands in the sky: two strokes, then a long pause. 0 to 1. */
export function flashAt(now: number): number {
  const since = now % EVERY_MS
  const stroke = (from: number, long: number) =>
    since < from ? 0 : Math.exp(-(since - from) / long)
  return Math.min(1, 0.5 * stroke(0, 120) + stroke(190, 620))
}
