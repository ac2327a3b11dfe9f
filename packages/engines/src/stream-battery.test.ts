import { expect, test } from 'vitest'
import { drawFrom } from './stream'

const COUNT = 40_000
const serverSeed = Uint8Array.from({ length: 32 }, (_, i) => 255 - i)

/** Numbers as games use them: a new nonce every few draws. */
function numbers(below: number): number[] {
  const found: number[] = []
  for (let nonce = 0; found.length < COUNT; nonce++) {
    const draw = drawFrom({ serverSeed, clientSeed: 'battery', nonce, game: 'test', stream: 2 })
    for (let i = 0; i < 40; i++) found.push(draw(below))
  }
  return found
}

function chiSquare(counts: readonly number[], expected: readonly number[]): number {
  return counts.reduce(
    (sum, count, i) => sum + (count - (expected[i] ?? 1)) ** 2 / (expected[i] ?? 1),
    0,
  )
}

/** How far a sum of squares lies from its mean, in standard deviations, by the usual cube root. */
function deviation(value: number, freedom: number): number {
  const rest = 2 / (9 * freedom)
  return ((value / freedom) ** (1 / 3) - (1 - rest)) / Math.sqrt(rest)
}

const drawn = numbers(64)

test('every number comes as often as any other', () => {
  const counts = new Array<number>(64).fill(0)
  for (const number of drawn) counts[number] = (counts[number] ?? 0) + 1
  const expected = counts.map(() => drawn.length / 64)
  expect(Math.abs(deviation(chiSquare(counts, expected), 63))).toBeLessThan(3.5)
})

test('no number says anything about the next', () => {
  const pairs = new Array<number>(256).fill(0)
  for (let i = 0; i + 1 < drawn.length; i += 2) {
    const pair = ((drawn[i] ?? 0) >> 2) * 16 + ((drawn[i + 1] ?? 0) >> 2)
    pairs[pair] = (pairs[pair] ?? 0) + 1
  }
  const expected = pairs.map(() => Math.floor(drawn.length / 2) / 256)
  expect(Math.abs(deviation(chiSquare(pairs, expected), 255))).toBeLessThan(3.5)
})

test('the gaps between two low numbers are as long as chance makes them', () => {
  const longest = 20
  const gaps = new Array<number>(longest + 1).fill(0)
  let gap = 0
  for (const number of drawn) {
    if (number >= 16) gap++
    else {
      gaps[Math.min(gap, longest)] = (gaps[Math.min(gap, longest)] ?? 0) + 1
      gap = 0
    }
  }
  const total = gaps.reduce((sum, count) => sum + count, 0)
  const expected = gaps.map((_, i) => total * (i < longest ? 0.25 * 0.75 ** i : 0.75 ** longest))
  expect(Math.abs(deviation(chiSquare(gaps, expected), longest))).toBeLessThan(3.5)
})

test('highs and lows follow one another as chance makes them', () => {
  const highs = drawn.map((number) => number >= 32)
  const high = highs.filter((is) => is).length
  const low = highs.length - high
  const runs = highs.filter((is, i) => i === 0 || is !== highs[i - 1]).length
  const mean = 1 + (2 * high * low) / highs.length
  const sd = Math.sqrt(((mean - 1) * (mean - 2)) / (highs.length - 1))
  expect(Math.abs((runs - mean) / sd)).toBeLessThan(3.5)
})
