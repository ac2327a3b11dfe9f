import type { Protection } from '@camellia/contract/protection'

export interface Bar {
  readonly kind: 'BREAK' | 'EXCLUSION'
  readonly until: string
}

type Ends = Pick<Protection, 'breakUntil' | 'excludedUntil'>

/** What keeps someone from paying in and betting now; the longer one when both run. */
export function barOf({ breakUntil, excludedUntil }: Ends, now: number): Bar | undefined {
  const running = [
    { kind: 'EXCLUSION' as const, until: excludedUntil },
    { kind: 'BREAK' as const, until: breakUntil },
  ].flatMap(({ kind, until }) =>
    until !== null && Date.parse(until) > now ? [{ kind, until }] : [],
  )
  return running.toSorted((a, b) => Date.parse(b.until) - Date.parse(a.until))[0]
}

export interface Bound {
  readonly kind: 'DEPOSIT' | 'LOSS' | 'TIME'
  readonly period: 'DAY' | 'WEEK' | 'MONTH'
  readonly left: number
}

const KINDS: readonly unknown[] = ['DEPOSIT', 'LOSS', 'TIME'] satisfies readonly Bound['kind'][]
const PERIODS: readonly unknown[] = ['DAY', 'WEEK', 'MONTH'] satisfies readonly Bound['period'][]

/** Of a refusal: which bound of one's own it was. A limit of the house comes without. */
export function boundIn(data: unknown): Bound | undefined {
  const { kind, period, left } = (data ?? {}) as Partial<Record<keyof Bound, unknown>>
  const known = KINDS.includes(kind) && PERIODS.includes(period) && typeof left === 'number'
  return known ? ({ kind, period, left } as Bound) : undefined
}

/** Of a refusal: until when one has shut oneself out. */
export function untilIn(data: unknown): string | undefined {
  const { until } = (data ?? {}) as { readonly until?: unknown }
  return typeof until === 'string' && !Number.isNaN(Date.parse(until)) ? until : undefined
}
