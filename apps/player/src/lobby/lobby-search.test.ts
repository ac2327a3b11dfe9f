import { expect, test } from 'vitest'
import { choicesOn, isNarrowed, lobbyHref, lobbySearch } from './lobby-search'

test('an address of the grid is read, and what it cannot mean is dropped', () => {
  const raw = { q: '진홍', mechanics: 'WAYS,NONSENSE', volatility: '9', rtp: 9600, sort: 'popular' }
  expect(lobbySearch(raw)).toEqual({ q: '진홍', mechanics: ['WAYS'], rtp: 9_600 })
})

test('a change is written into the address, and what is empty is left out', () => {
  const search = { q: 'x', mechanics: ['WAYS'] } as const
  expect(lobbyHref(search, { volatility: 3 })).toBe('/slot-games?q=x&volatility=3&mechanics=WAYS')
  expect(lobbyHref(search, { q: undefined, mechanics: [] })).toBe('/slot-games')
})

test('a vendor alone narrows nothing; what is chosen in the sheet is counted', () => {
  expect(isNarrowed({ vendor: 'HOUSE', sort: 'rtp' })).toBe(false)
  expect(isNarrowed({ q: 'x' })).toBe(true)
  expect(choicesOn({ mechanics: ['WAYS', 'BUY'], rtp: 9_600 })).toBe(3)
})
