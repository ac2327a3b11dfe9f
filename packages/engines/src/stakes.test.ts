import { won } from '@camellia/kernel/won'
import { expect, test } from 'vitest'
import { ENGINES } from './games'
import { settleOddEven } from './odd-even'
import { SHARED_ENGINES } from './shared-games'
import { slotFace } from './slot/face'
import { offersStake, STAKE_STEP } from './stakes'

const CODES = [...Object.keys(ENGINES), ...Object.keys(SHARED_ENGINES)]
const faces = CODES.flatMap((code) => slotFace(code) ?? [])
const LARGEST_WIN = Math.max(...faces.map(({ betMax, maxWinX }) => betMax * maxWinX))

test('every game has a largest stake, and its win is within that of the slots', () => {
  for (const code of CODES) {
    expect(offersStake(code, 10_000)).toBe(true)
    expect(offersStake(code, 1_000_000_000_000)).toBe(false)
  }
  expect(offersStake('odd-even', 10_000_000)).toBe(true)
  expect(offersStake('odd-even', 10_000_000 + STAKE_STEP)).toBe(false)
  const { win } = settleOddEven(won(10_000_000), { pick: 'ODD' }, 1)
  expect(win).toBeLessThanOrEqual(LARGEST_WIN)
  expect(offersStake('unheard-of', 1_000)).toBe(false)
})

test('a stake is a step of the title, or a multiple of a hundred won', () => {
  for (const stake of [1_050, 1_001, 0, -100]) expect(offersStake('odd-even', stake)).toBe(false)
  expect(offersStake('odd-even-1m', 1_100)).toBe(true)
  expect(offersStake('crimson-fortune', 1_100)).toBe(false)
})
