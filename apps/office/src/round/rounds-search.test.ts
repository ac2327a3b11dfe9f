import { expect, test } from 'vitest'
import { changedSearch, filterOf, isFiltered, roundsSearch } from './rounds-search'

const ID = '0197a000-0000-7000-8000-000000000001'
const now = Date.parse('2026-11-15T05:00:00.000Z')

test('an address with nonsense opens the newest page', () => {
  expect(roundsSearch({ days: '9', type: 'CHESS', result: 'MAYBE', id: 'x', member: -1 })).toEqual(
    {},
  )
})

test('a slot history never shows another kind, whatever the address says', () => {
  expect(filterOf({ type: 'MINI' }, { only: 'SLOT', now })).toEqual({ types: ['SLOT'] })
  expect(filterOf({ type: 'MINI' }, { only: undefined, now })).toEqual({ types: ['MINI'] })
})

test('opening a round stays on the page, another filter goes back to the newest', () => {
  const kept = { days: 'today', before: ID } as const
  expect(changedSearch(kept, { id: ID })).toEqual({ ...kept, id: ID })
  expect(changedSearch({ ...kept, id: ID }, { result: 'WON' })).toEqual({
    days: 'today',
    result: 'WON',
  })
})

test('an open round or a page narrows nothing', () => {
  expect(isFiltered({ id: ID, before: ID, size: 25 })).toBe(false)
  expect(isFiltered({ game: 'tiger-moon' })).toBe(true)
})
