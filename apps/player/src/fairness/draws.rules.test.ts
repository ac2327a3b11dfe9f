import { drawFrom } from '@camellia/engines/stream'
import { expect, test } from 'vitest'
import { drawsFrom } from './draws.rules'

test('draws are repeated as the engine makes them, across blocks and past unfair numbers', () => {
  const own = { serverSeed: new Uint8Array(32), clientSeed: 'x', nonce: 0 }
  const seeds = { ...own, game: 'test', stream: 2 as const }
  const blocks = [
    [2 ** 32 - 1, 25, 36, 37, 38, 39, 40, 41],
    [42, 7, 8, 9, 10, 11, 12, 13],
  ]
  const blockAt = (block: number) => [...(blocks[block] ?? [])]
  const belows = [10, 36, 36, 36, 36, 36, 36, 36]
  const draw = drawFrom(seeds, (_, block) => blockAt(block))
  const drawn = drawsFrom(blockAt, belows)
  expect(drawn.map(({ gives }) => gives)).toEqual(belows.map(draw))
  expect(drawn[0]).toEqual({ word: 25, below: 10, gives: 5 })
})
