import { addDays, businessDay, startOfDay } from '@camellia/kernel/business-day'

/** When a job is due, as a clock on a wall in Seoul shows it. */
export interface When {
  /** ASKED: never by the clock, only when somebody asks. */
  readonly every: 'DAY' | 'MONDAY' | 'FIRST_OF_MONTH' | 'ASKED'
  readonly at: `${number}:${number}`
}

const MINUTE_MS = 60_000
/** Seoul is this far ahead of UTC, all year. */
const SEOUL_HOURS = 9
/** After a long time away no more than this many missed runs are made up for. */
const MISSED_MAX = 31

export function isDueDay({ every }: When, day: string): boolean {
  if (every === 'DAY' || every === 'ASKED') return true
  if (every === 'FIRST_OF_MONTH') return day.endsWith('-01')
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 1
}

export function dueAt(when: When, day: string): Date {
  const { hour, minute } = timeOf(when)
  return new Date(startOfDay(day).getTime() + (hour * 60 + minute) * MINUTE_MS)
}

/** The day a run asked for by hand counts for: today, or when this week or month began. */
export function periodDayFor(when: When, today: string): string {
  return isDueDay(when, today) ? today : periodDayFor(when, addDays(today, -1))
}

export function latestDueDay(when: When, at: Date): string {
  const day = periodDayFor(when, businessDay(at))
  return dueAt(when, day) <= at ? day : periodDayFor(when, addDays(day, -1))
}

/** Null: nobody knows, it waits to be asked for. */
export function nextRunAt(when: When, at: Date): Date | null {
  if (when.every === 'ASKED') return null
  let day = businessDay(at)
  while (!isDueDay(when, day) || dueAt(when, day) <= at) day = addDays(day, 1)
  return dueAt(when, day)
}

export interface Past {
  /** The first day this job was ever run for; null when it never ran. */
  readonly first: string | null
  readonly done: readonly string[]
}

/** Every day that was due and is not done, oldest first. A new job begins with its latest day. */
export function daysToRun(when: When, at: Date, { first, done }: Past): string[] {
  if (when.every === 'ASKED') return []
  const days: string[] = []
  let day = latestDueDay(when, at)
  const begin = first ?? day
  for (let looked = 0; looked < MISSED_MAX && day >= begin; looked++) {
    if (!done.includes(day)) days.unshift(day)
    day = periodDayFor(when, addDays(day, -1))
  }
  return days
}

/** A person asks for today's run, done already or not: it comes after whatever is missing. */
export function daysAskedFor(when: When, at: Date, past: Past): string[] {
  const asked = periodDayFor(when, businessDay(at))
  const days = daysToRun(when, at, past)
  return days.includes(asked) ? days : [...days, asked]
}

/**
 * The one place where times of Seoul become the worker's, which are UTC. Before nine in the morning
 * UTC is still in the day before; the day before the 1st may be any of four, and on a wrong one the
 * job finds that it is not due.
 */
export function utcCrontabFor(when: When): string {
  const { hour, minute } = timeOf(when)
  const dayBefore = hour < SEOUL_HOURS
  const time = `${minute} ${(hour - SEOUL_HOURS + 24) % 24}`
  if (when.every === 'DAY') return `${time} * * *`
  if (when.every === 'MONDAY') return `${time} * * ${dayBefore ? 0 : 1}`
  return `${time} ${dayBefore ? '28-31' : '1'} * *`
}

/** The same for people to read, in Seoul's own time. */
export function seoulCrontabFor(when: When): string {
  const { hour, minute } = timeOf(when)
  if (when.every === 'ASKED') return ''
  const days = { DAY: '* * *', MONDAY: '* * 1', FIRST_OF_MONTH: '1 * *' }
  return `${minute} ${hour} ${days[when.every]}`
}

/** How far apart two clocks surely are: what the way there and back may explain is not counted. */
export function skewFor(before: number, theirs: number, after: number): number {
  return Math.max(0, before - theirs, theirs - after)
}

function timeOf({ at }: When): { readonly hour: number; readonly minute: number } {
  const [hour = 0, minute = 0] = at.split(':').map(Number)
  return { hour, minute }
}
