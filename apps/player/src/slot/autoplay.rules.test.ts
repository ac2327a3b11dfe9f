import { expect, test } from 'vitest'
import { afterRound, mayGoOn, startAuto } from './autoplay.rules'

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
  expect(mayGoOn(auto, 500)).toBe(true)
  expect(mayGoOn(auto, 501)).toBe(false)
})
