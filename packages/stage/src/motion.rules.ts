import type { ReelStyle } from './look'

export const clamp01 = (x: number): number => (x < 0 ? 0 : x > 1 ? 1 : x)
export const mixed = (a: number, b: number, t: number): number => a + (b - a) * t
export const easeOut = (t: number): number => 1 - (1 - clamp01(t)) ** 3
export const easeIn = (t: number): number => clamp01(t) ** 3
export const smooth = (t: number): number => clamp01(t) ** 2 * (3 - 2 * clamp01(t))

/** Beyond the goal by `over` and back to it. */
export function backOut(t: number, over: number): number {
  const x = clamp01(t) - 1
  return 1 + (over + 1) * x ** 3 + over * x ** 2
}

/** How a reel of a style runs. Speeds are in cells per millisecond. */
export interface ReelMotion {
  readonly speed: number
  /** From the order to stop until it stands. */
  readonly stopMs: number
  /** What `backOut` goes beyond: about six percent of a cell. */
  readonly over: number
  readonly windUp: number
}

const MOTIONS: Readonly<Record<ReelStyle, ReelMotion>> = {
  roll: { speed: 0.024, stopMs: 560, over: 0.62, windUp: 0.14 },
  // A loaded brush: it comes to rest slowly and hardly beyond its goal.
  brush: { speed: 0.02, stopMs: 700, over: 0.24, windUp: 0.08 },
  snap: { speed: 0.03, stopMs: 300, over: 0.3, windUp: 0 },
  drop: { speed: 0.02, stopMs: 460, over: 0.9, windUp: 0 },
  // Fruit on ice: lighter than stone, it springs when it lands.
  fall: { speed: 0.02, stopMs: 520, over: 0.9, windUp: 0 },
  flip: { speed: 0.02, stopMs: 420, over: 0.5, windUp: 0 },
}

const TURBO_SPEED = 1.5
const TURBO_STOP = 0.55

export function motionOf(style: ReelStyle, turbo: boolean): ReelMotion {
  const motion = MOTIONS[style]
  return turbo
    ? { ...motion, speed: motion.speed * TURBO_SPEED, stopMs: motion.stopMs * TURBO_STOP }
    : motion
}

const SHARP_BELOW = 0.34
const WET_BELOW = 0.8

/** How much of a symbol is seen in motion, by its share of full speed. Ink settles, wheels do not. */
export function blurOf(style: ReelStyle, pace: number): number {
  if (style === 'brush') return clamp01(pace / WET_BELOW)
  return pace > SHARP_BELOW ? 1 : 0
}

const ACCELERATE_MS = 190

/** How many cells a free-running reel has moved: it draws back a little, then goes. */
export function runAt(ms: number, { speed, windUp }: ReelMotion): number {
  if (ms <= 0) return 0
  if (ms >= ACCELERATE_MS) return speed * (ms - ACCELERATE_MS / 2)
  const back = windUp * Math.sin((Math.PI * ms) / ACCELERATE_MS)
  return (speed * ms * ms) / (2 * ACCELERATE_MS) - back
}

export interface Tape {
  /** Cells moved since the start. */
  readonly moved: number
  /** Where the tape will stand, once that is known. */
  readonly rest: number
  /** Share of full speed, for the choice between sharp and moving symbols. */
  readonly pace: number
}

/** The tape of one reel at a time, when it is ordered to stop at `stopAt`. */
export function tapeAt(ms: number, stopAt: number, motion: ReelMotion): Tape {
  const from = runAt(stopAt, motion)
  const rest = Math.max(1, Math.round(from + (motion.speed * motion.stopMs) / (motion.over + 3)))
  if (ms < stopAt) {
    const pace = clamp01(ms / ACCELERATE_MS)
    return { moved: runAt(ms, motion), rest, pace }
  }
  const t = clamp01((ms - stopAt) / motion.stopMs)
  return { moved: mixed(from, rest, backOut(t, motion.over)), rest, pace: 1 - easeOut(t * 1.6) }
}

const ROUNDNESS = 0.14

/** A symbol on a drum, by its distance from the middle in cells: where it is seen, how flat. */
export function drumAt(far: number): { readonly at: number; readonly flat: number } {
  const x = Math.max(-2.4, Math.min(2.4, far))
  return { at: far - (ROUNDNESS * x ** 3) / 3, flat: Math.max(0.1, 1 - ROUNDNESS * x * x) }
}

const STONE_HOP = 0.05
const SOFT_HOP = 0.2

/** How high things of a style hop when they land, in shares of their fall. */
export function hopOf(style: ReelStyle): number {
  return style === 'fall' ? SOFT_HOP : STONE_HOP
}

/** A fall under gravity with one small bounce, 0 to 1: heavier things bounce less. */
export function fallAt(t: number, bounce = STONE_HOP): number {
  const x = clamp01(t)
  if (x < 0.72) return (x / 0.72) ** 2
  const hop = (x - 0.72) / 0.28
  return 1 - bounce * 4 * hop * (1 - hop)
}

/** A whole number from two: what passes by while the real symbols are not known yet. */
export function passing(reel: number, at: number, count: number): number {
  let h = Math.imul(reel + 1, 374761393) ^ Math.imul(at + 7919, 668265263)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) % count
}
