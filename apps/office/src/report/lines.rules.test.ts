import { RATE_TYPES, type RatesByType } from '@camellia/contract/rate'
import type { MemberId } from '@camellia/kernel/ids'
import { won } from '@camellia/kernel/won'
import { expect, test } from 'vitest'
import { dayRowsOf, type Line, restOf, tintOf } from './lines.rules'

const none = Object.fromEntries(RATE_TYPES.map((type) => [type, 0])) as RatesByType
const line = (id: number, stake: number): Line => ({
  ...{ id: id as MemberId, code: `p${id}`, name: `p${id}`, members: 2, active: 1, partners: 0 },
  ...{ deposits: won(300), withdrawals: won(100), stake: won(stake), win: won(50) },
  ...{ balances: won(10), rates: { rolling: none, losing: none, lossFee: 0 } },
  days: [{ day: '2026-11-14', deposits: won(300), withdrawals: won(100) }],
})

test('the lines below and what hangs there directly are the whole', () => {
  const lines = [line(1, 1_000), line(2, 500)]
  const whole = { ...line(9, 1_800), members: 7, deposits: won(900) }
  const rest = restOf({ whole, lines })
  expect(rest).toMatchObject({ stake: 300, members: 3, deposits: 300, win: -50 })
})

test('a tint is how much of the stakes stayed, and no stronger than a tenth', () => {
  expect(tintOf({ stake: won(1_000), win: won(950) })).toBe(0.5)
  expect(tintOf({ stake: won(1_000), win: won(1_500) })).toBe(-1)
  expect(tintOf({ stake: won(0), win: won(0) })).toBe(0)
})

test('every day has a row, and a partner without money on it has nothing there', () => {
  const days = ['2026-11-14', '2026-11-15'].map((day) => ({
    ...{ day, deposits: won(600), withdrawals: won(200) },
  }))
  const rows = dayRowsOf({ lines: [line(1, 5), line(2, 5)], days })
  expect(rows.map(({ day }) => day)).toEqual(['2026-11-15', '2026-11-14'])
  expect(rows[0]?.lines.map(({ deposits }) => deposits)).toEqual([0, 0])
  expect(rows[1]?.lines.map(({ deposits }) => deposits)).toEqual([300, 300])
})
