import { expect, test } from 'vitest'
import { clockText, moneyOf, openingBet, stepBet } from './slot.rules'

const BETS = [200, 500, 1_000, 5_000]

test('a bet steps along the list and stays in it', () => {
  expect(stepBet(BETS, 500, 1)).toBe(1_000)
  expect(stepBet(BETS, 200, -1)).toBe(200)
  expect(stepBet(BETS, 5_000, 1)).toBe(5_000)
})

test('a game opens with the last bet, or with a small part of what one has', () => {
  expect(openingBet(BETS, 1_000_000, 500)).toBe(500)
  expect(openingBet(BETS, 300, 500)).toBe(200)
  expect(openingBet(BETS, 250_000)).toBe(1_000)
})

test('fractions of a won are dropped', () => {
  expect(moneyOf(200, 133)).toBe(266)
  expect(moneyOf(100, 1)).toBe(1)
})

test('the clock shows hours when there are any', () => {
  expect(clockText(768_000, true)).toBe('00:12:48')
  expect(clockText(768_000, false)).toBe('12:48')
  expect(clockText(3_661_000, false)).toBe('01:01:01')
})
