import { addDays, businessDay, startOfDay } from '@camellia/kernel/business-day'

/** The quick choices of every list that is read by day. */
export const RECENT_DAYS = ['today', 'yesterday', '3', '7'] as const
export type RecentDays = (typeof RECENT_DAYS)[number]

/** The router reads digits as a number. */
export function daysIn(raw: unknown): RecentDays | undefined {
  return RECENT_DAYS.find((known) => known === String(raw))
}

interface Span {
  readonly from?: string
  readonly until?: string
}

/** Business days are Seoul's, whatever the clock of the browser says; today counts as one. */
export function spanOf(days: RecentDays | undefined, now: Date): Span {
  if (!days) return {}
  const today = businessDay(now)
  if (days === 'today') return spanBetween(today)
  if (days === 'yesterday') return spanBetween(addDays(today, -1), addDays(today, -1))
  return spanBetween(addDays(today, 1 - Number(days)))
}

/** From the beginning of one business day to the end of another: both are inside. */
export function spanBetween(first: string | undefined, last?: string): Span {
  return {
    ...(first && { from: startOfDay(first).toISOString() }),
    ...(last && { until: startOfDay(addDays(last, 1)).toISOString() }),
  }
}
