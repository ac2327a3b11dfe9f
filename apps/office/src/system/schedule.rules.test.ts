import { expect, test } from 'vitest'
import { dailyAt } from './schedule.rules'

test.each([
  { schedule: '10 0 * * *', at: '00:10', because: 'once a day' },
  { schedule: '*/5 * * * *', at: undefined, because: 'every five minutes has no time of day' },
  { schedule: '0 0 1 * *', at: undefined, because: 'once a month is not daily' },
])('$schedule runs daily at $at: $because', ({ schedule, at }) => {
  expect(dailyAt(schedule)).toBe(at)
})
