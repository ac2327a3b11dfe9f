import { expect, test } from 'vitest'
import { effectOf, filledOf, leftOf, monthsFrom, toneOf } from './limit.rules'

test.each([
  { now: null, wanted: 50_000, effect: 'NOW', because: 'the first bound' },
  { now: 100_000, wanted: 50_000, effect: 'NOW', because: 'a narrower one' },
  { now: 50_000, wanted: 100_000, effect: 'LATER', because: 'a wider one' },
  { now: 50_000, wanted: null, effect: 'LATER', because: 'none at all' },
  { now: 50_000, wanted: 50_000, effect: 'SAME', because: 'nothing changed' },
  { now: null, wanted: null, effect: 'SAME', because: 'there was none' },
] as const)('from $now to $wanted is $effect: $because', ({ now, wanted, effect }) => {
  expect(effectOf(now, wanted)).toBe(effect)
})

test.each([
  { value: null, used: 500, left: undefined, filled: 0, tone: 'calm' },
  { value: 1_000, used: 250, left: 750, filled: 25, tone: 'calm' },
  { value: 1_000, used: 800, left: 200, filled: 80, tone: 'near' },
  { value: 1_000, used: 1_500, left: 0, filled: 100, tone: 'full' },
  { value: 1_000, used: -400, left: 1_400, filled: 0, tone: 'calm' },
])('$used of $value leaves $left and fills $filled %', (limit) => {
  expect(leftOf(limit)).toBe(limit.left)
  expect(filledOf(limit)).toBe(limit.filled)
  expect(toneOf(limit)).toBe(limit.tone)
})

test('six months after the end of August is the end of February', () => {
  const from = new Date('2026-08-31T09:00:00.000Z')
  expect(monthsFrom(from, 6).toISOString()).toBe('2027-02-28T09:00:00.000Z')
  expect(monthsFrom(from, 12).toISOString()).toBe('2027-08-31T09:00:00.000Z')
})
