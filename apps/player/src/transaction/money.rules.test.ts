import { expect, test } from 'vitest'
import {
  balancesOf,
  depositError,
  mostToWithdraw,
  movedAmount,
  stepsOf,
  withdrawError,
} from './money.rules'

const LIMITS = { min: 10_000, max: 3_000_000 }

test.each([
  { amount: 0, key: 'money.min' },
  { amount: 9_999, key: 'money.min' },
  { amount: 10_000, key: undefined },
  { amount: 3_000_000, key: undefined },
  { amount: 3_000_001, key: 'money.max' },
])('a deposit of $amount says $key', ({ amount, key }) => {
  expect(depositError(amount, LIMITS)?.key).toBe(key)
})

test.each([
  { amount: 50_001, balance: 50_000, key: 'code.INFLUCIANT_BALANCE' },
  { amount: 9_999, balance: 50_000, key: 'money.min' },
  { amount: 9_999, balance: 5_000, key: 'code.INFLUCIANT_BALANCE' },
  { amount: 50_000, balance: 50_000, key: undefined },
  { amount: 3_000_001, balance: 9_000_000, key: 'money.max' },
])('a withdrawal of $amount from $balance says $key', ({ amount, balance, key }) => {
  expect(withdrawError(amount, LIMITS, balance)?.key).toBe(key)
})

test.each([
  { balance: 50_000, most: 50_000 },
  { balance: 9_000_000, most: 3_000_000 },
  { balance: 0, most: 0 },
])('the most to withdraw from $balance is $most', ({ balance, most }) => {
  expect(mostToWithdraw(LIMITS, balance)).toBe(most)
})

const ASKED = { createdAt: 'asked', startedAt: null, decidedAt: null, cancelled: false }
const TAKEN = { ...ASKED, startedAt: 'taken' }

test.each([
  {
    says: 'waits for someone',
    request: { ...ASKED, status: 'PENDING' as const },
    steps: ['asked past asked', 'waiting now asked', 'done next -'],
  },
  {
    says: 'is being worked on',
    request: { ...TAKEN, status: 'PENDING' as const },
    steps: ['asked past asked', 'taken past taken', 'checking now taken', 'done next -'],
  },
  {
    says: 'is done',
    request: { ...TAKEN, status: 'FINISHED' as const, decidedAt: 'decided' },
    steps: ['asked past asked', 'taken past taken', 'done past decided'],
  },
  {
    says: 'was rejected',
    request: { ...TAKEN, status: 'REJECTED' as const, decidedAt: 'decided' },
    steps: ['asked past asked', 'taken past taken', 'rejected bad decided'],
  },
  {
    says: 'its owner took back before anyone looked',
    request: { ...ASKED, status: 'REJECTED' as const, decidedAt: 'decided', cancelled: true },
    steps: ['asked past asked', 'cancelled bad decided'],
  },
])('the timeline of a request that $says', ({ request, steps }) => {
  const shown = stepsOf(request).map(({ name, state, at }) => `${name} ${state} ${at ?? '-'}`)
  expect(shown).toEqual(steps)
})

test('what leaves the balance is shown as less, what comes in as more', () => {
  const amount = 7_000 as never
  expect(movedAmount({ type: 'WITHDRAW', amount })).toBe(-7_000)
  expect(movedAmount({ type: 'COLLECT', amount })).toBe(-7_000)
  expect(movedAmount({ type: 'DEPOSIT', amount })).toBe(7_000)
  expect(movedAmount({ type: 'POINT_CONVERT', amount })).toBe(7_000)
})

test.each([
  { status: 'PENDING', shown: { before: 9, after: 2 } },
  { status: 'FINISHED', shown: { before: 9, after: 2 } },
  { status: 'REJECTED', shown: undefined },
] as const)('a withdrawal that is $status shows the balances $shown', ({ status, shown }) => {
  expect(balancesOf({ status, before: 9 as never, after: 2 as never })).toEqual(shown)
})
