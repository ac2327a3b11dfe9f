import { expect, test } from 'vitest'
import { changedSearch, inputOf, trailSearch } from './trail-search'

test('an address that makes no sense shows the whole log', () => {
  expect(trailSearch({ action: 'x', days: '99', size: 101, member: -1, before: 'a' })).toEqual({})
})

test('filters, the page and the open entry are in the address', () => {
  const search = { action: 'member.move', actor: 'sta', member: '7', days: 3, before: 9, seq: 4 }
  expect(trailSearch(search)).toEqual({ ...search, member: 7, days: '3' })
})

test('the log is asked for the days in Seoul that the address names', () => {
  const now = Date.parse('2026-11-14T15:30:00Z')
  expect(inputOf({ days: '7', seq: 4 }, now)).toEqual({
    size: 50,
    from: '2026-11-08T15:00:00.000Z',
  })
})

test('opening an entry stays on its page, another filter begins at the newest again', () => {
  const kept = { actor: 'sta', before: 90, seq: 88 }
  expect(changedSearch(kept, { seq: 85 })).toEqual({ actor: 'sta', before: 90, seq: 85 })
  expect(changedSearch(kept, { actor: 'adm' })).toEqual({ actor: 'adm' })
  expect(changedSearch(kept, { before: 40 })).toEqual({ actor: 'sta', before: 40 })
})
