import { expect, test } from 'vitest'
import { checkDepositor, checkPassword, decideSignup, masked } from './member.rules'

test.each([
  { password: 'abc123', policy: 'generic', fine: false, because: 'no special character' },
  { password: 'abcde!', policy: 'generic', fine: false, because: 'no digit' },
  { password: 'a1!bc', policy: 'generic', fine: false, because: 'five characters' },
  { password: 'abc12!', policy: 'generic', fine: true, because: 'the brief’s generic rule' },
  { password: 'abc', policy: 'brief4', fine: false, because: 'three characters' },
  { password: 'abcd', policy: 'brief4', fine: true, because: 'four characters are enough' },
] as const)('password $password under $policy: $fine, $because', ({ password, policy, fine }) => {
  const check = () => checkPassword(password, policy)
  if (fine) expect(check).not.toThrow()
  else expect(check).toThrow('INVALID_PASSWORD')
})

test('the depositor is in Korean letters unless the setting allows any', () => {
  expect(() => checkDepositor('홍길동', 'hangul')).not.toThrow()
  expect(() => checkDepositor('Hong', 'hangul')).toThrow('INVALID_PARAMETER')
  expect(() => checkDepositor('Hong', 'any')).not.toThrow()
})

test('approving makes a member, refusing needs a reason', () => {
  expect(decideSignup('APPROVE', undefined)).toBe('NORMAL')
  expect(decideSignup('REFUSE', '중복 가입')).toBe('DELETED')
  expect(() => decideSignup('REFUSE', undefined)).toThrow('INVALID_PARAMETER')
})

test('a masked number shows its last four digits', () => {
  expect(masked('01012345678')).toBe('•••••••5678')
  expect(masked('12')).toBe('12')
})
