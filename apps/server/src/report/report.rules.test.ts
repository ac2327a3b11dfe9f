import { won } from '@camellia/kernel/won'
import { expect, test } from 'vitest'
import { comparedFor, fillingFor, hoursFor } from './report.rules'

const row = (day: 'TODAY' | 'YESTERDAY', hour: number, stake: number, soFar = true) =>
  ({ day, hour, soFar, rounds: 1, stake: won(stake), win: won(stake / 2) }) as const

test('a day has 24 hours, also those in which nobody played', () => {
  const hours = hoursFor([row('TODAY', 3, 1_000), row('YESTERDAY', 3, 400), row('TODAY', 23, 10)])
  expect(hours).toHaveLength(24)
  expect(hours[3]).toEqual({
    hour: 3,
    stake: 1_000,
    win: 500,
    stakeYesterday: 400,
    winYesterday: 200,
  })
  expect(hours[4]?.stake).toBe(0)
})

test('today is compared with yesterday until this minute, not with the whole day', () => {
  const rows = [row('TODAY', 9, 500), row('YESTERDAY', 9, 300), row('YESTERDAY', 20, 900, false)]
  expect(comparedFor(rows).stake).toEqual({ today: 500, yesterday: 300 })
  expect(comparedFor(rows).rounds).toEqual({ today: 1, yesterday: 1 })
})

test('while a past is filled in the office is told how far, and nothing once it is there', () => {
  expect(fillingFor({ step: 43, steps: 120 })).toBe(35)
  expect(fillingFor({ step: 119, steps: 120 })).toBe(99)
  expect(fillingFor({ step: 120, steps: 120 })).toBeNull()
  expect(fillingFor(null)).toBeNull()
})
