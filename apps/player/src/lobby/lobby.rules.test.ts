import type { Game } from '@camellia/contract/game'
import type { Won } from '@camellia/kernel/won'
import { expect, test } from 'vitest'
import { cellsLeft, countWith, matches, mechanicsIn, sorted, toggled } from './lobby.rules'

const calm: Game = {
  code: 'calm',
  vendor: 'HOUSE',
  type: 'SLOT',
  names: { ko: '나비' },
  rtp: 9_400,
  minBet: 100 as Won,
  maxBet: 100_000 as Won,
  open: true,
  isNew: false,
  isHot: false,
  closure: null,
  slot: {
    variant: '94',
    volatility: 2,
    hit: 3_000,
    even: 1_500,
    maxWin: 500,
    maxWinBought: null,
    mechanics: ['LINES'],
    themes: ['KOREA'],
  },
}
const wild: Game = {
  ...calm,
  code: 'wild',
  names: { ko: '가람' },
  rtp: 9_700,
  minBet: 500 as Won,
  isNew: true,
  slot: {
    variant: '97',
    volatility: 5,
    hit: 2_000,
    even: 1_000,
    maxWin: 5_000,
    maxWinBought: null,
    mechanics: ['WAYS', 'TUMBLE'],
    themes: ['MYTH', 'KOREA'],
  },
}
const games = [calm, wild]
const mine = { favourites: ['calm'], recent: [] }
const nameOf = (code: string) => games.find((game) => game.code === code)?.names.ko ?? code

test.each([
  { filter: {}, gives: ['calm', 'wild'] },
  { filter: { view: 'favourites' }, gives: ['calm'] },
  { filter: { view: 'recent' }, gives: [] },
  { filter: { view: 'new' }, gives: ['wild'] },
  { filter: { mechanics: ['WAYS', 'TUMBLE'] }, gives: ['wild'] },
  { filter: { mechanics: ['WAYS', 'LINES'] }, gives: [] },
  { filter: { theme: 'KOREA' }, gives: ['calm', 'wild'] },
  { filter: { theme: 'MYTH' }, gives: ['wild'] },
  { filter: { volatility: 2 }, gives: ['calm'] },
  { filter: { rtp: 9_600 }, gives: ['wild'] },
  { filter: { bet: 200 }, gives: ['calm'] },
  { filter: { vendor: 'OTHER' }, gives: [] },
] as const)('the filter $filter leaves $gives', ({ filter, gives }) => {
  expect(games.filter((game) => matches(game, filter, mine)).map(({ code }) => code)).toEqual(gives)
})

test('a count says what a further choice would leave', () => {
  const filter = { rtp: 9_600 }
  expect(countWith(games, { filter, change: { mechanics: ['WAYS'] }, mine })).toBe(1)
  expect(countWith(games, { filter, change: { mechanics: ['LINES'] }, mine })).toBe(0)
})

test.each([
  { sort: 'popular', gives: ['wild', 'calm'] },
  { sort: 'name', gives: ['wild', 'calm'] },
  { sort: 'rtp', gives: ['wild', 'calm'] },
  { sort: 'calm', gives: ['calm', 'wild'] },
  { sort: 'wild', gives: ['wild', 'calm'] },
  { sort: 'bet', gives: ['calm', 'wild'] },
] as const)('sorted by $sort they stand as $gives', ({ sort, gives }) => {
  const order = { sort, popular: ['wild'], nameOf }
  expect(sorted(games, order).map(({ code }) => code)).toEqual(gives)
})

test('only ways to play that some title has are offered, and each can be taken back', () => {
  expect(mechanicsIn(games, ['LINES', 'WAYS', 'CLUSTER'])).toEqual(['LINES', 'WAYS'])
  expect(toggled(['LINES'], 'LINES')).toEqual([])
  expect(toggled(['LINES'], 'WAYS')).toEqual(['LINES', 'WAYS'])
})

test.each([
  { tiles: 6, large: true, left: 3 },
  { tiles: 13, large: true, left: 2 },
  { tiles: 9, large: true, left: 6 },
  { tiles: 4, large: false, left: 2 },
  { tiles: 5, large: false, left: 6 },
])('$tiles tiles leave $left cells for the closing card', ({ tiles, large, left }) => {
  expect(cellsLeft(tiles, large)).toBe(left)
})
