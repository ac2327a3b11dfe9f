import { won } from '@camellia/kernel/won'
import { expect, test } from 'vitest'
import { averageOf, ggrFigure, hourOf, hoursOf, shareOf } from './dashboard.rules'

test('revenue is stakes less wins, today and yesterday', () => {
  const stake = { today: 1_000, yesterday: 400 }
  const win = { today: 950, yesterday: 500 }
  expect(ggrFigure({ stake, win })).toEqual({ today: 50, yesterday: -100 })
})

test('a day without rounds has an average of nothing rather than no number', () => {
  expect(averageOf({ today: 0, yesterday: 999 }, { today: 0, yesterday: 10 })).toEqual({
    today: 0,
    yesterday: 100,
  })
  expect(shareOf(0, 0)).toBeUndefined()
  expect(shareOf(439, 10_000)).toBe(439)
})

test.each([
  { at: '2026-11-14T15:00:00Z', hour: 0, because: 'midnight in Seoul' },
  { at: '2026-11-15T05:32:08Z', hour: 14, because: 'the afternoon in Seoul' },
  { at: '2026-11-15T14:59:59Z', hour: 23, because: 'the last second of the day' },
])('$at is hour $hour of the business day: $because', ({ at, hour }) => {
  expect(hourOf(at)).toBe(hour)
})

test('the running line of today ends at the hour we are in, yesterday goes on', () => {
  const hours = [0, 1, 2].map((hour) => ({
    hour,
    stake: won(100),
    win: won(40),
    stakeYesterday: won(10),
    winYesterday: won(20),
  }))
  const shown = hoursOf({ at: '2026-11-14T16:30:00Z', hours })
  expect(shown.map(({ running }) => running)).toEqual([60, 120, undefined])
  expect(shown.map(({ runningYesterday }) => runningYesterday)).toEqual([-10, -20, -30])
})
