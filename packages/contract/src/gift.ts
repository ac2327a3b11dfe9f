import * as z from 'zod/mini'
import { anyPlayer, endpoint, staffWho } from './endpoint'
import {
  amountField,
  historyInput,
  historyOf,
  lineField,
  memberIdField,
  noData,
  nothing,
  textField,
  timeField,
  wonField,
} from './fields'
import { gift, SLOT_CODES } from './play'

/** The brief's states: made, offered, over, declined or refused, taken back. */
export const GIFT_STATUSES = ['PENDING', 'PROCESSING', 'FINISHED', 'REJECTED', 'CANCELED'] as const
export const GIFT_HOURS = 72
export const GIFT_SPINS_MAX = 100

const person = z.object({ id: memberIdField, code: z.string(), name: z.string() })

export const givenGift = z.object({
  id: z.uuid(),
  kind: z.enum(['SPINS', 'PRIZE']),
  member: person,
  game: z.nullable(z.string()),
  bet: z.nullable(wonField),
  spins: z.nullable(z.int()),
  spinsLeft: z.nullable(z.int()),
  /** Set aside for it. */
  amount: wonField,
  won: wonField,
  status: z.enum(GIFT_STATUSES),
  memo: z.string(),
  needsTwo: z.boolean(),
  approved: z.boolean(),
  madeBy: z.nullable(person),
  mine: z.boolean(),
  approvedBy: z.nullable(person),
  createdAt: timeField,
  expiresAt: timeField,
  endedAt: z.nullable(timeField),
  reason: z.string(),
})

/** So many wait for a second person at most. */
export const FUNDINGS_WAITING_MAX = 20

const direction = z.enum(['IN', 'OUT'])

const waitingFunding = z.object({
  id: z.uuid(),
  amount: amountField,
  direction,
  madeBy: z.nullable(person),
  mine: z.boolean(),
  createdAt: timeField,
})

export const readGiftBudget = endpoint({
  method: 'GET',
  path: '/gift/budget',
  summary: 'The promotion money of my branch, what is set aside of it, and what one may give.',
  access: staffWho('Call', 'manage'),
  scope: 'SUBTREE',
  input: nothing,
  output: z.object({
    budget: wonField,
    reserved: wonField,
    /** My own balance, from which the budget is filled; null: the head office makes money. */
    balance: z.nullable(wonField),
    givenToday: wonField,
    limits: z.object({ perGift: wonField, perMemberDay: wonField, perDay: wonField }),
    /** Money of the house on its way into the budget or out of it, for a second person. */
    waiting: z.array(waitingFunding),
  }),
  refuses: [],
})

export const fundGifts = endpoint({
  method: 'POST',
  path: '/gift/fund',
  summary:
    'Move money from my balance to my promotion budget, or back; what the head office makes so ' +
    'waits for a second person when it is large.',
  access: staffWho('Call', 'manage'),
  scope: 'SUBTREE',
  money: 'KEY_REQUIRED',
  input: z.strictObject({ amount: amountField, direction }),
  output: z.object({ budget: wonField, waiting: z.boolean() }),
  refuses: ['INFLUCIANT_BALANCE', 'CONFLICT', 'APPROVER_TOO_NEW', 'LIMIT_REACHED'],
})

export const decideFunding = endpoint({
  method: 'POST',
  path: '/gift/fund-decision',
  summary: 'Say yes or no to promotion money that another one asked for.',
  access: staffWho('Call', 'manage'),
  scope: 'SUBTREE',
  input: z.strictObject({ id: z.uuid(), verdict: z.enum(['APPROVE', 'REJECT']) }),
  output: noData,
  refuses: [
    'NOT_FOUND',
    'CONFLICT',
    'INFLUCIANT_BALANCE',
    'FOUR_EYES_REQUIRED',
    'APPROVER_TOO_NEW',
  ],
})

export const makeGift = endpoint({
  method: 'POST',
  path: '/gift/make',
  summary: 'Give a member free rounds or a prize from the budget of my branch.',
  access: staffWho('Call', 'manage'),
  scope: 'SUBTREE',
  onPerson: 'member',
  money: 'KEY_REQUIRED',
  input: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('SPINS'),
      member: memberIdField,
      game: z.literal(SLOT_CODES),
      bet: amountField,
      spins: z.int().check(z.minimum(1), z.maximum(GIFT_SPINS_MAX)),
      memo: lineField(200),
    }),
    z.strictObject({
      kind: z.literal('PRIZE'),
      member: memberIdField,
      amount: amountField,
      memo: lineField(200),
    }),
  ]),
  output: z.object({ id: z.uuid(), status: z.enum(GIFT_STATUSES) }),
  refuses: [
    'MEMBER_NOT_FOUND',
    'BET_LIMIT',
    'INFLUCIANT_BALANCE',
    'LIMIT_REACHED',
    'GAME_DISABLED',
    'SELF_EXCLUDED',
    'CONFLICT',
    'APPROVER_TOO_NEW',
  ],
})

export const decideGift = endpoint({
  method: 'POST',
  path: '/gift/decision',
  summary: 'Say yes or no to a large gift that another one made.',
  access: staffWho('Call', 'manage'),
  scope: 'SUBTREE',
  input: z.strictObject({
    id: z.uuid(),
    verdict: z.enum(['APPROVE', 'REJECT']),
    reason: z.optional(textField(200)),
  }),
  output: noData,
  refuses: ['NOT_FOUND', 'CONFLICT', 'FOUR_EYES_REQUIRED', 'APPROVER_TOO_NEW'],
})

export const cancelGift = endpoint({
  method: 'POST',
  path: '/gift/cancel',
  summary: 'Take back a gift before its first round; what was set aside returns.',
  access: staffWho('Call', 'manage'),
  scope: 'SUBTREE',
  input: z.strictObject({ id: z.uuid(), reason: textField(200) }),
  output: noData,
  refuses: ['NOT_FOUND', 'CONFLICT'],
})

export const listGivenGifts = endpoint({
  method: 'POST',
  path: '/gift/list',
  summary: 'Gifts to members below me, newest first.',
  reads: true,
  access: staffWho('Call', 'manage'),
  scope: 'SUBTREE',
  input: z.extend(historyInput, {
    status: z.optional(z.enum(GIFT_STATUSES)),
    member: z.optional(memberIdField),
  }),
  output: historyOf(givenGift),
  refuses: ['MEMBER_NOT_FOUND'],
})

export const listGifts = endpoint({
  method: 'GET',
  path: '/gift/mine',
  summary: 'Gifts I may play or take now.',
  access: anyPlayer,
  scope: 'SELF',
  input: nothing,
  output: z.array(gift),
  refuses: [],
})

export const answerGift = endpoint({
  method: 'POST',
  path: '/gift/answer',
  summary: 'Take a prize, or decline a gift; free rounds are taken by playing them.',
  access: anyPlayer,
  scope: 'SELF',
  input: z.strictObject({ id: z.uuid(), answer: z.enum(['TAKE', 'DECLINE']) }),
  output: noData,
  refuses: ['NOT_FOUND', 'CONFLICT', 'SELF_EXCLUDED'],
})

export type Gift = z.output<typeof givenGift>
export type WaitingFunding = z.output<typeof waitingFunding>
