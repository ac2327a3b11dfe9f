import { expect, test } from 'vitest'
import { ageOf, toneOfAge } from './age.rules'

test.each([
  { ms: -5, age: { unit: 'clock', text: '0:00' }, because: 'clocks differ, waiting does not' },
  { ms: 52_000, age: { unit: 'clock', text: '0:52' }, because: 'seconds matter at first' },
  { ms: 59 * 60_000 + 9_000, age: { unit: 'clock', text: '59:09' }, because: 'under an hour' },
  { ms: 3 * 3_600_000 + 5, age: { unit: 'hour', count: 3 }, because: 'then whole hours' },
  { ms: 50 * 3_600_000, age: { unit: 'day', count: 2 }, because: 'then whole days' },
])('waiting $ms ms reads $age: $because', ({ ms, age }) => {
  expect(ageOf(ms)).toEqual(age)
})

test('a request turns amber at five minutes and red at ten', () => {
  expect(toneOfAge(299_999)).toBe('plain')
  expect(toneOfAge(300_000)).toBe('warn')
  expect(toneOfAge(600_000)).toBe('bad')
})
