import type { StaffTransaction } from '@camellia/contract/transaction-queue'
import type { MemberId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'
import { expect, test } from 'vitest'
import {
  changeOf,
  type Detail,
  decisionIn,
  handOf,
  mayChoose,
  mayClaim,
  mayDecide,
  nextOf,
  stepOf,
} from './money.rules'

const person = (code: string) => ({ id: 1 as MemberId, code, name: code })
const row = (change: Partial<StaffTransaction> = {}): StaffTransaction => ({
  id: 'a',
  type: 'DEPOSIT',
  amount: 1_000 as Won,
  status: 'PENDING',
  createdAt: '2026-11-15T05:00:00Z',
  startedAt: null,
  decidedAt: null,
  reason: '',
  macro: null,
  cancelled: false,
  before: null,
  after: null,
  member: person('player1'),
  parent: null,
  memo: '',
  needsTwo: false,
  claimedBy: null,
  claimed: false,
  claimedUntil: null,
  approvedBy: null,
  approved: false,
  processor: null,
  sentAt: null,
  sentBy: null,
  companyAccount: null,
  bank: null,
  depositor: null,
  accountNumber: null,
  address: null,
  ...change,
})
const NONE = { decided: new Map() }
const STARTED = '2026-11-15T05:01:00Z'

test.each([
  { change: {}, hand: 'FREE', because: 'nobody took it up' },
  { change: { claimedBy: person('me'), startedAt: STARTED }, hand: 'MINE', because: 'I did' },
  {
    change: { claimedBy: person('other'), startedAt: STARTED },
    hand: 'OTHERS',
    because: 'they did',
  },
  { change: { claimed: true }, hand: 'OTHERS', because: 'someone above me did, unnamed' },
  {
    change: { claimed: true, approved: true },
    hand: 'OTHERS',
    because: 'someone above me is the second',
  },
  {
    change: { startedAt: STARTED, approved: true },
    hand: 'FREE',
    because: 'the first yes let it go',
  },
] as const)('a request is $hand when $because', ({ change, hand }) => {
  expect(handOf(row(change), 'me')).toBe(hand)
})

test.each([
  { change: {}, step: 'ONLY' },
  { change: { needsTwo: true }, step: 'FIRST' },
  { change: { needsTwo: true, approved: true, approvedBy: person('other') }, step: 'SECOND' },
  { change: { needsTwo: true, approved: true, approvedBy: person('me') }, step: 'GIVEN' },
  { change: { needsTwo: true, approved: true }, step: 'SECOND' },
])('my yes to $change is $step', ({ change, step }) => {
  expect(stepOf(row(change), 'me')).toBe(step)
})

test('what another has in hand, and what is decided, is not mine to decide', () => {
  expect(mayDecide(row(), NONE, 'me')).toBe(true)
  expect(mayDecide(row({ claimedBy: person('other') }), NONE, 'me')).toBe(false)
  expect(mayDecide(row({ status: 'FINISHED' }), NONE, 'me')).toBe(false)
  expect(mayDecide(row(), { decided: new Map([['a', {}]]) as never }, 'me')).toBe(false)
})

test('my own first yes cannot be chosen among several, but it can still be rejected', () => {
  const given = row({ needsTwo: true, approved: true, approvedBy: person('me') })
  expect(mayChoose(given, NONE, 'me')).toBe(false)
  expect(mayClaim(given, NONE, 'me')).toBe(false)
  expect(mayDecide(given, NONE, 'me')).toBe(true)
})

test('a decided row says who decided and whether that was me', () => {
  const done = row({
    status: 'REJECTED',
    decidedAt: STARTED,
    processor: person('me'),
    reason: '왜',
  })
  expect(decisionIn(done, 'me')).toMatchObject({ verdict: 'REJECT', mine: true, reason: '왜' })
  expect(decisionIn({ ...done, processor: null }, 'me')).toMatchObject({ by: undefined })
  expect(decisionIn(row(), 'me')).toBeUndefined()
})

const detail = (transaction: StaffTransaction): Detail => ({
  transaction,
  line: [],
  balance: 5_000 as Won,
  hold: 1_000 as Won,
  month: { deposits: 0 as Won, withdrawals: 0 as Won, stake: 0 as Won, win: 0 as Won },
  recent: [],
  linked: 0,
  linkedPeople: [],
  open: [],
  company: null,
  holder: null,
  sameName: false,
  takesTwo: false,
  accountChanged: null,
  joinedAt: STARTED,
})

test.each([
  { change: {}, gives: { what: 'balance', before: 5_000, after: 6_000 } },
  { change: { type: 'COLLECT' }, gives: { what: 'balance', before: 5_000, after: 4_000 } },
  { change: { type: 'WITHDRAW' }, gives: { what: 'hold', before: 1_000, after: 0 } },
  {
    change: { status: 'FINISHED', before: 7 as Won, after: 1_007 as Won },
    gives: { what: 'balance', before: 7, after: 1_007 },
  },
] as const)('approving $change shows $gives', ({ change, gives }) => {
  expect(changeOf(detail(row(change)))).toEqual(gives)
})

test.each([
  { change: { type: 'DEPOSIT' }, next: 'APPROVE', because: 'deposits are not sent' },
  { change: {}, next: 'CLAIM', because: 'nobody sees the account of what nobody holds' },
  { change: { claimedBy: person('me'), claimed: true }, next: 'SEND', because: 'I hold it' },
  { change: { sentAt: STARTED }, next: 'APPROVE', because: 'it was sent' },
  { change: { needsTwo: true }, next: 'APPROVE', because: 'two agree before it is sent' },
  {
    change: { needsTwo: true, approved: true, approvedBy: person('other') },
    next: 'CLAIM',
    because: 'the second sends it',
  },
  {
    change: { needsTwo: true, approved: true, approvedBy: person('me') },
    next: 'GIVEN',
    because: 'my yes was the first',
  },
] as const)('of a withdrawal $next comes next, because $because', ({ change, next }) => {
  expect(nextOf(row({ type: 'WITHDRAW', ...change }), 'me', false)).toBe(next)
})

test('what takes two because of all I decided is not sent by me alone', () => {
  const mine = { type: 'WITHDRAW', claimedBy: person('me'), claimed: true } as const
  expect(nextOf(row(mine), 'me', true)).toBe('APPROVE')
})
