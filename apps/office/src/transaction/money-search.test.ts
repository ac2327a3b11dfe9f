import { expect, test } from 'vitest'
import { askedOf, moneySearch } from './money-search'

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

test('every filter is in the address, and nonsense is not', () => {
  const said = {
    ...{ days: 3, min: '1000', max: 5000, bank: '가온은행', partner: 7, assignee: '9' },
    account: '0197f0aa-1111-7222-8333-444455556666',
    from: 'yesterday',
  }
  expect(moneySearch(said)).toEqual({
    ...{ days: '3', min: 1000, max: 5000, bank: '가온은행', partner: 7, assignee: 9 },
    account: '0197f0aa-1111-7222-8333-444455556666',
  })
})

test('days of one’s own are business days of Seoul, both inside', () => {
  const search = { from: '2026-11-14', until: '2026-11-15', days: '3' } as const
  expect(askedOf(search, Date.parse('2026-11-20T05:00:00Z'))).toMatchObject({
    from: '2026-11-13T15:00:00.000Z',
    until: '2026-11-15T15:00:00.000Z',
  })
})
