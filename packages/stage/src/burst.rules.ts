import type { BurstStyle } from './look'
import type { Beat } from './show.rules'
import type { Tier } from './tier.rules'

/** Seeds of one cloud of particles; where they are follows from their age alone. */
export interface Burst {
  /** Since the beat began. */
  readonly at: number
  readonly count: number
  readonly seed: number
  /** Shares of the board; a wide burst rains from its whole width. */
  readonly x: number
  readonly y: number
  readonly wide: boolean
  readonly power: number
}

export const LIFE_MS = 2_600
const SHATTER_MS = 620

/** Three intensities of the same signature: how many bursts, of how many, how strong. */
const STRENGTH: Readonly<Record<Tier, readonly [number, number, number]>> = {
  big: [3, 90, 0.85],
  mega: [5, 120, 1],
  legendary: [8, 130, 1.2],
}

export function burstsOf(beat: Beat): readonly Burst[] {
  switch (beat.kind) {
    case 'tier': {
      const [bursts, count, power] = STRENGTH[beat.tier]
      return Array.from({ length: bursts }, (_, i) => ({
        at: 150 + i * 420,
        count,
        seed: 11 + i * 101,
        x: i === 0 ? 0.5 : i % 2 ? 0.24 : 0.76,
        y: 0.52,
        wide: i > 2,
        power,
      }))
    }
    case 'intro':
      return [rain(500, 90, 5), rain(1_300, 90, 6)]
    case 'outro':
      return [rain(300, 70, 7)]
    default:
      return []
  }
}

function rain(at: number, count: number, seed: number): Burst {
  return { at, count, seed, x: 0.5, y: -0.06, wide: true, power: 0.5 }
}

export interface Mote {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly flat: number
  readonly alpha: number
  readonly size: number
  readonly kind: number
  readonly spark: boolean
}

/** One particle of a burst at an age, in shares of the board height. */
export function moteAt(burst: Burst, index: number, ageMs: number, style: BurstStyle): Mote {
  const chance = (salt: number) => unit(burst.seed * 131 + index, salt)
  const age = ageMs / 1000
  const spark = chance(1) < 0.3
  const speed = style.speed * burst.power * (0.35 + 0.65 * chance(2)) * (spark ? 1.25 : 1)
  const angle = burst.wide ? Math.PI / 2 + (chance(3) - 0.5) * 1.6 : chance(3) * Math.PI * 2
  const lift = burst.wide ? 0 : -0.35 * style.speed * burst.power
  const reach = (1 - Math.exp(-style.drag * age)) / style.drag
  const fall = style.gravity * (spark ? 0.5 : 1) * ((age - reach) / style.drag)
  const flutter = style.flutter * Math.sin(age * (3 + 4 * chance(4)) + chance(5) * 6)
  const x0 = burst.wide ? (chance(6) - 0.5) * 1.7 : 0
  const y0 = burst.wide ? -0.7 * chance(13) : 0
  return {
    x: x0 + Math.cos(angle) * speed * reach + flutter * reach,
    y: y0 + (Math.sin(angle) * speed * (burst.wide ? 0.4 : 1) + lift) * reach + fall,
    turn: chance(7) * 6.28 + age * (chance(8) - 0.5) * 5,
    flat: Math.cos(age * (2 + 5 * chance(9)) + chance(10) * 6),
    alpha: Math.min(1, (LIFE_MS - ageMs) / 700, ageMs / 60),
    size: style.size * (0.6 + 0.8 * chance(11)),
    kind: Math.floor(chance(12) * 1000),
    spark,
  }
}

/** One piece of a symbol that breaks while the rest sinks; `t` is the share of that beat. */
export function shatterAt(cell: number, index: number, t: number, style: BurstStyle): Mote {
  const burst = { at: 0, count: 0, seed: 401 + cell * 17, x: 0, y: 0, wide: false, power: 0.5 }
  const mote = moteAt(burst, index, t * SHATTER_MS, style)
  return { ...mote, alpha: Math.min(1, (1 - t) * 1.8), size: mote.size * 1.05 }
}

/** A number in [0, 1) from two whole numbers. */
function unit(a: number, b: number): number {
  let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 1, 0xc2b2ae35)
  h = Math.imul(h ^ (h >>> 15), 0x27d4eb2f)
  return ((h ^ (h >>> 13)) >>> 0) / 4294967296
}
