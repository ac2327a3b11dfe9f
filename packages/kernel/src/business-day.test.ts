import { expect, test } from 'vitest'
import { addDays, businessDay, startOfDay } from './business-day'

test.each([
  { at: '2026-11-14T14:59:59.999Z', day: '2026-11-14' },
  { at: '2026-11-14T15:00:00.000Z', day: '2026-11-15' },
  { at: '2026-12-31T15:00:00.000Z', day: '2027-01-01' },
])('$at belongs to the business day $day', ({ at, day }) => {
  expect(businessDay(new Date(at))).toBe(day)
})

test('a day begins at midnight in Seoul and the next follows it', () => {
  expect(startOfDay('2026-11-15').toISOString()).toBe('2026-11-14T15:00:00.000Z')
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
})
