import { expect, test } from 'vitest'
import {
  changed,
  filterOf,
  nextSort,
  orderOf,
  pageOf,
  peopleSearch,
  statusesOf,
} from './people-search'

const NOW = new Date('2026-11-15T05:32:08Z')

test('what is usual is left out of the address', () => {
  expect(peopleSearch({ size: 50, page: 1, tab: 'summary', direct: false })).toEqual({})
})

test.each([
  { raw: { under: 'x', id: -3, page: 0.5, size: 7 }, because: 'not numbers of anything' },
  { raw: { status: 'GONE.', joined: 'EVER', tab: 'secrets' }, because: 'words nobody knows' },
  { raw: { sort: '-password' }, because: 'nothing to sort by' },
  { raw: { from: '2026-02-30' }, because: 'no such day' },
  { raw: { from: '2026-11-15', until: '2026-11-14' }, because: 'ends before it begins' },
  { raw: { online: 'yes', direct: 'true', search: '' }, because: 'half typed' },
])('an address with $because says nothing: $raw', ({ raw }) => {
  expect(peopleSearch(raw)).toEqual({})
})

test('a view comes back from its address', () => {
  const view = {
    under: 7,
    direct: true,
    status: 'NEW.BLOCKED',
    search: '01012345678',
    joined: '7',
    online: true,
    sort: '-balance',
    page: 3,
    size: 20,
    id: 12,
    tab: 'money',
  }
  expect(peopleSearch(view)).toEqual(view)
  expect(peopleSearch({ search: 1012345678 })).toEqual({ search: '1012345678' })
})

test('days are business days of Seoul, and both ends of a range are inside', () => {
  expect(filterOf({ joined: 'today' }, 'MEMBER', NOW)).toMatchObject({
    joinedFrom: '2026-11-14T15:00:00.000Z',
  })
  expect(filterOf({ joined: 'yesterday' }, 'MEMBER', NOW)).toMatchObject({
    joinedFrom: '2026-11-13T15:00:00.000Z',
    joinedUntil: '2026-11-14T15:00:00.000Z',
  })
  expect(filterOf({ joined: '3' }, 'MEMBER', NOW)).toMatchObject({
    joinedFrom: '2026-11-12T15:00:00.000Z',
  })
  expect(filterOf({ from: '2026-11-01', until: '2026-11-02' }, 'USER', NOW)).toMatchObject({
    joinedFrom: '2026-10-31T15:00:00.000Z',
    joinedUntil: '2026-11-02T15:00:00.000Z',
  })
})

test('those who are gone are shown only to whoever asks', () => {
  expect(statusesOf({})).not.toContain('DELETED')
  expect(statusesOf({ status: 'DELETED' })).toEqual(['DELETED'])
})

test('a head pressed first shows the most, then the least', () => {
  const newest = orderOf({})
  expect(newest).toEqual({ sort: 'createdAt', direction: 'DESC' })
  expect(nextSort(newest, 'balance')).toBe('-balance')
  expect(nextSort(orderOf({ sort: '-balance' }), 'balance')).toBe('balance')
  expect(nextSort(orderOf({ sort: 'balance' }), 'balance')).toBe('-balance')
  expect(nextSort(newest, 'code')).toBe('code')
})

test('without a page it is the first of fifty', () => {
  expect(pageOf({})).toEqual({ page: 1, size: 50 })
})

test('a new filter begins at the first page, and opening someone keeps the page', () => {
  expect(changed({ page: 4, search: 'a' }, { online: true })).toEqual({ search: 'a', online: true })
  expect(changed({ page: 4 }, { id: 7 })).toEqual({ page: 4, id: 7 })
  expect(changed({ page: 4, id: 7, tab: 'money' }, { id: undefined, tab: undefined })).toEqual({
    page: 4,
  })
  expect(changed({ page: 4 }, { page: 5 })).toEqual({ page: 5 })
})

test('money, role, last visit and tags come from the address, and nonsense does not', () => {
  const view = { min: 0, max: 999_999_999_999, role: 4, seen: '-30', tag: '3.5' }
  expect(peopleSearch(view)).toEqual(view)
  expect(peopleSearch({ seen: 7, tag: 3 })).toEqual({ seen: '7', tag: '3' })
  const odd = { min: 9, max: 3, role: 'x', seen: '2', tag: 'a.-1.0' }
  expect(peopleSearch(odd)).toEqual({})
  expect(peopleSearch({ min: '', max: true })).toEqual({})
  expect(filterOf(peopleSearch(view), 'USER', NOW)).toMatchObject({
    balanceFrom: 0,
    balanceUntil: 999_999_999_999,
    roles: [4],
    tags: [3, 5],
    notSeenSince: '2026-10-16T15:00:00.000Z',
  })
})
