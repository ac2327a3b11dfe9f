import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blurOf, drumAt, fallAt, hopOf, motionOf, passing, tapeAt } from './motion.rules'

const motion = motionOf('roll', false)

test('wherever it is stopped, a reel comes to rest on whole symbols', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (stopAt) => {
      const { moved, rest, pace } = tapeAt(stopAt + motion.stopMs, stopAt, motion)
      expect(moved).toBeCloseTo(rest, 9)
      expect(pace).toBe(0)
      expect(Number.isInteger(rest)).toBe(true)
    }),
  )
})

test('it goes beyond its place by about six hundredths of a symbol and comes back', () => {
  let furthest = 0
  for (let ms = 0; ms < motion.stopMs; ms += 2) {
    const { moved, rest } = tapeAt(2_000 + ms, 2_000, motion)
    furthest = Math.max(furthest, moved - rest)
  }
  expect(furthest).toBeGreaterThan(0.03)
  expect(furthest).toBeLessThan(0.09)
})

test('a running reel never jumps when it is told to stop', () => {
  const before = tapeAt(1_999, 2_000, motion).moved
  const after = tapeAt(2_001, 2_000, motion).moved
  expect(after - before).toBeLessThan(motion.speed * 4)
})

test('while the answer is on its way the reel just runs', () => {
  const { moved, pace } = tapeAt(4_000, Number.POSITIVE_INFINITY, motion)
  expect(moved).toBeGreaterThan(50)
  expect(pace).toBe(1)
})

test('what falls ends where it belongs', () => {
  expect(fallAt(0)).toBe(0)
  expect(fallAt(1)).toBeCloseTo(1)
})

test('what passes by is one of the symbols', () => {
  for (let at = -50; at < 50; at++) expect(passing(3, at, 11)).toBeLessThan(11)
})

test('ink settles: a brushed symbol gets sharp little by little, a wheel at once', () => {
  expect(blurOf('brush', 0.4)).toBeCloseTo(0.5)
  expect(blurOf('brush', 0)).toBe(0)
  expect(blurOf('roll', 0.4)).toBe(1)
  expect(blurOf('roll', 0.2)).toBe(0)
})

test('a symbol in the middle of a drum is seen as it is, further out it is flatter', () => {
  expect(drumAt(0)).toEqual({ at: 0, flat: 1 })
  expect(drumAt(1).flat).toBeLessThan(1)
  expect(drumAt(1).at).toBeLessThan(1)
  expect(drumAt(-1)).toEqual({ at: -drumAt(1).at, flat: drumAt(1).flat })
})

test('fruit springs higher than stone when it lands', () => {
  expect(fallAt(0.86, hopOf('fall'))).toBeLessThan(fallAt(0.86, hopOf('drop')))
  expect(fallAt(1, hopOf('fall'))).toBe(1)
})
