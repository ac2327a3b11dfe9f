import * as z from 'zod/mini'
import { accountNumberField, codeField, phoneField, WITHDRAW_PASSWORD_PATTERN } from './access'
import { endpoint, staffWho } from './endpoint'
import {
  dayField,
  lineField,
  lineOrNone,
  memberIdField,
  noData,
  roleIdField,
  textField,
  wordsField,
} from './fields'

const personal = {
  name: lineField(20),
  firstName: z.optional(lineOrNone(40)),
  lastName: z.optional(lineOrNone(40)),
  birthday: z.optional(z.nullable(dayField)),
  email: z.optional(z.nullable(z.email().check(z.maxLength(120)))),
}

const account = {
  bank: lineField(20),
  depositor: lineField(20),
  accountNumber: accountNumberField,
}

export const createMember = endpoint({
  method: 'POST',
  path: '/member/create',
  summary: 'A new player, partner or member of staff below me, ready to log in.',
  access: staffWho('Member', 'create'),
  scope: 'SUBTREE',
  input: z.strictObject({
    kind: z.enum(['PARTNER', 'USER', 'MEMBER']),
    code: codeField,
    password: wordsField(64),
    ...personal,
    /** The partner it hangs under; oneself when absent. */
    parentId: z.optional(memberIdField),
    /** Players have theirs; partners and staff need one. */
    roleId: z.optional(roleIdField),
    phone: z.optional(phoneField),
    withdrawPassword: z.optional(z.string().check(z.regex(WITHDRAW_PASSWORD_PATTERN))),
    account: z.optional(z.strictObject(account)),
  }),
  output: z.object({ id: memberIdField }),
  refuses: [
    'PARENT_NOT_FOUND',
    'DUPLICATED_ID',
    'DUPLICATED_EMAIL',
    'DUPLICATED_PHONE',
    'INVALID_ACCOUNT',
    'INVALID_PASSWORD',
    'INVALID_PARAMETER',
    'LIMIT_REACHED',
    'CONFLICT',
  ],
})

export const updateMember = endpoint({
  method: 'POST',
  path: '/member/update',
  summary: 'Change what is known of a member below me; what is absent stays.',
  access: staffWho('Member', 'update'),
  scope: 'SUBTREE',
  onPerson: 'id',
  input: z.strictObject({
    id: memberIdField,
    ...personal,
    name: z.optional(personal.name),
    phone: z.optional(phoneField),
    roleId: z.optional(roleIdField),
  }),
  output: noData,
  refuses: ['MEMBER_NOT_FOUND', 'DUPLICATED_EMAIL', 'DUPLICATED_PHONE', 'INVALID_PARAMETER'],
})

export const saveBank = endpoint({
  method: 'POST',
  path: '/member/bank',
  summary: 'The bank account of a member below me: add it, or put another in its place.',
  access: staffWho('Member', 'update'),
  scope: 'SUBTREE',
  onPerson: 'id',
  input: z.strictObject({ id: memberIdField, ...account, reason: textField(200) }),
  output: noData,
  refuses: ['MEMBER_NOT_FOUND', 'INVALID_ACCOUNT', 'INVALID_PARAMETER'],
})

export const changeStatus = endpoint({
  method: 'POST',
  path: '/member/status',
  summary: 'Block, unblock or delete members below me; whoever loses access is out at once.',
  access: staffWho('Member', 'update'),
  scope: 'SUBTREE',
  onPerson: 'ids',
  input: z.strictObject({
    ids: z.array(memberIdField).check(z.minLength(1), z.maxLength(100)),
    to: z.enum(['NORMAL', 'BLOCKED', 'DELETED']),
    reason: textField(200),
  }),
  output: noData,
  refuses: ['MEMBER_NOT_FOUND', 'CONFLICT'],
})

/** The most that a list of people with the same nickname names. */
export const NAMESAKES_MAX = 5

export const findNamesakes = endpoint({
  method: 'POST',
  path: '/member/namesakes',
  summary: 'Who below me has this nickname already: allowed, but easily mistaken.',
  reads: true,
  access: staffWho('Member', 'update'),
  scope: 'SUBTREE',
  input: z.strictObject({ name: lineField(20), except: z.optional(memberIdField) }),
  output: z.array(z.object({ id: memberIdField, code: z.string() })),
  refuses: [],
})
