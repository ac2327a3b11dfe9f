import { expect, test } from 'vitest'
import { afterRound, startAuto, whyNotOn } from './autoplay.rules'

const PLAN = { rounds: 10, lossLimit: 5_000, winLimit: 20_000, stopOnFeature: true }
const played = { cost: 1_000, win: 0, feature: false }

test('it plays as many rounds as were asked for', () => {
  let auto = startAuto({ ...PLAN, rounds: 2 })
  const next = afterRound(auto, { ...played, win: 1_000 })
  if (typeof next === 'string') throw new Error('one round is left')
  auto = next
  expect(afterRound(auto, { ...played, win: 1_000 })).toBe('done')
})

test.each([
  { round: { cost: 5_000, win: 0, feature: false }, ends: 'loss' },
  { round: { cost: 1_000, win: 20_000, feature: false }, ends: 'win' },
  { round: { cost: 1_000, win: 500, feature: true }, ends: 'feature' },
])('it ends for $ends', ({ round, ends }) => {
  expect(afterRound(startAuto(PLAN), round)).toBe(ends)
})

test('no bet is placed that could break the limit of loss', () => {
  const auto = { ...startAuto(PLAN), net: -4_500 }
  expect(whyNotOn(auto, { cost: 500, balance: 500 })).toBe(undefined)
  expect(whyNotOn(auto, { cost: 501, balance: 900 })).toBe('loss')
  expect(whyNotOn(auto, { cost: 500, balance: 499 })).toBe('balance')
})
