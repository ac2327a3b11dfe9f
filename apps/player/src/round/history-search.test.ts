import { expect, test } from 'vitest'
import { changedSearch, filterOf, historySearch, isFiltered, pageOf } from './history-search'

/** In Seoul it is already the sixteenth. */
const NOW = new Date('2026-11-15T16:00:00.000Z')
const ID = '01a1dd29-a2ac-7fd8-8564-f00000000001'

test('an address of the history is read, and what it cannot mean is dropped', () => {
  const raw = { when: 3, type: 'SLOT', game: 'BAD CODE', result: 'WON', size: '25', id: ID }
  expect(historySearch(raw)).toEqual({ when: '3', type: 'SLOT', result: 'WON', size: 25, id: ID })
})

test.each([
  { when: 'today', from: '2026-11-15T15:00:00.000Z', until: undefined },
  { when: 'yesterday', from: '2026-11-14T15:00:00.000Z', until: '2026-11-15T15:00:00.000Z' },
  { when: '3', from: '2026-11-13T15:00:00.000Z', until: undefined },
  { when: '7', from: '2026-11-09T15:00:00.000Z', until: undefined },
] as const)('$when begins and ends with business days', ({ when, from, until }) => {
  expect(filterOf({ when }, NOW)).toEqual({ from, ...(until && { until }) })
})

test('a range holds both of its days', () => {
  const search = { when: 'range', from: '2026-11-01', until: '2026-11-01' } as const
  expect(filterOf(search, NOW)).toEqual({
    from: '2026-10-31T15:00:00.000Z',
    until: '2026-11-01T15:00:00.000Z',
  })
})

test('another filter begins at the top again; opening a round stays where one is', () => {
  const search = { before: ID, id: ID }
  expect(changedSearch(search, { result: 'GIFT' })).toEqual({ result: 'GIFT' })
  expect(changedSearch(search, { id: undefined })).toEqual({ before: ID })
})

test('a page is ten rounds unless another size was chosen', () => {
  expect(pageOf({}, NOW)).toEqual({ size: 10 })
  expect(isFiltered({ size: 50 })).toBe(false)
  expect(isFiltered({ result: 'WON' })).toBe(true)
})
