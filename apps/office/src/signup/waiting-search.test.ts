import { expect, test } from 'vitest'
import { waitingSearch } from './waiting-search'

test.each([
  { raw: {}, kept: {}, because: 'the usual needs no words' },
  {
    raw: { state: 'REFUSED', page: '3', size: '50' },
    kept: { state: 'REFUSED', page: 3, size: 50 },
    because: 'what differs is kept',
  },
  { raw: { state: 'X', page: -1, size: 7, id: 'a' }, kept: {}, because: 'nonsense is dropped' },
  { raw: { search: 1234 }, kept: { search: '1234' }, because: 'digits are a search too' },
])('the address $raw means $kept: $because', ({ raw, kept }) => {
  expect(waitingSearch(raw)).toEqual(kept)
})
