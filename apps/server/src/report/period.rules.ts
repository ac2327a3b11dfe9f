import type { Period } from '@camellia/contract/report'
import { addDays, businessDay, startOfDay } from '@camellia/kernel/business-day'

/** From the beginning of a business day to a moment. */
export interface Span {
  readonly since: string
  readonly until: Date
}

export interface Compared {
  readonly now: Span
  /** As long as what is over of the period: whole days are compared with whole days. */
  readonly before: Span
}

/** A period and the one before it until the same time. */
export function spansFor(period: Period, at: Date): Compared {
  const today = businessDay(at)
  switch (period) {
    case 'TODAY':
      return running(today, 1, at)
    case 'DAYS_7':
      return running(addDays(today, -6), 7, at)
    case 'DAYS_30':
      return running(addDays(today, -29), 30, at)
    case 'YESTERDAY':
      return over(addDays(today, -2), addDays(today, -1), today)
    case 'MONTH':
      return ofMonth(today, at)
    case 'LAST_MONTH': {
      const month = monthBefore(firstOf(today))
      return over(monthBefore(month), month, firstOf(today))
    }
  }
}

/** Every business day of a span, in order. */
export function daysOf({ since, until }: Span): readonly string[] {
  const last = lastDayOf(until)
  const days: string[] = []
  for (let day = since; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

/** A span that ends at midnight ends with the day before. */
export function lastDayOf(until: Date): string {
  return businessDay(new Date(until.getTime() - 1))
}

function running(since: string, days: number, at: Date): Compared {
  const length = startOfDay(addDays(since, days)).getTime() - startOfDay(since).getTime()
  const until = new Date(at.getTime() - length)
  return { now: { since, until: at }, before: { since: addDays(since, -days), until } }
}

function over(before: string, first: string, next: string): Compared {
  return {
    now: { since: first, until: startOfDay(next) },
    before: { since: before, until: startOfDay(first) },
  }
}

/** The month before may be shorter: then all of it. */
function ofMonth(today: string, at: Date): Compared {
  const since = firstOf(today)
  const earlier = monthBefore(since)
  const gone = at.getTime() - startOfDay(since).getTime()
  const until = Math.min(startOfDay(earlier).getTime() + gone, startOfDay(since).getTime())
  return { now: { since, until: at }, before: { since: earlier, until: new Date(until) } }
}

function firstOf(day: string): string {
  return `${day.slice(0, 7)}-01`
}

function monthBefore(first: string): string {
  return firstOf(addDays(first, -1))
}
