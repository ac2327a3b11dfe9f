import { won } from '@camellia/kernel/won'
import { expect, test } from 'vitest'
import { measure } from './rtp.rules'

const declared = { rtp: 0.96, sd: 4 }
const tally = { variant: '96', rounds: 10_000, stakeSquare: 10_000 * 1_000 ** 2 } as const

test('a title that pays what it declares is not suspected', () => {
  const measured = measure({ ...tally, stake: won(10_000_000), win: won(9_600_000) }, declared)
  expect(measured).toMatchObject({ rtp: 9_600, z: 0, band: 1_030 })
})

test('the same difference weighs more with more rounds', () => {
  const few = measure({ ...tally, stake: won(10_000_000), win: won(8_800_000) }, declared)
  const many = measure(
    {
      ...tally,
      rounds: 1_000_000,
      stake: won(1_000_000_000),
      win: won(880_000_000),
      stakeSquare: 1_000_000 * 1_000 ** 2,
    },
    declared,
  )
  expect(few.z).toBeCloseTo(-2)
  expect(many.z).toBeCloseTo(-20)
})

test('too few rounds say nothing, and none say nothing at all', () => {
  const one = { ...tally, rounds: 999, stake: won(999_000), win: won(0) }
  expect(measure(one, declared)).toMatchObject({ z: null, band: null, rtp: 0 })
  const none = { ...tally, rounds: 0, stake: won(0), win: won(0), stakeSquare: 0 }
  expect(measure(none, declared)).toMatchObject({ rtp: null, z: null })
})
