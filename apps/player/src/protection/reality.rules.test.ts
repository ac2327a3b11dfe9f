import { expect, test } from 'vitest'
import { isDue, minutesSince } from './reality.rules'

const MINUTE = 60_000
const SINCE = 1_000 * MINUTE

test.each([
  { after: 59, told: undefined, minutes: 60, due: false, because: 'not yet an hour' },
  { after: 60, told: undefined, minutes: 60, due: true, because: 'an hour of the session' },
  { after: 61, told: 60, minutes: 60, due: false, because: 'it was just said' },
  { after: 120, told: 60, minutes: 60, due: true, because: 'an hour after it was said' },
  { after: 60, told: -5, minutes: 60, due: true, because: 'it was said in an earlier session' },
  { after: 60, told: 500, minutes: 60, due: true, because: 'a time to come was not said yet' },
  { after: 20, told: 10, minutes: 15, due: false, because: 'a shorter span counts from the last' },
  { after: 25, told: 10, minutes: 15, due: true, because: 'the shorter span has passed' },
  { after: 999, told: undefined, minutes: 0, due: false, because: 'it is turned off' },
])('after $after minutes, every $minutes: $due, $because', ({ after, told, minutes, due }) => {
  const at = told === undefined ? undefined : SINCE + told * MINUTE
  expect(isDue({ since: SINCE, told: at, minutes, now: SINCE + after * MINUTE })).toBe(due)
})

test('a session that begins in the future by the clock here has lasted no time', () => {
  expect(minutesSince('2026-11-15T01:00:00.000Z', Date.parse('2026-11-15T00:00:00.000Z'))).toBe(0)
  expect(minutesSince('2026-11-15T00:00:00.000Z', Date.parse('2026-11-15T01:05:59.000Z'))).toBe(65)
})
