import { expect, test } from 'vitest'
import {
  daysAskedFor,
  daysToRun,
  dueAt,
  latestDueDay,
  nextRunAt,
  periodDayFor,
  seoulCrontabFor,
  skewFor,
  utcCrontabFor,
  type When,
} from './when.rules'

const MIDNIGHT: When = { every: 'DAY', at: '00:00' }
const MONDAY: When = { every: 'MONDAY', at: '00:00' }
const MONTHLY: When = { every: 'FIRST_OF_MONTH', at: '00:00' }

test.each([
  { when: MIDNIGHT, utc: '0 15 * * *', seoul: '0 0 * * *' },
  { when: { every: 'DAY', at: '08:59' }, utc: '59 23 * * *', seoul: '59 8 * * *' },
  { when: { every: 'DAY', at: '09:00' }, utc: '0 0 * * *', seoul: '0 9 * * *' },
  { when: { every: 'DAY', at: '23:30' }, utc: '30 14 * * *', seoul: '30 23 * * *' },
  { when: MONDAY, utc: '0 15 * * 0', seoul: '0 0 * * 1' },
  { when: { every: 'MONDAY', at: '10:05' }, utc: '5 1 * * 1', seoul: '5 10 * * 1' },
  { when: MONTHLY, utc: '0 15 28-31 * *', seoul: '0 0 1 * *' },
  { when: { every: 'FIRST_OF_MONTH', at: '12:00' }, utc: '0 3 1 * *', seoul: '0 12 1 * *' },
] as const)('$when.every at $when.at in Seoul is "$utc" in UTC', ({ when, utc, seoul }) => {
  expect(utcCrontabFor(when)).toBe(utc)
  expect(seoulCrontabFor(when)).toBe(seoul)
})

test.each([
  { when: MIDNIGHT, day: '2026-03-01', utc: '2026-02-28T15:00:00.000Z' },
  { when: MIDNIGHT, day: '2024-03-01', utc: '2024-02-29T15:00:00.000Z' },
  { when: MIDNIGHT, day: '2027-01-01', utc: '2026-12-31T15:00:00.000Z' },
  { when: { every: 'DAY', at: '23:59' }, day: '2026-12-31', utc: '2026-12-31T14:59:00.000Z' },
] as const)('the run of $day at $when.at begins at $utc', ({ when, day, utc }) => {
  expect(dueAt(when, day).toISOString()).toBe(utc)
})

test.each([
  { when: MIDNIGHT, at: '2026-07-31T14:59:59.999Z', latest: '2026-07-31', next: '2026-07-31T15' },
  { when: MIDNIGHT, at: '2026-07-31T15:00:00.000Z', latest: '2026-08-01', next: '2026-08-01T15' },
  { when: MONDAY, at: '2026-08-02T14:59:59.999Z', latest: '2026-07-27', next: '2026-08-02T15' },
  { when: MONDAY, at: '2026-08-02T15:00:00.000Z', latest: '2026-08-03', next: '2026-08-09T15' },
  { when: MONTHLY, at: '2026-02-28T14:59:59.999Z', latest: '2026-02-01', next: '2026-02-28T15' },
  { when: MONTHLY, at: '2026-02-28T15:00:00.000Z', latest: '2026-03-01', next: '2026-03-31T15' },
  { when: MONTHLY, at: '2028-02-28T15:00:00.000Z', latest: '2028-02-01', next: '2028-02-29T15' },
  { when: MONTHLY, at: '2026-12-31T15:00:00.000Z', latest: '2027-01-01', next: '2027-01-31T15' },
])('$when.every: at $at the latest due day is $latest', ({ when, at, latest, next }) => {
  expect(latestDueDay(when, new Date(at))).toBe(latest)
  expect(nextRunAt(when, new Date(at))?.toISOString()).toBe(`${next}:00:00.000Z`)
})

test('the days and times are the same wherever the machine stands', () => {
  const zone = process.env.TZ
  const seen = ['UTC', 'America/New_York', 'Asia/Seoul', 'Pacific/Apia'].map((TZ) => {
    process.env.TZ = TZ
    const at = new Date('2026-03-08T07:30:00Z')
    return [MIDNIGHT, MONDAY, MONTHLY].map((when) => [
      utcCrontabFor(when),
      latestDueDay(when, at),
      nextRunAt(when, at)?.toISOString(),
      daysToRun(when, at, { first: '2026-02-20', done: [] }),
    ])
  })
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
  expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBe(1)
})

const AT = new Date('2026-08-05T03:00:00Z')

test.each([
  { because: 'a new job begins with its latest day', first: null, done: [], days: ['2026-08-05'] },
  {
    because: 'every missed day since the last is run, oldest first',
    first: '2026-08-01',
    done: ['2026-08-01', '2026-08-02'],
    days: ['2026-08-03', '2026-08-04', '2026-08-05'],
  },
  {
    because: 'a day that failed between others is not forgotten',
    first: '2026-08-01',
    done: ['2026-08-01', '2026-08-02', '2026-08-04', '2026-08-05'],
    days: ['2026-08-03'],
  },
  { because: 'nothing is missing', first: '2026-08-05', done: ['2026-08-05'], days: [] },
])('$because', ({ first, done, days }) => {
  expect(daysToRun(MIDNIGHT, AT, { first, done })).toEqual(days)
})

test('after a year away no more than 31 days are made up for', () => {
  const days = daysToRun(MIDNIGHT, AT, { first: '2025-08-01', done: ['2025-08-01'] })
  expect(days).toHaveLength(31)
  expect(days.at(0)).toBe('2026-07-06')
  expect(days.at(-1)).toBe('2026-08-05')
})

test('missed weeks and months are made up for however many days lie between', () => {
  const past = { first: '2026-06-01', done: ['2026-06-01'] }
  expect(daysToRun(MONTHLY, AT, past)).toEqual(['2026-07-01', '2026-08-01'])
  expect(daysToRun(MONDAY, AT, past).slice(0, 2)).toEqual(['2026-06-08', '2026-06-15'])
})

test('a run asked for counts for today, this week or this month, done already or not', () => {
  const evening: When = { every: 'DAY', at: '20:00' }
  const past = { first: '2026-08-03', done: ['2026-08-03'] }
  expect(daysAskedFor(evening, AT, past)).toEqual(['2026-08-04', '2026-08-05'])
  expect(daysAskedFor(evening, AT, { ...past, done: ['2026-08-04', '2026-08-05'] })).toEqual([
    '2026-08-03',
    '2026-08-05',
  ])
  expect(periodDayFor(MONDAY, '2026-08-05')).toBe('2026-08-03')
  expect(periodDayFor(MONTHLY, '2026-08-05')).toBe('2026-08-01')
})

test.each([
  { before: 100, theirs: 150, after: 200, skew: 0 },
  { before: 5_000, theirs: 1_000, after: 5_010, skew: 4_000 },
  { before: 1_000, theirs: 5_000, after: 1_010, skew: 3_990 },
])('asked from $before to $after a clock that shows $theirs is off by $skew', (each) => {
  expect(skewFor(each.before, each.theirs, each.after)).toBe(each.skew)
})

test('what runs only when asked for is never due, and asked for it runs today', () => {
  const asked: When = { every: 'ASKED', at: '00:00' }
  const past = { first: '2026-08-01', done: ['2026-08-05'] }
  expect(daysToRun(asked, AT, past)).toEqual([])
  expect(daysAskedFor(asked, AT, past)).toEqual(['2026-08-05'])
  expect(nextRunAt(asked, AT)).toBeNull()
  expect(seoulCrontabFor(asked)).toBe('')
})
