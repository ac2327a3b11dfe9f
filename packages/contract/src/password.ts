import * as z from 'zod/mini'
import { phoneField, WITHDRAW_PASSWORD_PATTERN } from './access'
import { anyone, anyPlayer, endpoint, guest, staffWho } from './endpoint'
import {
  memberIdField,
  noData,
  pageInput,
  pageOf,
  textField,
  timeField,
  wordsField,
} from './fields'

export const changePassword = endpoint({
  method: 'POST',
  path: '/user/password',
  summary: 'Change my password; every other session of mine ends.',
  access: anyone,
  scope: 'SELF',
  input: z.strictObject({
    old: wordsField(64),
    new: wordsField(64),
    confirm: wordsField(64),
  }),
  output: noData,
  refuses: ['INVALID_PASSWORD', 'CONFLICT'],
})

const withdrawPassword = z.string().check(z.regex(WITHDRAW_PASSWORD_PATTERN))

export const changeWithdrawPassword = endpoint({
  method: 'POST',
  path: '/user/withdraw-password',
  summary: 'Set or change the password that guards my withdrawals.',
  access: anyPlayer,
  scope: 'SELF',
  input: z.strictObject({
    /** The one so far; the login password while there is none. */
    old: wordsField(64),
    new: withdrawPassword,
    confirm: wordsField(8),
  }),
  output: noData,
  refuses: ['INVALID_PASSWORD', 'CONFLICT'],
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/password/forgotten',
  summary: 'Ask staff for a new password; the answer is the same whether the data fit or not.',
  access: guest,
  scope: 'NONE',
  input: z.strictObject({
    code: textField(64),
    phone: phoneField,
    depositor: textField(20),
  }),
  output: noData,
  refuses: ['TOO_MANY_REQUESTS'],
})

/** Read aloud over the phone: no letter that looks or sounds like a digit. */
export const ONE_TIME_CODE_PATTERN = /^[A-HJ-NP-Z2-9]{10}$/

export const setPassword = endpoint({
  method: 'POST',
  path: '/auth/password/set',
  summary: 'Set a new password with the one-time code that staff passed on.',
  access: guest,
  scope: 'NONE',
  input: z.strictObject({
    code: textField(64),
    verifyCode: textField(20),
    password: wordsField(64),
    cPassword: wordsField(64),
  }),
  output: noData,
  refuses: ['INVALID_VERIFY_CODE', 'INVALID_PASSWORD', 'TOO_MANY_REQUESTS'],
})

export const PASSWORD_REQUEST_STATES = ['PENDING', 'APPROVED', 'REFUSED', 'USED'] as const

export const passwordRequest = z.object({
  id: z.uuid(),
  member: z.object({
    id: memberIdField,
    code: z.string(),
    name: z.string(),
    kind: z.enum(['PARTNER', 'USER', 'MEMBER']),
  }),
  parent: z.nullable(z.object({ code: z.string(), name: z.string() })),
  depositor: z.nullable(z.string()),
  /** Masked. */
  phone: z.nullable(z.string()),
  state: z.enum(PASSWORD_REQUEST_STATES),
  address: z.nullable(z.string()),
  createdAt: timeField,
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(timeField),
  reason: z.string(),
  expiresAt: z.nullable(timeField),
})

export const listPasswordRequests = endpoint({
  method: 'POST',
  path: '/password/list',
  summary: 'Forgotten passwords below me: waiting, oldest first, or decided, newest first.',
  reads: true,
  access: staffWho('Member', 'update'),
  scope: 'SUBTREE',
  input: z.extend(pageInput, { state: z.enum(['WAITING', 'DECIDED']) }),
  output: pageOf(passwordRequest),
  refuses: [],
})

/** Shown once. Null where a gateway has sent it to the member itself. */
const oneTimeCode = z.object({ code: z.nullable(z.string()), expiresAt: timeField })

export const decidePasswordRequest = endpoint({
  method: 'POST',
  path: '/password/decision',
  summary: 'Approve a forgotten password, which draws a one-time code, or refuse it.',
  access: staffWho('Member', 'update'),
  scope: 'SUBTREE',
  input: z.strictObject({
    id: z.uuid(),
    verdict: z.enum(['APPROVE', 'REFUSE']),
    reason: z.optional(textField(200)),
  }),
  output: z.nullable(oneTimeCode),
  refuses: ['MEMBER_NOT_FOUND', 'INVALID_USER', 'CONFLICT', 'INVALID_PARAMETER'],
})

/** One-time codes of one person in an hour: many for a bad morning, too few to take a line over. */
export const CODES_PER_HOUR = 30

export const resetMemberPassword = endpoint({
  method: 'POST',
  path: '/member/password',
  summary: 'Make the password of a member below me useless and draw a one-time code for a new one.',
  access: staffWho('Member', 'update'),
  scope: 'SUBTREE',
  onPerson: 'id',
  input: z.strictObject({ id: memberIdField, reason: textField(200) }),
  output: oneTimeCode,
  // Two of the staff at the same moment: the second sees that there is a code already.
  refuses: ['MEMBER_NOT_FOUND', 'INVALID_USER', 'ALREADY_EXIST_REQUEST'],
})

export type PasswordRequest = z.output<typeof passwordRequest>
