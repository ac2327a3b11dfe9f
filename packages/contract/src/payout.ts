import * as z from 'zod/mini'
import { endpoint, staffWho } from './endpoint'
import { lineField, noData, wonField } from './fields'

const access = staffWho('Withdraw', 'allow')
const refuses = ['NOT_FOUND', 'MEMBER_NOT_FOUND', 'INVALID_USER', 'CONFLICT'] as const

export const readPayout = endpoint({
  method: 'POST',
  path: '/withdraw/account',
  summary: 'Where a withdrawal that I hold goes, in full; the look is in the audit log.',
  access,
  scope: 'SUBTREE',
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({
    bank: z.string(),
    holder: z.string(),
    accountNumber: z.string(),
    amount: wonField,
  }),
  refuses,
})

export const sendWithdrawals = endpoint({
  method: 'POST',
  path: '/withdraw/sent',
  summary: 'Say that withdrawals I hold were paid out by bank; then they can be approved.',
  access,
  scope: 'SUBTREE',
  input: z.strictObject({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(100)) }),
  output: noData,
  refuses: [...refuses, 'FOUR_EYES_REQUIRED', 'APPROVER_TOO_NEW'],
})

export const unsendWithdrawal = endpoint({
  method: 'POST',
  path: '/withdraw/unsent',
  summary: 'Take back that a withdrawal I hold was sent: the bank did not take it.',
  access,
  scope: 'SUBTREE',
  input: z.strictObject({ id: z.uuid(), reason: lineField(200) }),
  output: noData,
  refuses,
})

export type Payout = z.output<typeof readPayout.output>
