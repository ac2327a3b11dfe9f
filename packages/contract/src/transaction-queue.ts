import * as z from 'zod/mini'
import { endpoint, staffWho } from './endpoint'
import {
  amountField,
  lineField,
  memberIdField,
  noData,
  sizeField,
  textField,
  timeField,
  wonField,
} from './fields'
import {
  historyFilter,
  ownTransaction,
  REJECT_MACROS,
  TRANSACTION_STATUSES,
  TRANSACTION_TYPES,
} from './transaction'

const person = z.object({ id: memberIdField, code: z.string(), name: z.string() })

/** One movement as staff see it. */
export const staffTransaction = z.extend(ownTransaction, {
  member: person,
  parent: z.nullable(person),
  memo: z.string(),
  needsTwo: z.boolean(),
  claimedBy: z.nullable(person),
  /** Somebody holds it, named or not. */
  claimed: z.boolean(),
  /** When the claim ends unless its holder does something with it. */
  claimedUntil: z.nullable(timeField),
  /** The first of two; null for one who stands above the reader. */
  approvedBy: z.nullable(person),
  approved: z.boolean(),
  processor: z.nullable(person),
  /** Of a withdrawal: paid out by bank, and by whom unless they stand above the reader. */
  sentAt: z.nullable(timeField),
  sentBy: z.nullable(person),
  /** Bank and holder of the account a deposit was to be sent to. */
  companyAccount: z.nullable(z.string()),
  bank: z.nullable(z.string()),
  depositor: z.nullable(z.string()),
  /** Masked. */
  accountNumber: z.nullable(z.string()),
  address: z.nullable(z.string()),
})

/** What a queue shows: all that waits, what I hold, what waits for a second yes, what is done. */
export const QUEUE_STATES = ['WAITING', 'MINE', 'SECOND', 'FINISHED', 'REJECTED'] as const

const queueFilter = {
  state: z.enum(QUEUE_STATES),
  search: z.optional(textField(40)),
  /** When it was asked for. */
  from: z.optional(timeField),
  until: z.optional(timeField),
  min: z.optional(wonField),
  max: z.optional(wonField),
  bank: z.optional(lineField(20)),
  /** Of this partner's whole line. */
  partner: z.optional(memberIdField),
  /** Whoever holds it, or decided it. */
  assignee: z.optional(memberIdField),
  companyAccount: z.optional(z.uuid()),
}

const someIds = z.array(z.uuid()).check(z.minLength(1), z.maxLength(100))

/** The three queues have the same calls; payments and collects share one. */
function queueOf(path: '/deposit' | '/withdraw' | '/payment', subject: string) {
  const access = staffWho(subject, 'allow')
  return {
    list: endpoint({
      method: 'POST',
      path: `${path}/queue`,
      summary: 'Requests below me: waiting, oldest first, or decided, newest first.',
      reads: true,
      access,
      scope: 'SUBTREE',
      input: z.strictObject({
        ...queueFilter,
        page: z.int().check(z.minimum(1), z.maximum(1_000_000)),
        size: sizeField,
      }),
      output: z.object({
        items: z.array(staffTransaction),
        total: z.int(),
        /** Of everything that waits. */
        amount: wonField,
        /** Seconds from asking to the answer, the middle of today's; null before the first. */
        medianSeconds: z.nullable(z.int()),
        page: z.int(),
        size: z.int(),
      }),
      refuses: [],
    }),
    read: endpoint({
      method: 'POST',
      path: `${path}/read`,
      summary: 'One request with what helps to decide it.',
      reads: true,
      access,
      scope: 'SUBTREE',
      input: z.strictObject({ id: z.uuid() }),
      output: z.object({
        transaction: staffTransaction,
        line: z.array(z.object({ code: z.string(), name: z.string() })),
        balance: wonField,
        hold: wonField,
        /** Of the last 30 business days. */
        month: z.object({
          deposits: wonField,
          withdrawals: wonField,
          stake: wonField,
          win: wonField,
        }),
        recent: z.array(ownTransaction),
        /** Others below me seen with the same address or device. */
        linked: z.int(),
        /** The first of them by name. */
        linkedPeople: z.array(person),
        /** Of the same member, and still open. */
        open: z.array(
          z.object({
            id: z.uuid(),
            type: z.enum(TRANSACTION_TYPES),
            amount: wonField,
            createdAt: timeField,
          }),
        ),
        /** Of a deposit: the account that this player was shown. */
        company: z.nullable(
          z.object({ bank: z.string(), holder: z.string(), accountNumber: z.string() }),
        ),
        /** The holder of the member's own account, and whether the sender is the same. */
        holder: z.nullable(z.string()),
        sameName: z.boolean(),
        /** My yes would be the first of two: of this request, or of all I decided lately. */
        takesTwo: z.boolean(),
        joinedAt: timeField,
        /** Of a withdrawal: staff lately changed the account; unnamed when above the reader. */
        accountChanged: z.nullable(z.object({ at: timeField, by: z.nullable(z.string()) })),
      }),
      refuses: ['NOT_FOUND'],
    }),
    claim: endpoint({
      method: 'POST',
      path: `${path}/claim`,
      summary: 'Take a request up, or let it go, so that two do not work on it.',
      access,
      scope: 'SUBTREE',
      input: z.strictObject({
        id: z.uuid(),
        take: z.boolean(),
        /** From whoever holds it now; they are told at once. */
        over: z.optional(z.boolean()),
      }),
      output: noData,
      refuses: ['NOT_FOUND', 'MEMBER_NOT_FOUND', 'INVALID_USER', 'CONFLICT'],
    }),
    decide: endpoint({
      method: 'POST',
      path: `${path}/decision`,
      summary: 'Approve or reject requests; large ones need two different people.',
      access,
      scope: 'SUBTREE',
      input: z.strictObject({
        ids: someIds,
        verdict: z.enum(['APPROVE', 'REJECT']),
        reason: z.optional(textField(200)),
        /** The reason is this ready-made one, unchanged. */
        macro: z.optional(z.enum(REJECT_MACROS)),
      }),
      output: z.object({
        /** Those that still wait for a second person. */
        waiting: z.array(z.uuid()),
      }),
      refuses: [
        'NOT_FOUND',
        'MEMBER_NOT_FOUND',
        'CONFLICT',
        'INVALID_PARAMETER',
        'INVALID_USER',
        'INFLUCIANT_BALANCE',
        'FOUR_EYES_REQUIRED',
        'APPROVER_TOO_NEW',
      ],
    }),
  } as const
}

