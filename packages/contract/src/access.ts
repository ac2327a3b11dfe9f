import { accountNumberOf, phoneOf } from '@camellia/kernel/written-number'
import * as z from 'zod/mini'
import { abilityField } from './abilities'
import { anyone, anyPlayer, anyStaff, endpoint, guest } from './endpoint'
import {
  lineField,
  noData,
  nothing,
  pageInput,
  pageOf,
  textField,
  timeField,
  wonField,
  wordsField,
} from './fields'

export const ROLE_TYPES = ['PARTNER', 'USER', 'MEMBER'] as const

export const userData = z.object({
  code: z.string(),
  name: z.string(),
  balance: wonField,
  point: wonField,
  roleType: z.enum(ROLE_TYPES),
})

export const loginReply = z.object({
  accessToken: z.string(),
  userData,
  permissions: z.array(abilityField),
})

const LOGIN_REFUSALS = [
  'INVALID_PASSWORD',
  'NOT_ALLOWED_USER',
  'BLOCKED_USER',
  'BLOCKED_IP',
  'ACCESS_DENIED',
  'TOO_MANY_REQUESTS',
  /** With the data of `twoFactorDue`: the password was right and a second factor is due. */
  'TWO_FACTOR_REQUIRED',
] as const

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Open a session with id and password.',
  access: guest,
  scope: 'NONE',
  input: z.strictObject({
    code: wordsField(64),
    password: wordsField(64),
  }),
  output: loginReply,
  refuses: LOGIN_REFUSALS,
})

export const CODE_PATTERN = /^[A-Za-z0-9]{4,12}$/
export const ACCOUNT_PATTERN = /^[0-9]{6,20}$/
export const PHONE_PATTERN = /^[0-9]{9,15}$/
export const WITHDRAW_PASSWORD_PATTERN = /^[0-9]{4,8}$/

/** Login id of a new member: 4 to 12 letters and digits. */
export const codeField = z.string().check(z.regex(CODE_PATTERN))

/** Kept and compared in one form, however it is written. */
export const phoneField = wordsField(40).check(z.overwrite(phoneOf), z.regex(PHONE_PATTERN))
export const accountNumberField = wordsField(40).check(
  z.overwrite(accountNumberOf),
  z.regex(ACCOUNT_PATTERN),
)

export const signupInput = z.strictObject({
  code: codeField,
  name: lineField(20),
  password: wordsField(64).check(z.minLength(4)),
  cPassword: wordsField(64).check(z.minLength(4)),
  email: z.optional(z.email().check(z.maxLength(120))),
  bank: lineField(20),
  depositor: lineField(20),
  accountNumber: accountNumberField,
  parentCode: textField(20),
  phone: phoneField,
  withdrawPassword: z.string().check(z.regex(WITHDRAW_PASSWORD_PATTERN)),
})

export const signup = endpoint({
  method: 'POST',
  path: '/auth/signup',
  summary: 'Ask to become a member below a partner, or below the partner of a friend.',
  access: guest,
  scope: 'NONE',
  input: signupInput,
  output: noData,
  refuses: [
    'PARENT_NOT_FOUND',
    'DUPLICATED_ID',
    'DUPLICATED_EMAIL',
    'DUPLICATED_PHONE',
    'INVALID_ACCOUNT',
    'INVALID_PASSWORD',
    'INVALID_PARAMETER',
    'BLOCKED_IP',
    'TOO_MANY_REQUESTS',
  ],
})

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this session.',
  access: anyone,
  scope: 'SELF',
  input: nothing,
  output: noData,
  refuses: [],
})

export const unlock = endpoint({
  method: 'POST',
  path: '/auth/unlock',
  summary: 'It is still me: opens a screen that was locked while nobody was there.',
  access: anyStaff,
  scope: 'SELF',
  input: z.strictObject({ password: wordsField(64) }),
  output: noData,
  refuses: ['INVALID_PASSWORD'],
})

export const session = endpoint({
  method: 'GET',
  path: '/auth/session',
  summary: 'Who this session is and what it may do, for a page that was reloaded.',
  access: anyone,
  scope: 'SELF',
  input: nothing,
  output: z.object({
    userData,
    permissions: z.array(abilityField),
    unread: z.int(),
    /** Who of the staff looks through this member's eyes; null when it is the member. */
    viewedBy: z.nullable(z.string()),
    /** Minutes without a hand on the keyboard until the screen is locked; 0: never. */
    idleMinutes: z.int(),
  }),
  refuses: [],
})

export const partnerTicket = endpoint({
  method: 'POST',
  path: '/auth/partner-ticket',
  summary: 'A single-use address that opens the partner site within 30 seconds.',
  access: { sites: ['PLAYER'], ability: { subject: 'Partner_Login', action: 'read' } },
  scope: 'SELF',
  input: nothing,
  output: z.object({ url: z.string() }),
  refuses: ['TOO_MANY_REQUESTS'],
})

export const exchangeTicket = endpoint({
  method: 'POST',
  path: '/auth/exchange',
  summary: 'Turn the single-use code of a partner ticket into an office session.',
  access: guest,
  scope: 'NONE',
  input: z.strictObject({ code: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)) }),
  output: loginReply,
  refuses: ['UNAUTHORIZED', 'BLOCKED_IP', 'TOO_MANY_REQUESTS', 'TWO_FACTOR_REQUIRED'],
})

export const setUp = endpoint({
  method: 'POST',
  path: '/auth/set-up',
  summary: 'Make the first administrator of an empty installation, with the printed code.',
  access: guest,
  scope: 'NONE',
  input: z.strictObject({
    setUpCode: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
    code: codeField,
    name: lineField(20),
    password: wordsField(64),
  }),
  output: noData,
  refuses: ['UNAUTHORIZED', 'INVALID_PASSWORD'],
})

export const profile = endpoint({
  method: 'GET',
  path: '/user/profile',
  summary: 'Name and money of the one who is logged in.',
  access: anyone,
  scope: 'SELF',
  input: nothing,
  output: z.object({ code: z.string(), name: z.string(), balance: wonField, point: wonField }),
  refuses: [],
})

export const inviteCode = endpoint({
  method: 'GET',
  path: '/user/invite-code',
  summary: 'The link with which the member invites friends.',
  access: anyPlayer,
  scope: 'SELF',
  input: nothing,
  output: z.string(),
  refuses: [],
})

/** What the site knows of me; numbers and addresses come masked. */
export const myDetails = endpoint({
  method: 'GET',
  path: '/user/details',
  summary: 'My own data as they are kept, numbers masked.',
  access: anyone,
  scope: 'SELF',
  input: nothing,
  output: z.object({
    code: z.string(),
    name: z.string(),
    roleType: z.enum(ROLE_TYPES),
    roleName: z.string(),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    bank: z.nullable(z.string()),
    depositor: z.nullable(z.string()),
    accountNumber: z.nullable(z.string()),
    withdrawPassword: z.boolean(),
    createdAt: timeField,
  }),
  refuses: [],
})

export const friend = z.object({
  /** Masked: a friend's account is the friend's own business. */
  name: z.string(),
  joinedAt: timeField,
  status: z.enum(['WAITING', 'JOINED', 'GONE']),
})

export const listFriends = endpoint({
  method: 'POST',
  path: '/user/friends',
  summary: 'The friends who joined with my link, newest first.',
  reads: true,
  access: anyPlayer,
  scope: 'SELF',
  input: pageInput,
  output: pageOf(friend),
  refuses: [],
})

export type MyDetails = z.output<typeof myDetails.output>
export type Friend = z.output<typeof friend>
