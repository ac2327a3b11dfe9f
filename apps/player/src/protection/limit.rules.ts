import type { LimitKind, PlayLimit } from '@camellia/contract/protection'

export type Effect = 'NOW' | 'LATER' | 'SAME' | 'EMPTY'

/** When a bound would hold: narrower at once, wider or none after a day. Null: no bound. */
export function effectOf(now: number | null, wanted: number | null): Exclude<Effect, 'EMPTY'> {
  if (now === wanted) return 'SAME'
  if (wanted === null) return 'LATER'
  return now === null || wanted < now ? 'NOW' : 'LATER'
}

type Used = Pick<PlayLimit, 'value' | 'used'>

/** What may still be used; someone who is ahead has more left than the bound itself. */
export function leftOf({ value, used }: Used): number | undefined {
  return value === null ? undefined : Math.max(0, value - used)
}

/** How much of the bar is filled, in percent. Whoever is ahead has used nothing. */
export function filledOf({ value, used }: Used): number {
  if (value === null) return 0
  return Math.min(100, Math.round((Math.max(0, used) / value) * 100))
}

/** From four fifths on the bar warns. */
export function toneOf(limit: Used): 'calm' | 'near' | 'full' {
  const filled = filledOf(limit)
  if (filled >= 100) return 'full'
  return filled >= 80 ? 'near' : 'calm'
}

/** What one often chooses: won, or minutes. */
export const QUICK: Readonly<Record<LimitKind, readonly number[]>> = {
  DEPOSIT: [50_000, 100_000, 300_000, 500_000, 1_000_000],
  LOSS: [50_000, 100_000, 300_000, 500_000, 1_000_000],
  TIME: [30, 60, 120, 180, 300],
}

/** The same day some months on; the last of the month where there is no such day. */
export function monthsFrom(now: Date, months: number): Date {
  const until = new Date(now)
  until.setUTCMonth(until.getUTCMonth() + months)
  if (until.getUTCDate() !== now.getUTCDate()) until.setUTCDate(0)
  return until
}
