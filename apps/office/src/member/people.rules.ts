import { RATE_TYPES, type RatesByType } from '@camellia/contract/rate'
import type { MemberId } from '@camellia/kernel/ids'

/** One step up or down, stopping at the ends; from nowhere it begins at the near end. */
export function stepped(
  rows: readonly { readonly id: MemberId }[],
  at: MemberId | undefined,
  step: 1 | -1,
): MemberId | undefined {
  const index = rows.findIndex(({ id }) => id === at)
  if (index === -1) return (step === 1 ? rows[0] : rows.at(-1))?.id
  return rows[Math.max(0, Math.min(rows.length - 1, index + step))]?.id
}

/** Only types with a rate are worth a word. */
export function ratesShown(rates: RatesByType): readonly (readonly [keyof RatesByType, number])[] {
  return RATE_TYPES.flatMap((type) => (rates[type] > 0 ? [[type, rates[type]] as const] : []))
}

/** Points of a line over the days, between 0 and 1 from the bottom up; a flat one runs midway. */
export function lineOf(values: readonly number[]): readonly number[] {
  const low = Math.min(...values)
  const high = Math.max(...values)
  return values.map((value) => (high === low ? 0.5 : (value - low) / (high - low)))
}
