import { type Protection, RAISE_AFTER_HOURS } from '@camellia/contract/protection'
import { refuse } from '@camellia/kernel/refusal'
import type { LimitRow, ProtectionRow } from './protection.sql'

/** A narrower bound helps at once; a wider one, or none, is slept on. */
export function hoursUntil(now: number | null, wanted: number | null): number {
  const wider = wanted === null ? now !== null : now !== null && wanted > now
  return wider ? RAISE_AFTER_HOURS : 0
}

/** Until when neither a bet nor a deposit is taken; undefined when nothing stands against it. */
export function awayUntil(row: ProtectionRow | undefined): Date | undefined {
  if (!row) return undefined
  const ends = [row.breakUntil, row.excludedUntil].filter((end) => end !== null)
  const last = Math.max(...ends.map((end) => end.getTime()))
  return last > row.now.getTime() ? new Date(last) : undefined
}

/** What a deposit of this amount would break, if anything. */
export function checkDeposit(
  row: ProtectionRow | undefined,
  limits: readonly LimitRow[],
  amount: number,
): void {
  const until = awayUntil(row)
  if (until) refuse('SELF_EXCLUDED', { until: until.toISOString() })
  for (const { kind, period, value, used } of limits) {
    if (kind === 'DEPOSIT' && value !== null && used + amount > value) {
      refuse('LIMIT_REACHED', { kind, period, left: Math.max(0, value - used) })
    }
  }
}

export function protectionOf(
  row: ProtectionRow | undefined,
  limits: readonly LimitRow[],
): Protection {
  const running = (end: Date | null | undefined) =>
    end && row && end > row.now ? end.toISOString() : null
  return {
    limits: limits.map(({ nextAt, nextValue, used, ...limit }) => ({
      ...limit,
      // Who is ahead has used nothing of a bound on losses.
      used: Math.max(0, used),
      next: nextAt && { value: nextValue, at: nextAt.toISOString() },
    })),
    breakUntil: running(row?.breakUntil),
    excludedUntil: running(row?.excludedUntil),
    realityMinutes: row?.realityMinutes ?? 60,
  }
}
