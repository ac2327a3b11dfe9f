import { expect, test } from 'vitest'
import { changedSearch, inputOf, loginsSearch } from './logins-search'

const BEFORE = '0190b0a0-0000-7000-8000-000000000000'

test('an address keeps what is known and drops the rest', () => {
  const typed = {
    code: 'player1',
    outcome: 'NONSENSE',
    site: 'OFFICE',
    size: '7',
    id: '-1',
    days: 3,
  }
  expect(loginsSearch(typed)).toEqual({ code: 'player1', site: 'OFFICE', days: '3' })
  expect(loginsSearch({ before: 'drop table', size: 50 })).toEqual({})
})

test('opening a member stays on the page, and another filter begins anew', () => {
  const kept = { before: BEFORE, site: 'OFFICE' } as const
  expect(changedSearch(kept, { id: 7 })).toEqual({ before: BEFORE, site: 'OFFICE', id: 7 })
  expect(changedSearch({ ...kept, id: 7 }, { code: 'a' })).toEqual({ site: 'OFFICE', code: 'a' })
})

test('the history is asked for the days in Seoul that the address names', () => {
  const now = Date.parse('2026-11-15T16:00:00.000Z')
  expect(inputOf({ days: '7', id: 3 }, now)).toEqual({ size: 50, from: '2026-11-09T15:00:00.000Z' })
})
