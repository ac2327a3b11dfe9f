import { expect, test } from 'vitest'
import { DRAW_MAX, type Draw, pickWeighted, shuffle, wide } from './draw'
import { drawFrom } from './stream'

const seeds = {
  serverSeed: new Uint8Array(32).fill(5),
  clientSeed: 'draws',
  nonce: 1,
  game: 'test',
  stream: 2 as const,
}

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, DRAW_MAX + 1])(
  'a draw below %s is refused instead of going on for ever',
  (below) => {
    expect(() => drawFrom(seeds)(below)).toThrow(RangeError)
  },
)

test.each([0, -1, 1.5, Number.NaN, 2 ** 53 + 2])('so is a wide draw below %s', (below) => {
  expect(() => wide(drawFrom(seeds), below)).toThrow(RangeError)
})

test('the largest draws are allowed and stay within', () => {
  const draw = drawFrom(seeds)
  expect(draw(DRAW_MAX)).toBeLessThan(DRAW_MAX)
  for (let n = 0; n < 100; n++) expect(Number.isSafeInteger(wide(draw, 2 ** 53))).toBe(true)
})

/** Answers the given numbers in order, whatever is drawn below. */
const scripted = (...numbers: readonly number[]): Draw => {
  const left = [...numbers]
  return () => left.shift() ?? 0
}

test('a wide draw is the higher 21 bits, then the lower 32', () => {
  expect(wide(scripted(1, 7), 2 ** 40)).toBe(2 ** 32 + 7)
})

test('a wide draw past the last whole multiple is drawn again', () => {
  const below = 2 ** 52 + 1
  expect(wide(scripted(2 ** 21 - 1, DRAW_MAX - 1, 0, 9), below)).toBe(9)
})

test('every order of four is as likely as any other', () => {
  const counts = new Map<string, number>()
  const draw = drawFrom(seeds)
  for (let n = 0; n < 24_000; n++) {
    const order = shuffle(draw, [1, 2, 3, 4]).join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  expect(counts.size).toBe(24)
  const chiSquare = [...counts.values()].reduce((sum, c) => sum + (c - 1_000) ** 2 / 1_000, 0)
  expect(chiSquare).toBeLessThan(49.7) // 23 degrees of freedom, one in a thousand.
})

test('weights are kept exactly: each number of the whole falls on its own', () => {
  const weights = [3, 0, 5, 2]
  const picks = Array.from({ length: 10 }, (_, n) => pickWeighted(() => n, weights))
  expect(picks).toEqual([0, 0, 0, 2, 2, 2, 2, 2, 3, 3])
  expect(() => pickWeighted(drawFrom(seeds), [1, -1])).toThrow(RangeError)
  expect(() => pickWeighted(drawFrom(seeds), [0, 0])).toThrow(RangeError)
  expect(pickWeighted(scripted(2 ** 21 - 1, 0), [2 ** 52, 2 ** 52 - 1])).toBe(1)
})
