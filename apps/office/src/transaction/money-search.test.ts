import { expect, test } from 'vitest'
import { moneySearch } from './money-search'

const ID = '0197f0aa-1111-7222-8333-444455556666'

test.each([
  { raw: {}, kept: {}, because: 'the usual needs no words' },
  {
    raw: { state: 'REJECTED', page: '3', size: '50', id: ID },
    kept: { state: 'REJECTED', page: 3, size: 50, id: ID },
    because: 'what differs is kept',
  },
  { raw: { state: 'X', page: -1, size: 7, id: 12 }, kept: {}, because: 'nonsense is dropped' },
  { raw: { search: 1234 }, kept: { search: '1234' }, because: 'digits are a search too' },
])('the address $raw means $kept: $because', ({ raw, kept }) => {
  expect(moneySearch(raw)).toEqual(kept)
})
