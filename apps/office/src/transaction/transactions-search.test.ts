import { expect, test } from 'vitest'
import { changedSearch, filterOf, transactionsSearch } from './transactions-search'

const BEFORE = '0197f0aa-1111-7222-8333-444455556666'

test('nonsense in the address is dropped and the rest is kept', () => {
  expect(
    transactionsSearch({ type: 'DEPOSIT', status: 'X', days: 3, member: '7', size: 50 }),
  ).toEqual({ type: 'DEPOSIT', days: '3', member: 7 })
})

test('another filter begins at the newest again', () => {
  expect(changedSearch({ before: BEFORE, days: '3' }, { type: 'WITHDRAW' })).toEqual({
    type: 'WITHDRAW',
    days: '3',
  })
})

test('opening a transaction leaves the page where it is', () => {
  expect(changedSearch({ before: BEFORE, days: '3' }, { id: BEFORE })).toEqual({
    before: BEFORE,
    days: '3',
    id: BEFORE,
  })
})

test('a filter that is taken back is gone', () => {
  expect(changedSearch({ type: 'WITHDRAW' }, { type: undefined })).toEqual({})
})

test('the days are business days of Seoul', () => {
  const now = Date.parse('2026-11-15T05:00:00Z')
  expect(filterOf({ days: 'today', type: 'COLLECT' }, now)).toEqual({
    types: ['COLLECT'],
    from: '2026-11-14T15:00:00.000Z',
  })
})
