import * as z from 'zod/mini'
import { ROLE_TYPES } from './access'
import { endpoint, staffWho } from './endpoint'
import {
  historyInput,
  historyOf,
  memberIdField,
  noData,
  sizeField,
  textField,
  timeField,
  wonField,
} from './fields'
import { GAME_TYPES } from './game'
import { MEMBER_STATUSES } from './member'
import { memberTag } from './member-tag'
import { ROUND_STATUSES } from './play'
import { memberRates } from './rate'

const person = z.object({ id: memberIdField, code: z.string(), name: z.string() })

/** Everything about one member. Phone, account and e-mail address are masked. */
export const memberPanel = z.object({
  id: memberIdField,
  code: z.string(),
  name: z.string(),
  kind: z.enum(ROLE_TYPES),
  status: z.enum(MEMBER_STATUSES),
  firstName: z.string(),
  lastName: z.string(),
  birthday: z.nullable(z.string()),
  phone: z.string(),
  email: z.nullable(z.string()),
  bank: z.string(),
  depositor: z.string(),
  accountNumber: z.string(),
  role: z.object({ id: z.int(), name: z.string() }),
  /** Permissions this one person has beside or without the role. */
  overrides: z.int(),
  parent: z.nullable(person),
  /** From the top of the viewer's tree down to the parent. */
  line: z.array(person),
  invitedBy: z.nullable(person),
  friends: z.int(),
  balance: wonField,
  point: wonField,
  hold: wonField,
  rates: memberRates,
  rateVersion: z.int(),
  rateSince: z.nullable(timeField),
  createdAt: timeField,
  address: z.string(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(timeField),
  reason: z.nullable(z.string()),
  online: z.boolean(),
  lastSeenAt: z.nullable(timeField),
  lastRound: z.nullable(
    z.object({
      game: z.string(),
      gameType: z.enum(GAME_TYPES),
      stake: wonField,
      win: wonField,
      at: timeField,
    }),
  ),
  /** Wins less stakes since the newest session began; null when nobody is connected. */
  sessionResult: z.nullable(wonField),
  memoCount: z.int(),
  /** Of the reader's branch. */
  tags: z.array(memberTag),
  /** Until then they approve nothing, for somebody made or opened the account; null: they may. */
  waitsUntil: z.nullable(timeField),
  /** 30 business days, today last: the balance at the end of each, and what was played. */
  days: z.array(z.object({ day: z.string(), balance: wonField, stake: wonField, win: wonField })),
})

export const readMember = endpoint({
  method: 'POST',
  path: '/member/read',
  summary: 'Everything about a member below me.',
  reads: true,
  access: staffWho('Member', 'update'),
  scope: 'SUBTREE',
  input: z.strictObject({ id: memberIdField }),
  output: memberPanel,
  refuses: ['MEMBER_NOT_FOUND'],
})

const memberRound = z.object({
  id: z.uuid(),
  game: z.string(),
  gameType: z.enum(GAME_TYPES),
  stake: wonField,
  win: wonField,
  status: z.enum(ROUND_STATUSES),
  balanceBefore: wonField,
  balanceAfter: wonField,
  createdAt: timeField,
})

export const listMemberRounds = endpoint({
  method: 'POST',
  path: '/member/rounds',
  summary: 'Rounds of a member below me, newest first.',
  reads: true,
  access: staffWho('Member', 'update'),
  scope: 'SUBTREE',
  input: z.extend(historyInput, { id: memberIdField }),
  output: historyOf(memberRound),
  refuses: ['MEMBER_NOT_FOUND'],
})

export const MEMBER_ACCOUNTS = ['CASH', 'POINT', 'HOLD', 'PROMO'] as const

/** One movement of a member's money that is not a bet, seen from the member's side. */
const memberTransfer = z.object({
  key: z.string(),
  kind: z.string(),
  account: z.enum(MEMBER_ACCOUNTS),
  /** More than nothing when it came in. */
  amount: wonField,
  before: wonField,
  after: wonField,
  at: timeField,
})

export const listMemberTransfers = endpoint({
  method: 'POST',
  path: '/member/transfers',
  summary: 'Money of a member below me that moved other than by bets, newest first.',
  reads: true,
  access: staffWho('Member', 'update'),
  scope: 'SUBTREE',
  input: z.strictObject({
    id: memberIdField,
    /** The time of the last entry of the page above. */
    before: z.optional(timeField),
    size: sizeField,
  }),
  output: historyOf(memberTransfer),
  refuses: ['MEMBER_NOT_FOUND'],
})

/** Enough for a morning of calls, too few to copy a customer list. */
export const UNMASK_PER_MINUTE = 30

export const revealMember = endpoint({
  method: 'POST',
  path: '/member/unmask',
  summary: 'Phone, account and e-mail address in full; every look is in the audit log.',
  access: staffWho('Member', 'unmask'),
  scope: 'SUBTREE',
  input: z.strictObject({ id: memberIdField, reason: textField(200) }),
  output: z.object({
    phone: z.string(),
    accountNumber: z.string(),
    email: z.nullable(z.string()),
  }),
  refuses: ['MEMBER_NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const liftWait = endpoint({
  method: 'POST',
  path: '/member/lift-wait',
  summary: 'Let somebody whose account was opened or made stronger approve and pay again at once.',
  access: staffWho('System', 'manage'),
  scope: 'SITE',
  onPerson: 'id',
  input: z.strictObject({ id: memberIdField, reason: textField(200) }),
  output: noData,
  refuses: ['MEMBER_NOT_FOUND', 'CONFLICT', 'FOUR_EYES_REQUIRED', 'APPROVER_TOO_NEW'],
})

const memo = z.object({
  id: z.uuid(),
  text: z.string(),
  /** Null: someone above the reader. */
  author: z.nullable(z.string()),
  mine: z.boolean(),
  createdAt: timeField,
})

export const listMemos = endpoint({
  method: 'POST',
  path: '/member/memo/list',
  summary: 'What staff noted about a member below me, newest first.',
  reads: true,
  access: staffWho('Member', 'update'),
  scope: 'SUBTREE',
  input: z.extend(historyInput, { id: memberIdField }),
  output: historyOf(memo),
  refuses: ['MEMBER_NOT_FOUND'],
})

export const addMemo = endpoint({
  method: 'POST',
  path: '/member/memo',
  summary: 'Note something about a member below me.',
  access: staffWho('Member', 'update'),
  scope: 'SUBTREE',
  onPerson: 'id',
  input: z.strictObject({ id: memberIdField, text: textField(1000) }),
  output: z.object({ id: z.uuid() }),
  refuses: ['MEMBER_NOT_FOUND'],
})

export const removeMemo = endpoint({
  method: 'POST',
  path: '/member/memo/removal',
  summary: 'Take back a memo of my own.',
  access: staffWho('Member', 'update'),
  scope: 'SUBTREE',
  input: z.strictObject({ id: z.uuid() }),
  output: noData,
  refuses: ['NOT_FOUND'],
})

export type MemberPanel = z.output<typeof memberPanel>
export type MemberRound = z.output<typeof memberRound>
export type MemberTransfer = z.output<typeof memberTransfer>
export type Memo = z.output<typeof memo>
