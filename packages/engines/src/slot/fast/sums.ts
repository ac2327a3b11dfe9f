import { at } from '../at'
import type { Distribution } from './distribution'
import { transform, type Wave, waveOf } from './fourier'

/** How the sum of many rounds is spread, in cents around its mean. */
export interface Sum {
  readonly rounds: number
  /** Of one round, in cents. */
  readonly mean: number
  readonly sd: number
  /** The sum that so large a share of all players stays below or at, in cents. */
  readonly quantile: (share: number) => number
  /** Zero, or by how much the grid makes the deviation of a round too large, as a share of it. */
  readonly error: number
}

const BINS_MAX = 2 ** 20

/**
 * The sum of so many independent rounds: a power of the transform, on a grid as fine as the pays
 * themselves as long as a million places are enough, and then nothing is rounded. Where they are
 * not, each pay is split between the two places beside it so that its mean stays: the mean of the
 * sum is exact, and its variance is too large by at most a quarter of the grid's step squared a
 * round, which `error` says. The transform is periodic: what matters is only that the window is
 * wider than the sum ever is but for one time in 10^12, and it is laid around the mean.
 */
export function sumOf(chances: Distribution, rounds: number): Sum {
  const { mean, sd, most, unit } = shapeOf(chances)
  const window = 24 * sd * Math.sqrt(rounds) + 3 * most
  const fine = 2 ** Math.ceil(Math.log2(window / unit))
  const bins = Math.min(BINS_MAX, Math.max(2 ** 10, fine))
  const step = unit * Math.max(1, Math.ceil(window / unit / bins))
  const wave = waveOf(bins)
  for (const [cents, chance] of chances) lay(wave, { cents, chance, step })
  transform(wave)
  for (let k = 0; k < bins; k++) power(wave, k, rounds)
  transform(wave, true)
  const middle = Math.round((mean * rounds) / step)
  const error = step === unit ? 0 : Math.sqrt(1 + (step / 2 / sd) ** 2) - 1
  return { rounds, mean, sd, error, quantile: (share) => quantile(wave, { share, middle, step }) }
}

function shapeOf(chances: Distribution) {
  let [mean, squares, most, unit] = [0, 0, 0, 0]
  for (const [cents, chance] of chances) {
    mean += cents * chance
    squares += cents * cents * chance
    most = Math.max(most, cents)
    unit = divisor(unit, cents)
  }
  return { mean, sd: Math.sqrt(squares - mean * mean), most, unit: Math.max(1, unit) }
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b)
}

/** On its own place, or split between two so that the mean stays. */
function lay(
  { re }: Wave,
  by: { readonly cents: number; readonly chance: number; readonly step: number },
): void {
  const place = by.cents / by.step
  const below = Math.floor(place)
  const share = place - below
  const put = (bin: number, chance: number) => {
    const here = bin % re.length
    re[here] = at(re, here) + chance
  }
  put(below, by.chance * (1 - share))
  if (share > 0) put(below + 1, by.chance * share)
}

function power({ re, im }: Wave, k: number, n: number): void {
  const length = Math.hypot(at(re, k), at(im, k)) ** n
  const angle = Math.atan2(at(im, k), at(re, k)) * n
  re[k] = length * Math.cos(angle)
  im[k] = length * Math.sin(angle)
}

/** From half a window below the mean on; the places come round again. */
function quantile(
  { re }: Wave,
  {
    share,
    middle,
    step,
  }: { readonly share: number; readonly middle: number; readonly step: number },
): number {
  const first = Math.max(0, middle - re.length / 2)
  let sum = 0
  for (let n = 0; n < re.length; n++) {
    sum += at(re, (first + n) % re.length)
    if (sum >= share) return (first + n) * step
  }
  return (first + re.length) * step
}
