import { expect, test } from 'vitest'
import { changedInquiries, inputOf, inquirySearch } from './inquiry-search'

const ID = '0197f0aa-1111-7222-8333-444455556666'

test.each([
  { raw: {}, kept: {}, because: 'the usual needs no words' },
  { raw: { status: 'PENDING' }, kept: {}, because: 'what waits is the usual' },
  {
    raw: { status: 'READING', category: 'BONUS', mine: 'true', id: ID },
    kept: { status: 'READING', category: 'BONUS', mine: true, id: ID },
    because: 'what differs is kept',
  },
  { raw: { status: 'X', member: -4, id: 7 }, kept: {}, because: 'nonsense is dropped' },
])('the address $raw means $kept: $because', ({ raw, kept }) => {
  expect(inquirySearch(raw)).toEqual(kept)
})

test('opening one stays on the page, another filter begins anew', () => {
  expect(changedInquiries({ before: ID }, { id: ID })).toEqual({ before: ID, id: ID })
  expect(changedInquiries({ before: ID, id: ID }, { category: 'GAME' })).toEqual({
    category: 'GAME',
  })
})

test('without words one sees what waits', () => {
  expect(inputOf({})).toEqual({ status: 'PENDING', search: '', size: 50 })
})
