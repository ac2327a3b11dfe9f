import { at } from './at'

/** The mean weight of a book, such that those of a million books together stay below 2^32. */
const MEAN = 2_048

/** Books by their class: 0 pays least, 1 is weighed against it, the others keep their weight. */
export interface Weighable {
  /** In cents, by book. */
  readonly payouts: Int32Array
  readonly classes: Uint8Array
}

/**
 * Weights for a table that gives back `target` cents a book. Class 0 is made heavier and class 1
 * lighter, or the other way round; their weight together stays, so that the other classes come as
 * often as before. Then the first books of class 0 weigh one more each until the sum is right.
 */
export function weigh(books: Weighable, target: number): Uint16Array {
  const { payouts, classes } = books
  const byClass = classWeights(books, target)
  const weights = Uint16Array.from(classes, (kind) => at(byClass, kind))
  let over = 0
  weights.forEach((weight, book) => {
    over += weight * ((payouts[book] as number) - target)
  })
  for (let book = 0; book < weights.length; book++) {
    const short = target - (payouts[book] as number)
    if (classes[book] !== 0 || short <= 0) continue
    if (over < short / 2) break
    weights[book] = at(weights, book) + 1
    over -= short
  }
  return weights
}

function classWeights({ payouts, classes }: Weighable, target: number): number[] {
  const counts = [0, 0, 0, 0]
  const cents = [0, 0, 0, 0]
  payouts.forEach((payout, book) => {
    const kind = classes[book] as number
    counts[kind] = at(counts, kind) + 1
    cents[kind] = at(cents, kind) + payout
  })
  const [n0, n1, c0, c1] = [at(counts, 0), at(counts, 1), at(cents, 0), at(cents, 1)]
  const paid = cents.reduce((sum, part) => sum + part, 0)
  // Taking the share x from each book of class 1 and giving it to class 0 changes the sum by this.
  const perShare = (c0 * n1) / n0 - c1
  const x = (target * payouts.length - paid) / perShare
  const weights = [0, Math.round(MEAN * (1 - x)), MEAN, MEAN]
  const rest = [1, 2, 3].reduce(
    (sum, kind) => sum + at(weights, kind) * (at(cents, kind) - target * at(counts, kind)),
    0,
  )
  // The greatest whole weight of class 0 that still leaves a little too much paid.
  weights[0] = Math.floor(rest / (target * n0 - c0))
  return weights
}
