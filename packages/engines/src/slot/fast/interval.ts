import type { Distribution } from './distribution'
import { sumOf } from './sums'

export interface Interval {
  readonly rounds: number
  readonly low: number
  readonly high: number
  /** By how much the deviation may be too large, as a share of it; 0 is exact. */
  readonly error: number
}

/** Between which returns nine of ten players lie after so many rounds. */
export function intervalsOf(chances: Distribution, counts: readonly number[]): Interval[] {
  return counts.map((rounds) => {
    const { quantile, error } = sumOf(chances, rounds)
    const returnAt = (share: number) => quantile(share) / 100 / rounds
    return { rounds, low: returnAt(0.05), high: returnAt(0.95), error }
  })
}
