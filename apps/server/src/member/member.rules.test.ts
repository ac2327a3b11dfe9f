import { expect, test } from 'vitest'
import { checkDepositor, decideSignup, masked } from './member.rules'

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
