import { expect, test } from 'vitest'
import { gameFor } from './catalog.rules'
import type { GameRow } from './catalog.sql'

const row = (code: string) => ({ code, variant: '96', rtp: 9_600 }) as GameRow

test('the top win of a title is one of a spin, and that of a purchase is told apart', () => {
  expect(gameFor(row('thunder-pantheon')).slot).toMatchObject({
    maxWin: 1_280.5,
    maxWinBought: 2_860.6,
  })
  expect(gameFor(row('crimson-fortune')).slot).toMatchObject({ maxWin: 714.1, maxWinBought: null })
})

test.each([
  ['hwatu-garden', 1_586],
  ['tiger-moon', 1_743],
  ['crimson-fortune', 2_126],
  ['bingsu-pop', 2_651],
  ['thunder-pantheon', 1_973],
  ['diamond-777', 1_124],
])('of %s it is told how many rounds pay at least the bet', (code, even) => {
  const { slot } = gameFor(row(code))
  expect(slot?.even).toBe(even)
  expect(slot?.hit).toBeGreaterThan(even)
})
