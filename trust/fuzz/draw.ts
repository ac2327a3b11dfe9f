import { createHash } from 'node:crypto'

/** Chance that can be had again: the same words, the same draws. */
export interface Chance {
  /** A whole number in [0, below). */
  readonly below: (below: number) => number
  readonly oneOf: <T>(values: readonly T[]) => T
  /** True in so many of a hundred cases. */
  readonly percent: (percent: number) => boolean
}

export function chanceOf(...words: readonly (string | number)[]): Chance {
  let state = createHash('sha256').update(words.join('\n')).digest().readUInt32LE(0)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    percent: (percent) => below(100) < percent,
    oneOf(values) {
      if (values.length === 0) throw new Error('nothing to choose from')
      return values[below(values.length)] as (typeof values)[number]
    },
  }
}

/** Looks like an id of ours and is nobody's. */
export function uuidFrom(chance: Chance): string {
  const hex = (length: number) =>
    Array.from({ length }, () => chance.below(16).toString(16)).join('')
  return `${hex(8)}-${hex(4)}-7${hex(3)}-8${hex(3)}-${hex(12)}`
}
