import * as z from 'zod/mini'
import { accountNumberField } from './access'
import { endpoint, staffWho } from './endpoint'
import { lineField, memberIdField, noData, nothing, timeField } from './fields'

export const COMPANY_ACCOUNT_STATES = ['PENDING', 'ACTIVE', 'OFF'] as const

const person = z.object({ id: memberIdField, code: z.string(), name: z.string() })

export const companyAccount = z.object({
  id: z.uuid(),
  bank: z.string(),
  holder: z.string(),
  accountNumber: z.string(),
  status: z.enum(COMPANY_ACCOUNT_STATES),
  /** The partner whose branch sends its money here; null: the whole site. */
  owner: z.nullable(person),
  madeBy: z.nullable(person),
  madeAt: timeField,
  approvedBy: z.nullable(person),
  /** Whether I may approve it: another made it. */
  mayApprove: z.boolean(),
  /** Whether it is mine to switch off. */
  mayChange: z.boolean(),
})

export const listCompanyAccounts = endpoint({
  method: 'GET',
  path: '/company-account/list',
  summary: 'The accounts players of my branch send their money to.',
  access: staffWho('Deposit', 'allow'),
  scope: 'SUBTREE',
  input: nothing,
  output: z.array(companyAccount),
  refuses: [],
})

export const createCompanyAccount = endpoint({
  method: 'POST',
  path: '/company-account/create',
  summary: 'A further account; it is shown once a second person approved it.',
  access: staffWho('Deposit', 'allow'),
  scope: 'SUBTREE',
  input: z.strictObject({
    bank: lineField(20),
    holder: lineField(20),
    accountNumber: accountNumberField,
  }),
  output: z.object({ id: z.uuid() }),
  refuses: ['INVALID_PARAMETER', 'APPROVER_TOO_NEW'],
})

export const decideCompanyAccount = endpoint({
  method: 'POST',
  path: '/company-account/decision',
  summary: 'Approve an account that another made, or switch one off.',
  access: staffWho('Deposit', 'allow'),
  scope: 'SUBTREE',
  input: z.strictObject({ id: z.uuid(), verdict: z.enum(['APPROVE', 'OFF']) }),
  output: noData,
  refuses: ['NOT_FOUND', 'CONFLICT', 'FOUR_EYES_REQUIRED', 'APPROVER_TOO_NEW'],
})

export type CompanyAccount = z.output<typeof companyAccount>
