import { expect, test } from 'vitest'
import { afterHandover } from './pay.rules'

test.each([
  { what: 'PAYMENT', balance: 1_000, amount: 500, after: 1_500, enough: true },
  { what: 'COLLECT', balance: 1_000, amount: 1_000, after: 0, enough: true },
  { what: 'COLLECT', balance: 1_000, amount: 1_001, after: -1, enough: false },
] as const)('$what of $amount leaves $after of $balance', ({ what, balance, amount, ...left }) => {
  expect(afterHandover(what, balance, amount)).toEqual(left)
})
