import { expect, test } from 'vitest'
import { codeAt, matchingStep, secretOf, spelledSecret, stepAt } from './totp'

const secret = Buffer.from('12345678901234567890')

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at %i seconds is the one RFC 6238 says', (seconds, code) => {
  expect(codeAt(secret, stepAt(seconds * 1_000))).toBe(code)
})

test('a clock may be one step off, and no more', () => {
  const nowMs = 1_111_111_111_000
  const now = stepAt(nowMs)
  const at = (step: number, lastStep = 0) =>
    matchingStep(codeAt(secret, step), { secret, nowMs, lastStep })
  expect([at(now - 2), at(now - 1), at(now), at(now + 1), at(now + 2)]).toEqual([
    undefined,
    now - 1,
    now,
    now + 1,
    undefined,
  ])
})

test('a code is good once: its step and those before it are spent', () => {
  const nowMs = 1_111_111_111_000
  const now = stepAt(nowMs)
  const again = { secret, nowMs, lastStep: now }
  expect(matchingStep(codeAt(secret, now), again)).toBeUndefined()
  expect(matchingStep(codeAt(secret, now - 1), again)).toBeUndefined()
  expect(matchingStep(codeAt(secret, now + 1), again)).toBe(now + 1)
})

test('a secret survives being typed', () => {
  expect(spelledSecret(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(secretOf(spelledSecret(secret))).toEqual(secret)
})
