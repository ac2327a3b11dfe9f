import { expect, test } from 'vitest'
import { heldTo, oddsOf, returnsFor, stepFrom } from './odd-even.rules'

test('a return of 97.5 percent on two halves means odds of 1.95', () => {
  expect(oddsOf(9_750)).toBe(195)
  expect(returnsFor(101, 9_750)).toBe(196)
})

test.each([
  { stake: 1_000, direction: 1, gives: 2_000 },
  { stake: 1_000, direction: -1, gives: 900 },
  { stake: 900, direction: -1, gives: 800 },
  { stake: 10_000, direction: -1, gives: 9_000 },
  { stake: 45_000, direction: 1, gives: 55_000 },
] as const)('a step of $direction from $stake gives $gives', ({ stake, direction, gives }) => {
  expect(stepFrom(stake, direction)).toBe(gives)
})

test('a stake stays within the limits of the title', () => {
  const limits = { minBet: 100, maxBet: 1_000_000 }
  expect(heldTo(3, limits)).toBe(100)
  expect(heldTo(1_050, limits)).toBe(1_000)
  expect(heldTo(5_000_000, limits)).toBe(1_000_000)
})
