import { expect, test } from 'vitest'
import { DIAMOND_777 } from '../../titles/diamond-777'
import { LEVELS } from '../levels'
import { bandsOf } from './bands'
import { figuresOf, groundOf } from './figures'
import { intervalsOf } from './interval'
import { sumOf } from './sums'

const coin = new Map([
  [0, 0.5],
  [195, 0.5],
])

test('the sum of a coin is the binomial distribution itself', () => {
  // Of 100 tosses at most 41 heads come up in 4.4 % and at most 42 in 6.7 % of all cases.
  const { quantile, error } = sumOf(coin, 100)
  expect(error).toBe(0)
  expect([0.044, 0.05, 0.066, 0.5, 0.95].map((share) => quantile(share) / 195)).toEqual([
    41, 42, 42, 50, 58,
  ])
})

test('where the grid is too coarse the mean stays, and the error of the deviation is known', () => {
  // Cents that no grid of a million places holds at so many rounds.
  const wild = new Map([
    [0, 0.999],
    [1, 0.0005],
    [500_000, 0.0005],
  ])
  const rounds = 1_000_000
  const { quantile, mean, sd, error } = sumOf(wild, rounds)
  expect(error).toBeGreaterThan(0)
  expect(error).toBeLessThan(1e-4)
  expect(Math.abs(quantile(0.5) / rounds - mean) / sd).toBeLessThan(1e-4)
})

test('nine in ten lie where they did before bins, and not half a bin above', () => {
  const { chances } = figuresOf(DIAMOND_777, '96', groundOf(DIAMOND_777))
  const [after] = intervalsOf(chances, [10_000])
  expect(after?.error).toBe(0)
  expect(after?.low).toBeCloseTo(0.8418, 4)
  expect(after?.high).toBeCloseTo(1.087, 3)
})

test('levels between two computed numbers of rounds are read off to a tenth', () => {
  const { chances } = figuresOf(DIAMOND_777, '96', groundOf(DIAMOND_777))
  const { bands, mean, sd } = bandsOf(chances)
  const [one, two] = [bands[2], bands[3]]
  const x = (rounds: number) => 1 / Math.sqrt(rounds)
  const rounds = 1_700
  const share = (x(1_000) - x(rounds)) / (x(1_000) - x(3_162))
  const { quantile } = sumOf(chances, rounds)
  LEVELS.forEach(([, chance], level) => {
    const [from = 0, to = 0] = [one?.at[level], two?.at[level]]
    const exact = (quantile(chance) - mean * rounds) / (sd * Math.sqrt(rounds))
    expect(Math.abs(from + share * (to - from) - exact)).toBeLessThan(0.1)
  })
})
