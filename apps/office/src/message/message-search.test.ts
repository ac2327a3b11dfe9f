import { expect, test } from 'vitest'
import { changedMessages, messageSearch } from './message-search'

const ID = '0197f0aa-1111-7222-8333-444455556666'

test.each([
  { raw: {}, kept: {}, because: 'the usual needs no words' },
  { raw: { write: 'true' }, kept: { write: true }, because: 'one is writing' },
  {
    raw: { id: ID, who: 'UNREAD', page: 2 },
    kept: { id: ID, who: 'UNREAD', page: 2 },
    because: 'the receivers of an open broadcast are narrowed',
  },
  {
    raw: { who: 'READ', page: 2 },
    kept: {},
    because: 'without a broadcast there are no receivers',
  },
  { raw: { id: 'x', size: 7 }, kept: {}, because: 'nonsense is dropped' },
])('the address $raw means $kept: $because', ({ raw, kept }) => {
  expect(messageSearch(raw)).toEqual(kept)
})

test('another choice of receivers begins at the first page', () => {
  expect(changedMessages({ id: ID, page: 3 }, { who: 'READ' })).toEqual({ id: ID, who: 'READ' })
  expect(changedMessages({ id: ID, page: 3 }, { page: 4 })).toEqual({ id: ID, page: 4 })
})
