import { expect, test } from 'vitest'
import { changedNotices, inputOf, noticeSearch } from './notice-search'

const ID = '0197f0aa-1111-7222-8333-444455556666'

test.each([
  { raw: {}, kept: {}, because: 'the usual needs no words' },
  { raw: { edit: 'new' }, kept: { edit: 'new' }, because: 'a new one is being written' },
  { raw: { edit: ID, state: 'OUT' }, kept: { edit: ID, state: 'OUT' }, because: 'it is kept' },
  { raw: { edit: '../x', category: 'X', page: 0 }, kept: {}, because: 'nonsense is dropped' },
])('the address $raw means $kept: $because', ({ raw, kept }) => {
  expect(noticeSearch(raw)).toEqual(kept)
})

test('another filter begins at the first page, opening a notice stays', () => {
  expect(changedNotices({ page: 3 }, { state: 'OUT' })).toEqual({ state: 'OUT' })
  expect(changedNotices({ page: 3 }, { edit: ID })).toEqual({ page: 3, edit: ID })
})

test('players and partners are asked for apart', () => {
  expect(inputOf({ readers: 'PARTNER' })).toEqual({ page: 1, size: 25, partner: true })
  expect(inputOf({ readers: 'PLAYER' })).toEqual({ page: 1, size: 25, partner: false })
  expect(inputOf({})).toEqual({ page: 1, size: 25 })
})
