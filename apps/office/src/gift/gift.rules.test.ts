import { expect, test } from 'vitest'
import {
  betsWithin,
  giftOf,
  mayCancel,
  nearestBet,
  playedOf,
  priceOf,
  usedOf,
  type Wish,
} from './gift.rules'
import { changedLog, giftLogSearch, giftSearch } from './gift-search'

const ID = '0197a000-0000-7000-8000-000000000001'
const spins: Wish = {
  kind: 'SPINS',
  member: 7,
  game: 'tiger-moon',
  bet: 1_000,
  spins: 10,
  amount: 0,
  memo: ' thanks ',
}
const prize: Wish = { ...spins, kind: 'PRIZE', amount: 5_000 }

test('free rounds cost their bets, a prize costs itself', () => {
  expect(priceOf(spins)).toBe(10_000)
  expect(priceOf(prize)).toBe(5_000)
})

test('a whole wish is a gift, and nothing of the other kind goes with it', () => {
  expect(giftOf(spins)).toEqual({
    kind: 'SPINS',
    member: 7,
    game: 'tiger-moon',
    bet: 1_000,
    spins: 10,
    memo: 'thanks',
  })
  expect(giftOf(prize)).toEqual({ kind: 'PRIZE', member: 7, amount: 5_000, memo: 'thanks' })
})

test.each([
  { ...spins, member: undefined },
  { ...spins, memo: '  ' },
  { ...spins, game: 'odd-even' },
  { ...spins, bet: 0 },
  { ...spins, spins: 0 },
  { ...spins, spins: 101 },
  { ...prize, amount: 0 },
])('%j is no gift yet', (wish) => {
  expect(giftOf(wish)).toBeUndefined()
})

test.each([
  { gift: { status: 'PENDING', spins: 5, spinsLeft: 5 }, may: true },
  { gift: { status: 'PROCESSING', spins: null, spinsLeft: null }, may: true },
  { gift: { status: 'PROCESSING', spins: 5, spinsLeft: 4 }, may: false },
  { gift: { status: 'FINISHED', spins: 5, spinsLeft: 5 }, may: false },
] as const)('$gift can be taken back: $may', ({ gift, may }) => {
  expect(mayCancel(gift)).toBe(may)
})

test('progress counts what was played', () => {
  expect(playedOf({ spins: 10, spinsLeft: 4 })).toBe(6)
  expect(playedOf({ spins: null, spinsLeft: null })).toBe(0)
  expect(usedOf(25, 100)).toBe(25)
  expect(usedOf(5, 0)).toBe(100)
})

test('an address that gives nothing names nobody', () => {
  expect(giftSearch({ member: 7 })).toEqual({})
  expect(giftSearch({ give: 'true', member: '7' })).toEqual({ give: true, member: 7 })
})

test('another filter of the log begins at the newest again', () => {
  expect(giftLogSearch({ status: 'LOST', id: 'x' })).toEqual({})
  expect(changedLog({ before: ID }, { id: ID })).toEqual({ before: ID, id: ID })
  expect(changedLog({ before: ID, id: ID }, { status: 'FINISHED' })).toEqual({ status: 'FINISHED' })
})

test('a title that does not offer the bet is given its closest one', () => {
  const offered = betsWithin([200, 1_000, 2_000, 5_000], { minBet: 2_000, maxBet: 5_000 })
  expect(offered).toEqual([2_000, 5_000])
  expect([nearestBet(offered, 1_000), nearestBet(offered, 5_000)]).toEqual([2_000, 5_000])
  expect(nearestBet([], 1_000)).toBe(1_000)
})
