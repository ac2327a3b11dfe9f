import { expect, test } from 'vitest'
import { gameFaceOf } from './game-face'
import { openingGrid } from './opening.rules'

test('before the first spin lie pay symbols only', () => {
  const face = gameFaceOf('crimson-fortune', '96')
  if (!face) throw new Error('the title is there')
  const kinds = openingGrid(face)
    .flat()
    .map((symbol) => face.symbols[symbol]?.kind)
  expect(new Set(kinds)).toEqual(new Set(['pay']))
})
