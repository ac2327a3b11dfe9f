import { expect, test } from 'vitest'
import { BINGSU_POP } from '../../titles/bingsu-pop'
import { CRIMSON_FORTUNE } from '../../titles/crimson-fortune'
import { HWATU_GARDEN } from '../../titles/hwatu-garden'
import { THUNDER_PANTHEON } from '../../titles/thunder-pantheon'
import { TIGER_MOON } from '../../titles/tiger-moon'
import { exactReturn } from '../exact'
import { differing } from './compare'
import { stripsSimulator } from './strips-sim'

test.each([
  { def: CRIMSON_FORTUNE, id: 'crimson-fortune', kind: 'spin', rounds: 100_000 },
  { def: TIGER_MOON, id: 'tiger-moon', kind: 'spin', rounds: 100_000 },
  { def: HWATU_GARDEN, id: 'hwatu-garden', kind: 'spin', rounds: 100_000 },
  // All hundred thousand of these are compared by `npm run certify`.
  { def: THUNDER_PANTHEON, id: 'thunder-pantheon', kind: 'spin', rounds: 10_000 },
  { def: THUNDER_PANTHEON, id: 'thunder-pantheon', kind: 'buy', rounds: 400 },
  { def: BINGSU_POP, id: 'bingsu-pop', kind: 'spin', rounds: 4_000 },
] as const)('$id: $rounds rounds by $kind are what the plain engine plays', (of) => {
  expect(differing(of.def, of.kind, of.rounds)).toEqual([])
})

test.each([CRIMSON_FORTUNE, TIGER_MOON, HWATU_GARDEN])(
  'a million rounds of $id agree with what was computed',
  (def) => {
    const { rounds, sum, squares } = stripsSimulator(def, '96').run(1_000_000, 11, 13)
    const mean = sum / rounds
    const sd = Math.sqrt(squares / rounds - mean * mean)
    const z = (mean - exactReturn(def, '96').rtp * 100) / (sd / Math.sqrt(rounds))
    expect(Math.abs(z)).toBeLessThan(3.5)
  },
)
