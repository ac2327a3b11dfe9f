import { expect, test } from 'vitest'
import { changedSearch, spanOf, trailSearch } from './trail-search'

test('an address that makes no sense shows the whole log', () => {
  expect(trailSearch({ action: 'x', days: '99', size: 101, member: -1, before: 'a' })).toEqual({})
})

test('filters, the page and the open entry are in the address', () => {
  const search = { action: 'member.move', actor: 'sta', member: '7', days: 3, before: 9, seq: 4 }
  expect(trailSearch(search)).toEqual({ ...search, member: 7, days: '3' })
})

test('a day begins at midnight in Seoul, whatever the clock of the browser says', () => {
  const now = Date.parse('2026-11-14T15:30:00Z')
  expect(spanOf('today', now)).toEqual({ from: '2026-11-14T15:00:00.000Z' })
  expect(spanOf('yesterday', now)).toEqual({
    from: '2026-11-13T15:00:00.000Z',
    until: '2026-11-14T15:00:00.000Z',
  })
  expect(spanOf('7', now)).toEqual({ from: '2026-11-08T15:00:00.000Z' })
})

test('opening an entry stays on its page, another filter begins at the newest again', () => {
  const kept = { actor: 'sta', before: 90, seq: 88 }
  expect(changedSearch(kept, { seq: 85 })).toEqual({ actor: 'sta', before: 90, seq: 85 })
  expect(changedSearch(kept, { actor: 'adm' })).toEqual({ actor: 'adm' })
  expect(changedSearch(kept, { before: 40 })).toEqual({ actor: 'sta', before: 40 })
})
