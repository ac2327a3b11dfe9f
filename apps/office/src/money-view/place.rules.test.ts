import { expect, test } from 'vitest'
import { placeOf, shareOf, sidesOf } from './place.rules'

test.each([
  { account: 'CASH', gives: { name: 'CASH' } },
  { account: 'HOUSE:MINI', gives: { of: 'HOUSE', type: 'MINI' } },
  { account: 'PLAY:MINI', gives: { of: 'PLAY', type: 'MINI' } },
  { account: 'HOUSE:NEW', gives: { raw: 'HOUSE:NEW' } },
  { account: 'OTHER', gives: { raw: 'OTHER' } },
])('$account is shown as $gives', ({ account, gives }) => {
  expect(placeOf(account)).toEqual(gives)
})

test('what the outside world gave is what members and the house hold', () => {
  const sides = sidesOf([
    { account: 'BANK', balance: -1_000 },
    { account: 'CASH', balance: 600 },
    { account: 'HOUSE:MINI', balance: 400 },
    { account: 'POINT', balance: 0 },
  ])
  expect(sides).toEqual({
    from: [{ account: 'BANK', balance: 1_000 }],
    to: [
      { account: 'CASH', balance: 600 },
      { account: 'HOUSE:MINI', balance: 400 },
    ],
    length: 1_000,
  })
  expect(shareOf(600, sides.length)).toBe(6_000)
})

test('a house that lost stands with those who gave', () => {
  const { from } = sidesOf([
    { account: 'BANK', balance: -100 },
    { account: 'HOUSE:MINI', balance: -50 },
    { account: 'CASH', balance: 150 },
  ])
  expect(from.map(({ account }) => account)).toEqual(['BANK', 'HOUSE:MINI'])
})

test('nothing has no share', () => {
  expect(shareOf(0, 0)).toBe(0)
})
