import type { MemberId } from '@camellia/kernel/ids'
import { expect, test } from 'vitest'
import {
  changedFlow,
  filterOf,
  flowSearch,
  pageOf,
  reachedAfter,
  reachedIn,
  wayOf,
} from './flow-search'

test('an address keeps what it may say and drops the rest', () => {
  const raw = { account: 'HOLD', days: 7, size: 100, before: 'CASH.12~HOLD.3', page: 4 }
  expect(flowSearch(raw)).toEqual({
    account: 'HOLD',
    days: '7',
    size: 100,
    before: 'CASH.12~HOLD.3',
  })
  expect(flowSearch({ account: 'BANK', days: 'x', size: 50, before: 'BANK.1~CASH.x' })).toEqual({})
})

test('another filter begins at the newest again', () => {
  expect(changedFlow({ before: 'CASH.12' }, { account: 'POINT' })).toEqual({ account: 'POINT' })
})

test('an account that is not on a page stays where it was left', () => {
  const items = [
    { account: 'CASH' as const, seq: 9 },
    { account: 'CASH' as const, seq: 8 },
  ]
  expect(reachedAfter({ CASH: 10, HOLD: 3 }, items)).toEqual({ CASH: 8, HOLD: 3 })
})

test('how far one has read is said in the address and read back', () => {
  const reached = { CASH: 120, PROMO: 2 }
  expect(reachedIn(wayOf(reached))).toEqual(reached)
  expect(wayOf({})).toBeUndefined()
})

test('the days of the question are business days', () => {
  const now = Date.parse('2026-11-15T05:00:00.000Z')
  expect(filterOf(7 as MemberId, { days: 'today', account: 'CASH' }, now)).toEqual({
    member: 7,
    accounts: ['CASH'],
    from: '2026-11-14T15:00:00.000Z',
  })
  expect(pageOf({ before: 'CASH.5' })).toEqual({ size: 50, before: { CASH: 5 } })
})
