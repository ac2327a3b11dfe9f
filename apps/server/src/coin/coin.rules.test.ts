import { won } from '@camellia/kernel/won'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalOf, stepFor, unitsFor, wonFor } from './coin.rules'

test('whoever sends what was asked gets at least the amount, and less than one won more', () => {
  const amounts = fc.integer({ min: 1, max: 1_000_000_000 })
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 100_000_000 }), (amount, rate) => {
      const units = unitsFor(won(amount), won(rate), 8)
      const credited = wonFor(units, won(rate), 8)
      expect(credited).toBeGreaterThanOrEqual(amount)
      expect(wonFor(units - 1n, won(rate), 8)).toBeLessThanOrEqual(amount)
    }),
  )
})

test.each([
  [1_500_000n, '1.5'],
  [1n, '0.000001'],
  [20_000_000n, '20'],
])('%s parts of six digits are %s', (units, text) => {
  expect(decimalOf(units, 6)).toBe(text)
})

const quiet = {
  pending: true,
  paid: false,
  confirmed: false,
  inTime: true,
  expired: false,
  forgotten: false,
}

test.each([
  ['nothing happens', quiet, 'WAIT'],
  ['it is seen', { ...quiet, paid: true }, 'CONFIRM'],
  ['it is confirmed', { ...quiet, paid: true, confirmed: true }, 'CREDIT'],
  [
    'it was seen in time and confirmed after',
    { ...quiet, paid: true, confirmed: true, expired: true },
    'CREDIT',
  ],
  ['nobody paid in time', { ...quiet, expired: true, inTime: false }, 'EXPIRE'],
  [
    'it is seen too late',
    { ...quiet, paid: true, confirmed: true, expired: true, inTime: false },
    'EXPIRE',
  ],
  [
    'it came after the end',
    { ...quiet, pending: false, paid: true, confirmed: true, expired: true, inTime: false },
    'LATE',
  ],
  [
    'nothing ever came',
    { ...quiet, pending: false, expired: true, forgotten: true, inTime: false },
    'CLOSE',
  ],
] as const)('when %s the step is right', (_, state, step) => {
  expect(stepFor(state)).toBe(step)
})
