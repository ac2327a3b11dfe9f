import { CODES } from '@camellia/kernel/codes'
import * as z from 'zod/mini'
import { endpoint, staffWho } from './endpoint'
import { memberIdField, roleIdField, wordsField } from './fields'

export const BULK_MAX = 300

/** One line of the sheet, as it was typed: what is wrong with it is said line by line. */
export const bulkRow = z.strictObject({
  code: wordsField(64),
  name: wordsField(64),
  password: wordsField(64),
  phone: wordsField(40),
  bank: wordsField(40),
  depositor: wordsField(40),
  accountNumber: wordsField(40),
  email: wordsField(120),
})
export type BulkRow = z.output<typeof bulkRow>
/** In the order of the sheet. */
export const BULK_FIELDS = [
  'code',
  'name',
  'password',
  'phone',
  'bank',
  'depositor',
  'accountNumber',
  'email',
] as const satisfies readonly (keyof BulkRow)[]

const bulkInput = z.strictObject({
  kind: z.enum(['PARTNER', 'USER', 'MEMBER']),
  parentId: z.optional(memberIdField),
  roleId: z.optional(roleIdField),
  rows: z.array(bulkRow).check(z.minLength(1), z.maxLength(BULK_MAX)),
})
export type BulkInput = z.output<typeof bulkInput>

/** What a line must keep to; the rest is said by its code alone. */
export const BULK_RULES = [
  'CODE',
  'NAME',
  'PASSWORD_LENGTH',
  'PASSWORD_CHARACTERS',
  'PASSWORD_COMMON',
  'PHONE',
  'EMAIL',
  'ACCOUNT',
  'BANK',
  'DEPOSITOR',
] as const

const rowProblem = z.object({
  /** From 0. */
  row: z.int(),
  field: z.string(),
  code: z.enum(CODES),
  rule: z.optional(z.enum(BULK_RULES)),
  /** Of a length that is too short. */
  least: z.optional(z.int()),
})
export type RowProblem = z.output<typeof rowProblem>

export const previewBulk = endpoint({
  method: 'POST',
  path: '/member/bulk/preview',
  summary: 'What is wrong with each line of a sheet of new members.',
  reads: true,
  access: staffWho('Member', 'create'),
  scope: 'SUBTREE',
  input: bulkInput,
  output: z.object({
    problems: z.array(rowProblem),
    /** Lines, from 0, whose nickname is someone's below me already or in the sheet twice. */
    namesakes: z.array(z.int()),
  }),
  refuses: ['PARENT_NOT_FOUND', 'INVALID_PARAMETER'],
})

export const createBulk = endpoint({
  method: 'POST',
  path: '/member/bulk',
  summary: 'All members of a sheet at once, or none of them.',
  access: staffWho('Member', 'create'),
  scope: 'SUBTREE',
  input: bulkInput,
  output: z.object({ members: z.array(z.object({ id: memberIdField, code: z.string() })) }),
  refuses: [
    'PARENT_NOT_FOUND',
    'INVALID_PARAMETER',
    'DUPLICATED_ID',
    'DUPLICATED_EMAIL',
    'DUPLICATED_PHONE',
    'INVALID_ACCOUNT',
    'LIMIT_REACHED',
    'CONFLICT',
  ],
})
