import { expect, test } from 'vitest'
import { changedSearch, isFiltered, questionOf, transactionsSearch } from './transactions-search'

const ID = '0192f0a0-0000-7000-8000-000000000001'
/** Already the 15th in Seoul. */
const NOW = new Date('2026-11-14T15:30:00Z')

test('an address that makes no sense shows everything', () => {
  const raw = { type: 'X', status: 1, when: '99', from: 'a', until: {}, size: 7, before: 'b' }
  expect(transactionsSearch(raw)).toEqual({})
})

test('filters and the page are in the address', () => {
  const search = { type: 'WITHDRAW', status: 'PENDING', when: 3, size: 50, before: ID }
  expect(transactionsSearch(search)).toEqual({ ...search, when: '3' })
})

test('the days of a range are kept only while a range is chosen', () => {
  const days = { from: '2026-11-01', until: '2026-11-03' }
  expect(transactionsSearch({ when: 'range', ...days })).toEqual({ when: 'range', ...days })
  expect(transactionsSearch({ when: 'yesterday', ...days })).toEqual({ when: 'yesterday' })
  expect(transactionsSearch({ when: 'range', from: '2026-13-01' })).toEqual({ when: 'range' })
})

test('another filter begins at the newest entry again, turning the page keeps the filter', () => {
  const search = transactionsSearch({ type: 'DEPOSIT', before: ID })
  expect(changedSearch(search, { status: 'REJECTED' })).toEqual({
    type: 'DEPOSIT',
    status: 'REJECTED',
  })
  expect(changedSearch(search, { before: ID })).toEqual(search)
  expect(changedSearch(search, { type: undefined })).toEqual({})
})

test.each([
  { when: 'today', asks: { from: '2026-11-14T15:00:00.000Z' } },
  {
    when: 'yesterday',
    asks: { from: '2026-11-13T15:00:00.000Z', until: '2026-11-14T15:00:00.000Z' },
  },
  { when: '3', asks: { from: '2026-11-12T15:00:00.000Z' } },
  { when: '7', asks: { from: '2026-11-08T15:00:00.000Z' } },
] as const)('$when is counted in the days of Seoul', ({ when, asks }) => {
  expect(questionOf({ when }, NOW)).toEqual({ size: 20, ...asks })
})

test('both days of a range are inside', () => {
  const range = { when: 'range', from: '2026-11-01', until: '2026-11-03' } as const
  expect(questionOf(range, NOW)).toEqual({
    size: 20,
    from: '2026-10-31T15:00:00.000Z',
    until: '2026-11-03T15:00:00.000Z',
  })
})

test('a filter counts as one, the page and its size do not', () => {
  expect(isFiltered({ size: 50, before: ID })).toBe(false)
  expect(isFiltered({ when: '7' })).toBe(true)
})
