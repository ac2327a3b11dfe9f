import { won } from '@camellia/kernel/won'
import { expect, test } from 'vitest'
import { flowOf, ggrOf, hourOf, netOf, shareOf } from './dashboard.rules'

test('revenue is stakes less wins, and net is what came in less what went out', () => {
  expect(ggrOf({ stake: 1_000, win: 1_050 })).toBe(-50)
  expect(netOf({ deposits: 300, withdrawals: 120 })).toBe(180)
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

const slice = (deposits: number, withdrawals: number) => ({
  ...{ deposits: won(deposits), withdrawals: won(withdrawals), stake: won(0), win: won(0) },
})
const hours = [0, 1, 2].map((hour) => ({ hour, ...slice(100, 40), before: slice(10, 20) }))
const day = { at: '2026-11-14T16:30:00Z', from: '2026-11-15', hours, days: [] }

test('the running line of today ends at the hour we are in, the day before goes on', () => {
  const shown = flowOf({ ...day, period: 'TODAY' })
  expect(shown.map(({ running }) => running)).toEqual([60, 120, undefined])
  expect(shown.map(({ runningYesterday }) => runningYesterday)).toEqual([-10, -20, -30])
  expect(flowOf({ ...day, period: 'YESTERDAY' }).at(-1)?.running).toBe(180)
})

test('a longer period runs day by day from its first, whatever the chart of days shows', () => {
  const days = ['2026-11-13', '2026-11-14', '2026-11-15'].map((one) => ({
    ...{ day: one, rounds: 1, ...slice(50, 20) },
  }))
  const flow = flowOf({ ...day, period: 'DAYS_7', from: '2026-11-14', hours: [], days })
  expect(flow.map(({ running }) => running)).toEqual([30, 60])
})
