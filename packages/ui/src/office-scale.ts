/** Round values for a few lines of a grid that covers everything from `low` to `high`, with zero. */
export function gridFor(low: number, high: number, lines: number): readonly number[] {
  const bottom = Math.min(0, low)
  const top = Math.max(0, high)
  if (top === bottom) return [0, 1]
  const step = roundStep((top - bottom) / lines)
  const from = Math.floor(bottom / step)
  const to = Math.ceil(top / step)
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step)
}

/** The same between two values that are far from zero: a rate, not an amount. */
export function gridWithin(low: number, high: number, lines: number): readonly number[] {
  if (high <= low) return [low - 1, low + 1]
  const step = roundStep((high - low) / lines)
  const from = Math.floor(low / step)
  const to = Math.ceil(high / step)
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step)
}

/** 1, 2, 2.5 or 5 times a power of ten, never below one won. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const times = [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= rough) ?? 10
  return Math.max(1, times * power)
}

export interface Scale {
  readonly grid: readonly number[]
  readonly at: (value: number) => number
}

/** Places values between two heights of a drawing, the biggest on top. */
export function scaleFor(grid: readonly number[], top: number, height: number): Scale {
  const low = grid[0] ?? 0
  const high = grid.at(-1) ?? 1
  const unit = height / (high - low || 1)
  return { grid, at: (value) => top + (high - value) * unit }
}

export function pointsOf(values: readonly (readonly [number, number])[]): string {
  return values.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
}
