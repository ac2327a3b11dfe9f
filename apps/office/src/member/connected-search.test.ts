import { expect, test } from 'vitest'
import { connectedInput, connectedSearch } from './connected-search'

test('a view comes back from its address, and the rest is dropped', () => {
  const view = { who: 'STAFF', search: 'moon', page: 2, size: 20, id: 4, tab: 'games' }
  expect(connectedSearch(view)).toEqual(view)
  expect(connectedSearch({ page: -1, size: 4, id: 'x', tab: 'summary', search: '' })).toEqual({})
})

test('an empty box searches for nothing', () => {
  expect(connectedInput({ search: '  ' })).toEqual({ who: 'PLAYERS', page: 1, size: 50 })
  expect(connectedInput({ search: ' moon ' })).toEqual({
    who: 'PLAYERS',
    page: 1,
    size: 50,
    search: 'moon',
  })
})
