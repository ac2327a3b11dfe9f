import { expect, test } from 'vitest'
import { coinsFor, countdown, stageOf } from './coin.rules'
import { depositSearch } from './deposit-search'

test.each([
  { amount: 10_000, rate: 1_000, decimals: 6, gives: '10' },
  { amount: 10_000, rate: 1_337, decimals: 6, gives: '7.479432' },
  { amount: 1, rate: 3, decimals: 8, gives: '0.33333334' },
  { amount: 0, rate: 1_000, decimals: 6, gives: '0' },
  { amount: 3_000_000, rate: 7, decimals: 8, gives: '428571.42857143' },
])('$amount won at $rate are $gives coins, never too few', ({ amount, rate, decimals, gives }) => {
  expect(coinsFor(amount, rate, decimals)).toBe(gives)
})

const END = '2026-11-15T00:15:00.000Z'
const seen = { coinAmount: '1', hash: 'ab', confirmations: 1, needed: 3 }

test.each([
  { seen: null, at: '2026-11-15T00:14:59.000Z', stage: 'waiting' },
  { seen: null, at: '2026-11-15T00:15:00.000Z', stage: 'over' },
  { seen, at: '2026-11-15T00:20:00.000Z', stage: 'seen' },
])('at $at it is $stage', ({ seen: shown, at, stage }) => {
  expect(stageOf({ seen: shown, expiresAt: END }, Date.parse(at))).toBe(stage)
})

test('the clock runs down to nothing and stays there', () => {
  expect(countdown(END, Date.parse('2026-11-15T00:00:55.000Z'))).toBe('14:05')
  expect(countdown(END, Date.parse('2026-11-15T01:00:00.000Z'))).toBe('00:00')
})

test('only coins are another way to pay in', () => {
  expect(depositSearch({ way: 'coin' })).toEqual({ way: 'coin' })
  expect(depositSearch({ way: 'gold' })).toEqual({})
})
