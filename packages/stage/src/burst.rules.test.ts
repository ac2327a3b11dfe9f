import { expect, test } from 'vitest'
import { bannerAt, curtainAt, nightAt } from './banner.rules'
import { burstsOf, LIFE_MS, moteAt } from './burst.rules'
import { winsAt } from './lit.rules'
import { type Beat, boardOf } from './show.rules'

const STYLE = {
  sprites: ['petal'],
  tints: [0xffffff],
  speed: 1,
  gravity: 0.5,
  drag: 1.5,
  flutter: 0.1,
  size: 0.03,
  sparks: [0xffffff],
}
const EMPTY = boardOf([[0]])
const FREE = { ...EMPTY, free: { number: 0, left: 10, won: 0 } }
const tier: Beat = {
  kind: 'tier',
  tier: 'legendary',
  cents: 12_000,
  event: 0,
  at: 0,
  ms: 5_000,
  before: EMPTY,
  after: EMPTY,
}
const intro: Beat = {
  kind: 'intro',
  spins: 10,
  cells: [],
  event: 0,
  at: 0,
  ms: 3_000,
  before: EMPTY,
  after: FREE,
}

test('the same burst is the same at the same age', () => {
  const [burst] = burstsOf(tier)
  if (!burst) throw new Error('a legendary win bursts')
  expect(moteAt(burst, 7, 900, STYLE)).toEqual(moteAt(burst, 7, 900, STYLE))
  expect(moteAt(burst, 7, LIFE_MS, STYLE).alpha).toBe(0)
})

test('a greater win bursts more', () => {
  const count = (beat: Beat) => burstsOf(beat).reduce((sum, burst) => sum + burst.count, 0)
  expect(count(tier)).toBeGreaterThan(count({ ...tier, tier: 'mega' }))
  expect(count({ ...tier, tier: 'mega' })).toBeGreaterThan(count({ ...tier, tier: 'big' }))
})

test('the word grows with the figure it stands over', () => {
  expect(bannerAt(tier, 10, false)?.word).toBe('big')
  expect(bannerAt(tier, 4_000, false)).toMatchObject({ word: 'legendary', cents: 12_000 })
})

test('the curtain is closed when the hour changes, and open before and after', () => {
  expect(curtainAt(intro, 0)).toBe(0)
  expect(curtainAt(intro, 1_000)).toBe(1)
  expect(curtainAt(intro, 3_000)).toBe(0)
  expect(nightAt(intro, 500)).toBe(0)
  expect(nightAt(intro, 2_900)).toBe(1)
})

test('wins are shown together, then one after the other, then together again', () => {
  const wins = [1, 2].map((symbol) => ({ symbol, count: 3, cells: [], cents: 10 }))
  expect(winsAt(wins, 100)).toHaveLength(2)
  expect(winsAt(wins, 1_600)).toEqual([wins[0]])
  expect(winsAt(wins, 2_700)).toEqual([wins[1]])
  expect(winsAt(wins, 3_800)).toHaveLength(2)
})
