import type { MemberId } from '@camellia/kernel/ids'
import { won } from '@camellia/kernel/won'
import { expect, test } from 'vitest'
import { SETTING_DEFAULTS as settings } from '../setting/setting.rules'
import {
  approvalOf,
  checkDepositAmount,
  checkWithdrawAmount,
  movementFor,
  needsTwo,
  returnFor,
} from './transaction.rules'

test.each([
  [9_999, 'INVALID_MIN_DEPOSIT'],
  [10_000, null],
  [10_000_000, null],
  [10_000_001, 'INVALID_MAX_DEPOSIT'],
])('a deposit of %i is answered with %s', (amount, code) => {
  const check = () => checkDepositAmount(won(amount), settings)
  if (code) expect(check).toThrow(code)
  else expect(check).not.toThrow()
})

test('a withdrawal keeps to its limits, and a large one needs two people', () => {
  expect(() => checkWithdrawAmount(won(9_999), settings)).toThrow('LIMIT_REACHED')
  expect(() => checkWithdrawAmount(won(50_000_001), settings)).toThrow('LIMIT_REACHED')
  expect(() => checkWithdrawAmount(won(10_000), settings)).not.toThrow()
  expect(needsTwo(won(999_999), settings)).toBe(false)
  expect(needsTwo(won(1_000_000), settings)).toBe(true)
})

const [one, two] = [1 as MemberId, 2 as MemberId]
const waiting = { status: 'PENDING', needsTwo: true, approvedBy: null, claimedBy: null }

test('two different people decide on a large one, and nobody on what another works on', () => {
  expect(approvalOf({ ...waiting, needsTwo: false }, one)).toBe('FINAL')
  expect(approvalOf(waiting, one)).toBe('FIRST')
  expect(() => approvalOf({ ...waiting, approvedBy: one }, one)).toThrow('FOUR_EYES_REQUIRED')
  expect(approvalOf({ ...waiting, approvedBy: one }, two)).toBe('FINAL')
  expect(() => approvalOf({ ...waiting, claimedBy: two }, one)).toThrow('CONFLICT')
  expect(() => approvalOf({ ...waiting, status: 'FINISHED' }, one)).toThrow('CONFLICT')
})

test('only a rejected withdrawal moves money back', () => {
  const base = { id: 'x', memberId: one, amount: won(5), payerId: null }
  expect(returnFor({ ...base, type: 'DEPOSIT' })).toBeUndefined()
  expect(returnFor({ ...base, type: 'WITHDRAW' })?.transfers[0]).toMatchObject({
    from: { account: 'HOLD' },
    to: { account: 'CASH' },
  })
  expect(movementFor({ ...base, type: 'PAYMENT', payerId: two }).transfers[0]).toMatchObject({
    from: { account: 'CASH', owner: two },
    to: { account: 'CASH', owner: one },
  })
})