const deposits = queueOf('/deposit', 'Deposit')
const withdrawals = queueOf('/withdraw', 'Withdraw')
const handovers = queueOf('/payment', 'Payment')

export const listDeposits = deposits.list
export const readDepositRequest = deposits.read
export const claimDeposit = deposits.claim
export const decideDeposits = deposits.decide
export const listWithdrawals = withdrawals.list
export const readWithdrawRequest = withdrawals.read
export const claimWithdrawal = withdrawals.claim
export const decideWithdrawals = withdrawals.decide

/** Payments and collects large enough to need a second person. */
export const listHandovers = handovers.list
export const readHandover = handovers.read
export const claimHandover = handovers.claim
export const decideHandovers = handovers.decide

export const listTransactions = endpoint({
  method: 'POST',
  path: '/transaction/list',
  summary: 'Every movement of money below me, newest first.',
  reads: true,
  heavy: true,
  access: staffWho('Report', 'read'),
  scope: 'SUBTREE',
  input: z.strictObject({ ...historyFilter, member: z.optional(memberIdField) }),
  output: z.object({ items: z.array(staffTransaction), hasMore: z.boolean(), size: z.int() }),
  refuses: ['MEMBER_NOT_FOUND'],
})

const some = { count: z.int(), amount: wonField }

export const transactionTotals = endpoint({
  method: 'POST',
  path: '/transaction/totals',
  summary: 'What a filter adds up to, by type: what moved, what waits, what was rejected.',
  reads: true,
  access: staffWho('Report', 'read'),
  scope: 'SUBTREE',
  input: z.strictObject({
    member: z.optional(memberIdField),
    types: historyFilter.types,
    status: historyFilter.status,
    from: historyFilter.from,
    until: historyFilter.until,
  }),
  output: z.array(
    z.object({
      type: z.enum(TRANSACTION_TYPES),
      /** What moved. */
      ...some,
      /** What may still move, and what never will. */
      pending: z.object(some),
      rejected: z.object(some),
    }),
  ),
  refuses: ['MEMBER_NOT_FOUND'],
})

const handover = {
  scope: 'SUBTREE',
  money: 'KEY_REQUIRED',
  input: z.strictObject({ id: memberIdField, amount: amountField, memo: lineField(200) }),
  output: z.object({ id: z.uuid(), status: z.enum(TRANSACTION_STATUSES) }),
  refuses: [
    'MEMBER_NOT_FOUND',
    'INFLUCIANT_BALANCE',
    'CONFLICT',
    'APPROVER_TOO_NEW',
    'LIMIT_REACHED',
    'SELF_EXCLUDED',
  ],
} as const

export const payMember = endpoint({
  method: 'POST',
  ...handover,
  path: '/payment/pay',
  summary: 'Pay a member below me from my own balance; the head office creates it.',
  access: staffWho('Payment', 'allow'),
})

export const collectFromMember = endpoint({
  method: 'POST',
  ...handover,
  onPerson: 'id',
  path: '/payment/collect',
  summary: 'Take back from a member below me to my own balance.',
  access: staffWho('Collect', 'allow'),
})

export type StaffTransaction = z.output<typeof staffTransaction>
