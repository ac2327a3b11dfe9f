import { expect, test } from 'vitest'
import { blockOf, commitOf, drawFrom, messageOf } from './stream'

const seeds = {
  serverSeed: Uint8Array.from({ length: 32 }, (_, i) => i),
  clientSeed: 'lucky-client-seed',
  nonce: 42,
  game: 'odd-even',
  stream: 1 as const,
}

test('the test vector of the first form holds', () => {
  expect(commitOf(seeds.serverSeed)).toBe(
    '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  )
  expect(blockOf(seeds, 0)).toEqual([
    336772635, 2655442880, 1089175017, 1059788881, 2885442514, 2054219408, 1930829356, 2949849803,
  ])
  const draw = drawFrom(seeds)
  expect(Array.from({ length: 8 }, () => draw(37))).toEqual([4, 18, 23, 27, 30, 17, 7, 13])
})

const VECTOR = [
  4161122810, 2538339834, 2894265480, 3657051436, 349935038, 749413510, 2142265104, 2748647855,
]

test('the test vector of the second form holds, and every game has numbers of its own', () => {
  const second = { ...seeds, stream: 2 as const }
  expect(messageOf(second, 0)).toBe('2:odd-even:42:lucky-client-seed:0')
  expect(blockOf(second, 0)).toEqual(VECTOR)
  expect(blockOf({ ...second, game: 'tiger-moon' }, 0)).not.toEqual(VECTOR)
})

test('draws go on past the first block and every value is as likely as any other', () => {
  const counts = new Array<number>(10).fill(0)
  for (let nonce = 0; nonce < 1_000; nonce++) {
    const draw = drawFrom({ ...seeds, nonce })
    for (let i = 0; i < 20; i++) {
      const value = draw(10)
      counts[value] = (counts[value] ?? 0) + 1
    }
  }
  const expected = counts.reduce((sum, count) => sum + count, 0) / 10
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  expect(chiSquare).toBeLessThan(27.9) // 9 degrees of freedom, one in a thousand.
})

test('a value past the last whole multiple is thrown away', () => {
  const words = [[4_294_967_295, 7, 0, 0, 0, 0, 0, 0]]
  const draw = drawFrom(seeds, (_, j) => words[j] ?? [])
  expect(draw(10)).toBe(7)
})
