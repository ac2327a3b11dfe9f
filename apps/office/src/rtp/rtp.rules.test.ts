import type { RtpChange, RtpTitle } from '@camellia/contract/rtp'
import { expect, test } from 'vitest'
import { byDistance, driftOf, houseChange, moodOf, outerOf, reachOf } from './rtp.rules'
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
    rtp: 9_600,
    z: 0,
    band: 100,
  }
  return {
    game,
    variant: '96',
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

test('all little pictures reach as far as the widest needs', () => {
  expect(outerOf(100)).toBe(155)
  expect(reachOf([title('a', { band: 100 })])).toBe(400)
  expect(reachOf([title('a', { band: 100 }), title('b', { band: 900 })])).toBe(1_600)
  expect(reachOf([title('a', { rtp: 30_000, band: 10 })])).toBe(10_000)
})

test('a higher return costs the house its share of the same stakes', () => {
  expect(houseChange(title('a', {}), '96', '97')).toBe(-10_000)
  expect(houseChange(title('a', {}), '96', '94')).toBe(20_000)
})

test('what was paid back adds up by variant, and its band narrows', () => {
  const day = (on: string, variant: '96' | '97', win: number) => ({
    day: on,
    variant,
    rounds: 100,
    stake: 1_000,
    win,
  })
  const change = { status: 'ACTIVE', decidedAt: '2026-11-02T03:00:00.000Z' } as RtpChange
  const drift = driftOf(title('a', {}), {
    days: [
      day('2026-11-01', '96', 900),
      day('2026-11-02', '96', 1_000),
      day('2026-11-03', '97', 0),
    ],
    changes: [change, { ...change, status: 'REJECTED' }],
  })
  expect(drift.days).toEqual(['2026-11-01', '2026-11-02', '2026-11-03'])
  expect(drift.marks).toEqual([{ at: 1, change }])
  const [first, second] = drift.lines
  expect(first?.points.map(({ at, value }) => [at, value])).toEqual([
    [0, 9_000],
    [1, 9_500],
  ])
  // 100 basis points at 10,000 rounds are 1,000 at 100.
  expect(first?.points.map(({ band }) => band)).toEqual([1_000, 707])
  // Of the other one too little is known to draw a band.
  expect(second?.points.map(({ at, value, band }) => [at, value, band])).toEqual([[2, 0, null]])
})

test('an address with nonsense opens nothing', () => {
  expect(rtpSearch({ game: '', days: 12 })).toEqual({})
  expect(rtpSearch({ game: 'tiger-moon', days: '90' })).toEqual({ game: 'tiger-moon', days: 90 })
})
