import { type Bands, LEVELS } from '../levels'
import type { Distribution } from './distribution'
import { sumOf } from './sums'

const ROUNDS = [100, 316, 1_000, 3_162, 10_000, 31_623, 100_000, 316_228, 1_000_000]

/**
 * A sum of rounds is not a bell curve before there are very many of them: a title that pays seldom
 * and much lies below its mean most of the time. So the true shares are computed (sums.ts) for a
 * row of numbers of rounds; what lies between two of them is read off between them (drift.ts).
 */
export function bandsOf(chances: Distribution): Bands {
  const bands = ROUNDS.map((rounds) => {
    const { mean, sd, quantile } = sumOf(chances, rounds)
    const wide = sd * Math.sqrt(rounds)
    return {
      rounds,
      at: LEVELS.map(([, share]) => digits((quantile(share) - mean * rounds) / wide, 3)),
      ...{ mean, sd },
    }
  })
  const { mean = 0, sd = 0 } = bands[0] ?? {}
  return {
    mean: digits(mean, 8),
    sd: digits(sd, 6),
    least: leastFor(mean, sd),
    bands: bands.map(({ rounds, at }) => ({ rounds, at })),
  }
}

/** So many that the standard error of the mean is at most half of it, and never fewer than 100. */
function leastFor(mean: number, sd: number): number {
  return Math.max(100, Math.ceil(((2 * sd) / mean) ** 2))
}

function digits(value: number, count: number): number {
  return Number(value.toFixed(count))
}
