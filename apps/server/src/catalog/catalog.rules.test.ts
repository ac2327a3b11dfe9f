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
