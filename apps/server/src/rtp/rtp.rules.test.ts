import { ENGINES } from '@camellia/engines/games'
import { defHash } from '@camellia/engines/slot/hash'
import { BANDS } from '@camellia/engines/titles/bands'
import { TITLES } from '@camellia/engines/titles/titles'
import { won } from '@camellia/kernel/won'
import { expect, test } from 'vitest'
import { bandAt, bandsFor, distanceOf, rangeAt } from './drift.rules'
import { alarmsIn, measure, type Tally } from './rtp.rules'

const exact = (game: string, variant = '96', kind: 'spin' | 'buy' = 'spin') => {
  const bands = bandsFor(game, { variant, kind })
  if (!bands) throw new Error(`no bands of ${game}`)
  return { bands, price: kind === 'buy' ? 6_500 : 100 }
}

function tallyOf(rounds: number, cents: number): Tally {
  const [stake, win] = [won(rounds * 1_000), won(Math.floor(cents * 10))]
  const own = { variant: '96', kind: 'spin', rounds, stake, win } as const
  return { ...own, counted: rounds, cents, centsSquare: cents * 100 }
}

test('every game is judged, by what its definition of today pays', () => {
  expect(Object.keys(BANDS).sort()).toEqual(Object.keys(ENGINES).sort())
  for (const def of Object.values(TITLES)) {
    expect(BANDS[def.id]?.hash).toBe(defHash(def))
    for (const variant of ['94', '96', '97'] as const) {
      const { bands } = exact(def.id, variant)
      expect(bands.mean / 100).toBeCloseTo(def.declared[variant].rtp, 6)
      expect(bands.sd / 100).toBeCloseTo(def.declared[variant].sd, 3)
    }
  }
  expect(Object.keys(BANDS['thunder-pantheon']?.buy ?? {})).toEqual(['94', '96', '97'])
})

test('a wild title that pays nothing for a thousand rounds is an alarm, not chance', () => {
  const { bands, price } = exact('bingsu-pop')
  // A bell curve would have said −2.8 and kept silent.
  expect((0 - bands.mean * 1_000) / (bands.sd * Math.sqrt(1_000))).toBeGreaterThan(-2.9)
  const measured = measure(tallyOf(1_000, 0), { bands, price })
  expect(measured.z).toBe(-5)
  expect(alarmsIn([{ ...measured, game: 'bingsu-pop' }])).toHaveLength(1)
})

test('what a wild title pays most of the time is no alarm, on either side', () => {
  const { bands, price } = exact('bingsu-pop')
  const usual = measure(tallyOf(1_000, 90_000), { bands, price })
  expect(Math.abs(usual.z ?? 9)).toBeLessThan(1)
  // One greatest win in a thousand rounds: rare, and yet what the title is.
  const lucky = measure(tallyOf(1_000, 90_000 + 500_000), { bands, price })
  expect(lucky.z).toBeGreaterThan(2)
  expect(lucky.z).toBeLessThan(4)
})

test('too few rounds say nothing, and how many are enough follows the variance', () => {
  const [wild, calm] = [exact('bingsu-pop'), exact('odd-even', '')]
  expect(wild.bands.least).toBeGreaterThan(calm.bands.least)
  expect(wild.bands.least).toBe(Math.ceil(((2 * wild.bands.sd) / wild.bands.mean) ** 2))
  expect(measure(tallyOf(wild.bands.least - 1, 0), wild)).toMatchObject({ z: null, low: null })
  expect(measure(tallyOf(wild.bands.least, 0), wild).z).not.toBeNull()
  expect(measure(tallyOf(0, 0), wild)).toMatchObject({ rtp: null, mean: null, z: null })
})

test('odd or even is judged as the coin it is', () => {
  const { bands } = exact('odd-even', '')
  // 10,000 rounds of a fair coin: sd 50 wins, so that 5,200 of them are four away.
  expect(distanceOf(bands, { rounds: 10_000, cents: 195 * 5_000 })).toBeCloseTo(0, 1)
  expect(distanceOf(bands, { rounds: 10_000, cents: 195 * 5_199 })).toBeGreaterThan(3.9)
  expect(distanceOf(bands, { rounds: 10_000, cents: 195 * 5_230 })).toBeGreaterThan(4.4)
  const { low, high } = rangeAt(bands, 10_000)
  expect([low, high].map(Math.round)).toEqual([95, 100])
})

test('a bought feature is measured against its price', () => {
  const { bands, price } = exact('thunder-pantheon', '96', 'buy')
  const fair = measure(tallyOf(1_000, Math.round(bands.mean * 1_000)), { bands, price })
  expect(fair.mean).toBe(9_600)
  expect(Math.abs(fair.z ?? 9)).toBeLessThan(0.5)
})

test('between the computed numbers of rounds the levels lie between theirs', () => {
  const { bands } = exact('crimson-fortune')
  for (const rounds of [500, 2_000, 50_000, 5_000_000]) {
    const at = bandAt(bands, rounds)
    expect(at).toEqual([...at].sort((a, b) => a - b))
  }
  expect(bandAt(bands, 1_000)).toEqual(bands.bands.find(({ rounds }) => rounds === 1_000)?.at)
  // At very many rounds it is the bell curve itself.
  expect(bandAt(bands, 1e12)[1]).toBeCloseTo(-4, 2)
})

test('of each game the furthest is told, and what lies within four is not', () => {
  const { bands, price } = exact('tiger-moon')
  const fair = measure(tallyOf(10_000, bands.mean * 10_000), { bands, price })
  const low = measure(tallyOf(10_000, bands.mean * 5_000), { bands, price })
  const all = [
    { ...fair, game: 'a' },
    { ...low, game: 'b', z: -4.5 },
    { ...low, game: 'b', z: 5, kind: 'buy' as const },
    { ...low, game: 'c', z: 4 },
  ]
  expect(alarmsIn(all).map(({ game, kind, z }) => [game, kind, z])).toEqual([['b', 'buy', 5]])
})

test('between the computed numbers of rounds the band is nearly exact', () => {
  const { low, high } = rangeAt(exact('bingsu-pop').bands, 6_255)
  // Exact, by the power of the transform at this very number of rounds.
  expect(Math.abs(low - 75.14)).toBeLessThan(0.5)
  expect(166.39 - high).toBeGreaterThan(5)
  expect(166.39 - high).toBeLessThan(8)
})
