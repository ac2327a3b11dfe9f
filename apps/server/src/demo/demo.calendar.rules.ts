import type { Draw } from '@camellia/engines/draw'

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
const KST_MS = 9 * HOUR_MS
const WEEK_DAYS = 7

/** How much of a past there is, and how many people come in it; tests ask for less. */
export interface DemoSize {
  /** Whole weeks before the one that runs: every past begins on a Monday. */
  readonly weeks: number
  /** Of those who join while the past goes by, until the end of the week that runs. */
  readonly newcomers: number
}

export const DEMO_SIZE: DemoSize = { weeks: 8, newcomers: 2_100 }

/** Always a Monday in Seoul: what happens on the n-th day is the same whenever the demo starts. */
export function demoStart(now: number, { weeks }: Pick<DemoSize, 'weeks'>): number {
  const today = Math.floor((now + KST_MS) / DAY_MS)
  // The first day of 1970 was a Thursday.
  const monday = today - ((today + 3) % WEEK_DAYS)
  return (monday - weeks * WEEK_DAYS) * DAY_MS - KST_MS
}

export function daysOf({ weeks }: Pick<DemoSize, 'weeks'>): number {
  return (weeks + 1) * WEEK_DAYS
}

/** How busy each hour of a day in Seoul is, and each day of the week, Monday first. */
const HOURS = [7, 5, 3, 2, 1, 1, 1, 2, 3, 4, 4, 5, 6, 6, 5, 5, 6, 7, 9, 11, 13, 14, 13, 10]
const WEEK = [84, 82, 88, 97, 128, 146, 118]
const FRIDAY = 4
const SATURDAY = 5
const EVENING = 18
const SMALL_HOURS = 3

export function weekdayOf(day: number): number {
  return day % WEEK_DAYS
}

/** In hundredths of an ordinary day. */
export function busyOn(day: number): number {
  return WEEK[weekdayOf(day)] ?? 100
}

/** Evenings before a free day are longer, and so are the nights after them. */
export function busyAt(day: number, hour: number): number {
  const weekday = weekdayOf(day)
  const out = weekday === FRIDAY || weekday === SATURDAY
  const stillOut = weekday === SATURDAY || weekday === SATURDAY + 1
  const base = (HOURS[hour] ?? 1) * 10
  if (out && hour >= EVENING) return Math.round(base * 1.5)
  return stillOut && hour < SMALL_HOURS ? Math.round(base * 1.8) : base
}

/** Milliseconds after midnight, where the hours of this day are busy. */
export function momentOn(day: number, draw: Draw): number {
  const weights = Array.from({ length: 24 }, (_, hour) => busyAt(day, hour))
  return pickBy(weights, draw) * HOUR_MS + draw(HOUR_MS)
}

/** The place of a drawn weight: heavier ones come up more often. */
export function pickBy(weights: readonly number[], draw: Draw): number {
  let left = draw(weights.reduce((sum, weight) => sum + weight, 0))
  for (const [place, weight] of weights.entries()) {
    left -= weight
    if (left < 0) return place
  }
  return weights.length - 1
}

/** The day on which each newcomer joins: more of them every week, most before a free day. */
export function joinDays(size: DemoSize): readonly number[] {
  const days = daysOf(size)
  const weights = Array.from({ length: days }, (_, day) => (days + 2 * day) * busyOn(day))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let until = 0
  return weights.flatMap((weight, day) => {
    const before = Math.round((until * size.newcomers) / all)
    until += weight
    const count = Math.round((until * size.newcomers) / all) - before
    return Array.from({ length: count }, () => day)
  })
}
