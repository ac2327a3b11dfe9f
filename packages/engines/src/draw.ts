/** A fair whole number in [0, below). The only source of chance an engine may touch. */
export type Draw = (below: number) => number

/** One draw tells that many values apart; more takes `wide`. */
export const DRAW_MAX = 2 ** 32
const HIGH = 2 ** 21
const WIDE_MAX = HIGH * DRAW_MAX

/** Zero or a fraction would be drawn for ever, and more than the span would never be reached. */
export function checkBelow(below: number, most = DRAW_MAX): void {
  if (!Number.isInteger(below) || below < 1 || below > most) {
    throw new RangeError(`cannot draw below ${below}`)
  }
}

/**
 * As a draw, for up to 2^53 values: the first of two draws is the higher 21 bits, the second the
 * lower 32, and numbers past the last whole multiple are drawn again.
 */
export function wide(draw: Draw, below: number): number {
  checkBelow(below, WIDE_MAX)
  const fair = WIDE_MAX - (WIDE_MAX % below)
  for (;;) {
    const high = draw(HIGH)
    const value = high * DRAW_MAX + draw(DRAW_MAX)
    if (value < fair) return value % below
  }
}

/** No order is likelier than another (Fisher–Yates, from the end). */
export function shuffle<T>(draw: Draw, items: readonly T[]): T[] {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last--) {
    const taken = draw(last + 1)
    const held = order[last] as T
    order[last] = order[taken] as T
    order[taken] = held
  }
  return order
}

/** An index, each exactly as often as its whole weight says. */
export function pickWeighted(draw: Draw, weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => {
    if (!Number.isSafeInteger(weight) || weight < 0) throw new RangeError(`no weight: ${weight}`)
    return sum + weight
  }, 0)
  let left = total > DRAW_MAX ? wide(draw, total) : draw(total)
  return weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
}
