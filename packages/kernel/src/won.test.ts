import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basisPoints, share, timesHundredths, timesRatio, won } from './won'

test.each([
  { amount: 1_000_000, rate: 350, gives: 35_000, because: 'three and a half percent' },
  { amount: 999, rate: 1_000, gives: 99, because: 'the fraction stays with the house' },
  { amount: 0, rate: 10_000, gives: 0, because: 'nothing of nothing' },
])('$rate basis points of $amount won are $gives: $because', ({ amount, rate, gives }) => {
  expect(share(won(amount), basisPoints(rate))).toBe(gives)
})

test('a fraction of a won cannot be made', () => {
  expect(() => won(1.5)).toThrow(RangeError)
  expect(() => won(Number.MAX_SAFE_INTEGER + 1)).toThrow(RangeError)
})

test('splitting a bet never pays more than betting it whole', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000 })
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 0, max: 10_000 }), (a, b, rate) => {
      const parts = share(won(a), basisPoints(rate)) + share(won(b), basisPoints(rate))
      expect(parts).toBeLessThanOrEqual(share(won(a + b), basisPoints(rate)))
    }),
  )
})

test('odds of 1.95 on 101 won pay 196 won, the fraction dropped', () => {
  expect(timesHundredths(won(101), 195)).toBe(196)
})

test.each([
  [1_100, 8, 11, 800],
  [1_000, 8, 11, 727],
  [999_999_999_999, 999_999, 1_000_000, 999_998_999_999],
  [5, 0, 7, 0],
])('%i at %i/%i pays %i', (stake, numerator, denominator, pays) => {
  expect(timesRatio(won(stake), numerator, denominator)).toBe(pays)
})

test.each([
  [1, 0],
  [-1, 2],
  [1.5, 2],
  [1, -2],
  [Number.NaN, 1],
])('%d/%d are no odds', (numerator, denominator) => {
  expect(() => timesRatio(won(100), numerator, denominator)).toThrow('not odds')
})
