import type { DriftDay, RtpTitle } from '@camellia/contract/rtp'
import { won } from '@camellia/kernel/won'
import { expect, test } from 'vitest'
import {
  byDistance,
  currentOf,
  driftOf,
  furthestOf,
  houseChange,
  moodOf,
  reachOf,
} from './rtp.rules'
import { rtpSearch } from './rtp-search'

type Known = Partial<RtpTitle['measured'][number]>

function title(game: string, known: Known | undefined): RtpTitle {
  const variant = (name: '94' | '96' | '97') => ({
    variant: name,
    rtp: Number(name) * 100,
    hit: 2_000,
    sd: 5,
  })
  const one = {
    variant: '96',
    rounds: 10_000,
    stake: 1_000_000,
    win: 960_000,
    kind: 'spin',
    rtp: 9_600,
    mean: 9_600,
    z: 0,
    low: 9_500,
    high: 9_750,
  }
  return {
    game,
    variant: '96',
    declared: 9_600,
    variants: [variant('94'), variant('96'), variant('97')],
    measured: known ? [{ ...one, ...known }] : [],
    pending: null,
  } as unknown as RtpTitle
}

test.each([
  { z: null, mood: 'FEW' },
  { z: undefined, mood: 'FEW' },
  { z: 3, mood: 'INSIDE' },
  { z: -3.01, mood: 'WARN' },
  { z: 4, mood: 'WARN' },
  { z: -4.01, mood: 'ALARM' },
] as const)('a distance of $z is $mood', ({ z, mood }) => {
  expect(moodOf(z)).toBe(mood)
})

test('the furthest is first, whatever its side, and what says nothing is last', () => {
  const titles = [title('none', undefined), title('near', { z: 0.2 }), title('far', { z: -3.4 })]
  expect(byDistance(titles).map(({ game }) => game)).toEqual(['far', 'near', 'none'])
})

test('what is bought is measured by itself, and counts where it is further away', () => {
  const spun = title('a', { z: 0.5 })
  const bought = {
    ...(spun.measured[0] as RtpTitle['measured'][number]),
    kind: 'buy' as const,
    z: 4.2,
  }
  const both = { ...spun, measured: [...spun.measured, bought] }
  expect([currentOf(both)?.z, currentOf(both, 'buy')?.z, furthestOf(both)?.z]).toEqual([
    0.5, 4.2, 4.2,
  ])
  expect(byDistance([title('b', { z: 3 }), both]).map(({ game }) => game)).toEqual(['a', 'b'])
})

test('all little pictures reach to one round number that tells most titles apart', () => {
  const at = (mean: number) => title(`t${mean}`, { mean })
  expect(reachOf([])).toBe(100)
  expect(reachOf([at(9_600), at(9_650), at(9_560), at(9_590), at(30_000)])).toBe(100)
  expect(reachOf([at(9_600), at(9_900), at(9_200), at(9_300), at(9_590)])).toBe(500)
  expect(reachOf([at(30_000)])).toBe(10_000)
  expect(reachOf([title('a', { mean: 30_000, low: null })])).toBe(100)
})

test('a higher return costs the house its share of the same stakes', () => {
  expect(houseChange(title('a', {}), '96', '97')).toBe(-10_000)
  expect(houseChange(title('a', {}), '96', '94')).toBe(20_000)
})

test('every variant has its line over its own rounds, and days that say nothing are left out', () => {
  const day = (on: string, variant: '96' | '97', value: number | null): DriftDay => ({
    ...{ day: on, variant, rounds: 100, stake: won(1_000), win: won(900) },
    ...{ value, low: 9_000, high: 10_500 },
  })
  const drift = driftOf({
    days: [
      day('2026-11-01', '96', 9_000),
      day('2026-11-02', '96', 9_500),
      day('2026-11-02', '97', null),
      day('2026-11-03', '97', 0),
    ],
  })
  expect(drift.rounds).toBe(200)
  const [first, second] = drift.lines
  expect(first?.points.map(({ at, value, low, high }) => [at, value, low, high])).toEqual([
    [100, 9_000, 9_000, 10_500],
    [200, 9_500, 9_000, 10_500],
  ])
  expect(second?.points.map(({ at, value }) => [at, value])).toEqual([[200, 0]])
})

test('an address with nonsense opens nothing', () => {
  expect(rtpSearch({ game: '', days: 12 })).toEqual({})
  expect(rtpSearch({ game: 'tiger-moon', days: '90' })).toEqual({ game: 'tiger-moon', days: 90 })
})
