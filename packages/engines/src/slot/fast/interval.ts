import { at } from '../at'
import type { Distribution } from './distribution'
import { transform, waveOf } from './fourier'

/** Wide enough for ten thousand rounds of the wildest title without coming round again. */
const BINS = 2 ** 19

export interface Interval {
  readonly rounds: number
  readonly low: number
  readonly high: number
}

/**
 * Between which returns nine of ten players lie after so many rounds. Exact but for the width of a
 * bin: the distribution of a sum is the power of the transform.
 */
export function intervalsOf(chances: Distribution, counts: readonly number[]): Interval[] {
  return counts.map((rounds) => {
    const unit = unitFor(chances, rounds)
    const wave = waveOf(BINS)
    for (const [cents, chance] of chances) {
      const bin = Math.min(BINS - 1, Math.round(cents / unit))
      wave.re[bin] = at(wave.re, bin) + chance
    }
    transform(wave)
    for (let k = 0; k < BINS; k++) power(wave, k, rounds)
    transform(wave, true)
    const returnAt = (bin: number) => (bin * unit) / 100 / rounds
    return {
      rounds,
      low: returnAt(quantile(wave.re, 0.05)),
      high: returnAt(quantile(wave.re, 0.95)),
    }
  })
}

/** Five cents, or as much more as it takes for three times the stakes and a great win to fit. */
function unitFor(chances: Distribution, rounds: number): number {
  const most = Math.max(...chances.keys())
  return Math.max(5, Math.ceil((300 * rounds + 2 * most) / BINS / 5) * 5)
}

function power({ re, im }: { re: Float64Array; im: Float64Array }, k: number, n: number): void {
  const length = Math.hypot(at(re, k), at(im, k)) ** n
  const angle = Math.atan2(at(im, k), at(re, k)) * n
  re[k] = length * Math.cos(angle)
  im[k] = length * Math.sin(angle)
}

function quantile(chances: Float64Array, share: number): number {
  let sum = 0
  for (let bin = 0; bin < chances.length; bin++) {
    sum += at(chances, bin)
    if (sum >= share) return bin
  }
  return chances.length
}
