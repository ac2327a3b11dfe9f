import { expect, test } from 'vitest'
import { barOf, boundIn, untilIn } from './protection.rules'

const NOW = Date.parse('2026-11-15T00:00:00.000Z')
const PAST = '2026-11-14T00:00:00.000Z'
const SOON = '2026-11-16T00:00:00.000Z'
const LATER = '2027-05-15T00:00:00.000Z'

test.each([
  { breakUntil: null, excludedUntil: null, gives: undefined },
  { breakUntil: PAST, excludedUntil: null, gives: undefined },
  { breakUntil: SOON, excludedUntil: null, gives: { kind: 'BREAK', until: SOON } },
  { breakUntil: SOON, excludedUntil: LATER, gives: { kind: 'EXCLUSION', until: LATER } },
  { breakUntil: LATER, excludedUntil: SOON, gives: { kind: 'BREAK', until: LATER } },
])('break $breakUntil and exclusion $excludedUntil bar as $gives', (given) => {
  expect(barOf(given, NOW)).toEqual(given.gives)
})

test('a refusal says which bound was reached only when it was one of the player', () => {
  const bound = { kind: 'LOSS', period: 'WEEK', left: 500 } as const
  expect(boundIn(bound)).toEqual(bound)
  expect(boundIn(null)).toBeUndefined()
  expect(boundIn({ kind: 'OTHER', period: 'DAY', left: 1 })).toBeUndefined()
})

test('a refusal says until when one is shut out, if it is a time', () => {
  expect(untilIn({ until: SOON })).toBe(SOON)
  expect(untilIn({ until: 'soon' })).toBeUndefined()
  expect(untilIn(null)).toBeUndefined()
})
