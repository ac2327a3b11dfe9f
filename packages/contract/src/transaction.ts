import * as z from 'zod/mini'
import { anyPlayer, endpoint } from './endpoint'
import { amountField, noData, nothing, sizeField, timeField, wonField, wordsField } from './fields'

/** The brief's section 4. */
export const TRANSACTION_TYPES = [
  'DEPOSIT',
  'WITHDRAW',
  'PAYMENT',
  'COLLECT',
  'POINT_CONVERT',
  'COIN_DEPOSIT',
] as const
export const TRANSACTION_STATUSES = ['PENDING', 'FINISHED', 'REJECTED'] as const
/** Ready-made reasons of a no; whoever reads one reads it in their own language. */
export const REJECT_MACROS = [
  'missing',
  'payer',
  'amount',
  'limit',
  'duplicate',
  'account',
  'holder',
  'review',
  'person',
  'memo',
] as const
export type RejectMacro = (typeof REJECT_MACROS)[number]
export type TransactionType = (typeof TRANSACTION_TYPES)[number]
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number]

/** One movement as its owner sees it. */
export const ownTransaction = z.object({
  id: z.uuid(),
  type: z.enum(TRANSACTION_TYPES),
  amount: wonField,
  status: z.enum(TRANSACTION_STATUSES),
  createdAt: timeField,
  /** When someone of the staff took it up; null while it waits. */
  startedAt: z.nullable(timeField),
  decidedAt: z.nullable(timeField),
  reason: z.string(),
  /** The reason is this ready-made one: shown in the language of whoever reads it. */
  macro: z.nullable(z.enum(REJECT_MACROS)),
  /** Taken back by the member. */
  cancelled: z.boolean(),
  before: z.nullable(wonField),
  after: z.nullable(wonField),
})

const limits = z.object({ min: wonField, max: wonField })

export const readDeposit = endpoint({
  method: 'GET',
  path: '/deposit',
  summary: 'What one needs to ask for a deposit: limits, where to send it, how long it takes now.',
  access: anyPlayer,
  scope: 'SELF',
  input: nothing,
  output: z.object({
    limits,
    /** Where to send the money; null while the site has no account. */
    account: z.nullable(
      z.object({ bank: z.string(), holder: z.string(), accountNumber: z.string() }),
    ),
    /** The name it must come from. */
    depositor: z.nullable(z.string()),
    open: z.nullable(ownTransaction),
    /** Minutes, the middle of the last 50; null when there were too few. */
    usualMinutes: z.nullable(z.int()),
  }),
  refuses: [],
})

export const requestDeposit = endpoint({
  method: 'POST',
  path: '/deposit/request',
  summary: 'Ask for a deposit; staff confirm it when the money is there.',
  access: anyPlayer,
  scope: 'SELF',
  money: 'KEY_REQUIRED',
  input: z.strictObject({ amount: amountField }),
  output: ownTransaction,
  refuses: [
    'INVALID_MIN_DEPOSIT',
    'INVALID_MAX_DEPOSIT',
    'ALREADY_EXIST_REQUEST',
    'INVALID_ACCOUNT',
    'LIMIT_REACHED',
    'SELF_EXCLUDED',
    'CONFLICT',
  ],
})

export const readWithdraw = endpoint({
  method: 'GET',
  path: '/withdraw',
  summary: 'What one needs to ask for a withdrawal: limits, the account it goes to, the time.',
  access: anyPlayer,
  scope: 'SELF',
  input: nothing,
  output: z.object({
    limits,
    /** Masked; null while there is none. */
    account: z.nullable(
      z.object({ bank: z.string(), holder: z.string(), accountNumber: z.string() }),
    ),
    hasPassword: z.boolean(),
    balance: wonField,
    hold: wonField,
    open: z.nullable(ownTransaction),
    usualMinutes: z.nullable(z.int()),
  }),
  refuses: [],
})

export const requestWithdraw = endpoint({
  method: 'POST',
  path: '/withdraw/request',
  summary: 'Ask for a withdrawal; the amount is held at once.',
  access: anyPlayer,
  scope: 'SELF',
  money: 'KEY_REQUIRED',
  input: z.strictObject({ amount: amountField, withdrawPassword: wordsField(8) }),
  output: ownTransaction,
  refuses: [
    'INVALID_PASSWORD',
    'INVALID_ACCOUNT',
    'LIMIT_REACHED',
    'INFLUCIANT_BALANCE',
    'ALREADY_EXIST_REQUEST',
    'APPROVER_TOO_NEW',
    'CONFLICT',
  ],
})

export const cancelDeposit = endpoint({
  method: 'POST',
  path: '/deposit/cancel',
  summary: 'Take back my deposit request while it waits.',
  access: anyPlayer,
  scope: 'SELF',
  input: z.strictObject({ id: z.uuid() }),
  output: noData,
  refuses: ['NOT_FOUND', 'CONFLICT'],
})

/** Which movements, for the histories of both sites. */
export const historyFilter = {
  /** The last entry of the page above. */
  before: z.optional(z.uuid()),
  size: sizeField,
  types: z.optional(z.array(z.enum(TRANSACTION_TYPES)).check(z.minLength(1), z.maxLength(6))),
  status: z.optional(z.enum(TRANSACTION_STATUSES)),
  from: z.optional(timeField),
  until: z.optional(timeField),
}

export const myTransactions = endpoint({
  method: 'POST',
  path: '/transaction/mine',
  summary: 'My deposits, withdrawals, payments and conversions, newest first.',
  reads: true,
  access: anyPlayer,
  scope: 'SELF',
  input: z.strictObject(historyFilter),
  output: z.object({ items: z.array(ownTransaction), hasMore: z.boolean(), size: z.int() }),
  refuses: [],
})

export type OwnTransaction = z.output<typeof ownTransaction>
