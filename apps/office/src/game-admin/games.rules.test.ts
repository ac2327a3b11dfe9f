import type { AdminGame } from '@camellia/contract/game-admin'
import { expect, test } from 'vitest'
import { dayOf, gamesFor, orderAfter, orderStep } from './games.rules'
import { gamesSearch } from './games-search'

function game(code: string, more: Partial<AdminGame> = {}): AdminGame {
  const names = { ko: `이름 ${code}`, en: `Name ${code}` }
  const day = { players: 1, rounds: 2, stake: 300, win: 100 }
  return { code, vendor: 'HOUSE', type: 'SLOT', names, day, ...more } as unknown as AdminGame
}

const games = [game('moon'), game('sun', { type: 'MINI' }), game('far', { vendor: 'OTHER' })]
const codes = games.map(({ code }) => code)

test.each([
  { search: {}, found: codes, because: 'nothing is asked for' },
  { search: { search: 'NAME M' }, found: ['moon'], because: 'names of any language count' },
  { search: { search: 'sun' }, found: ['sun'], because: 'the code counts too' },
  { search: { type: 'MINI' }, found: ['sun'], because: 'by type' },
  { search: { vendor: 'OTHER' }, found: ['far'], because: 'by vendor' },
] as const)('$search finds $found: $because', ({ search, found }) => {
  expect(gamesFor(games, search).map(({ code }) => code)).toEqual(found)
})

test('a title is put before or after another, and a move that changes nothing is none', () => {
  expect(orderAfter(codes, { code: 'far', onto: 'moon', after: false })).toEqual([
    'far',
    'moon',
    'sun',
  ])
  expect(orderAfter(codes, { code: 'moon', onto: 'sun', after: true })).toEqual([
    'sun',
    'moon',
    'far',
  ])
  expect(orderAfter(codes, { code: 'moon', onto: 'sun', after: false })).toBeUndefined()
  expect(orderAfter(codes, { code: 'gone', onto: 'sun', after: true })).toBeUndefined()
})

test('a step stays among the titles of its vendor', () => {
  expect(orderStep(games, 'moon', 1)).toEqual(['sun', 'moon', 'far'])
  expect(orderStep(games, 'sun', 1)).toBeUndefined()
  expect(orderStep(games, 'moon', -1)).toBeUndefined()
})

test('the last day adds up to what the house kept', () => {
  expect(dayOf(games)).toEqual({ rounds: 6, stake: 900, ggr: 600 })
})

test('an address with nonsense opens the whole list', () => {
  expect(gamesSearch({ type: 'CHESS', search: 7, vendor: '' })).toEqual({ search: '7' })
})
