import * as z from 'zod/mini'
import { loginReply } from './access'
import { anyone, endpoint, guest, staffWho } from './endpoint'
import { memberIdField, noData, nothing, textField, timeField, wordsField } from './fields'

/** Six digits from the app, or one of the recovery codes. */
const factorCode = textField(20)

/** What a login answers with when it is refused with TWO_FACTOR_REQUIRED. */
export const twoFactorDue = z.object({
  ticket: z.string(),
  /** Two-factor is required and not set up yet: the first code sets it up. */
  enrol: z.optional(z.object({ secret: z.string(), uri: z.string() })),
})

export const twoFactorLogin = endpoint({
  method: 'POST',
  path: '/auth/two-factor',
  summary: 'Finish a login with the code of the second factor, or with a recovery code.',
  access: guest,
  scope: 'NONE',
  input: z.strictObject({
    ticket: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
    code: factorCode,
  }),
  /** Recovery codes come once, when this login set two-factor up. */
  output: z.extend(loginReply, { recoveryCodes: z.optional(z.array(z.string())) }),
  refuses: ['UNAUTHORIZED', 'INVALID_VERIFY_CODE', 'BLOCKED_USER', 'ACCESS_DENIED'],
})

export const twoFactorState = endpoint({
  method: 'GET',
  path: '/user/two-factor',
  summary: 'Whether my second factor is on, and how many recovery codes are left.',
  access: anyone,
  scope: 'SELF',
  input: nothing,
  output: z.object({
    on: z.boolean(),
    since: z.nullable(timeField),
    recoveryCodes: z.int(),
    required: z.boolean(),
  }),
  refuses: [],
})

export const startTwoFactor = endpoint({
  method: 'POST',
  path: '/user/two-factor/start',
  summary: 'Draw a fresh secret for my authenticator app; it counts once confirmed.',
  access: anyone,
  scope: 'SELF',
  input: z.strictObject({ password: wordsField(64) }),
  output: z.object({ secret: z.string(), uri: z.string() }),
  refuses: ['INVALID_PASSWORD', 'CONFLICT'],
})

export const confirmTwoFactor = endpoint({
  method: 'POST',
  path: '/user/two-factor/confirm',
  summary: 'Turn my second factor on with its first code; the recovery codes are told once.',
  access: anyone,
  scope: 'SELF',
  input: z.strictObject({ code: factorCode }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  refuses: ['INVALID_VERIFY_CODE', 'CONFLICT'],
})

export const disableTwoFactor = endpoint({
  method: 'POST',
  path: '/user/two-factor/disable',
  summary: 'Turn my second factor off.',
  access: anyone,
  scope: 'SELF',
  input: z.strictObject({ password: wordsField(64), code: factorCode }),
  output: noData,
  refuses: ['INVALID_PASSWORD', 'INVALID_VERIFY_CODE', 'CONFLICT'],
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/user/two-factor/recovery',
  summary: 'Ten fresh recovery codes; the old ones stop working.',
  access: anyone,
  scope: 'SELF',
  input: z.strictObject({ code: factorCode }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  refuses: ['INVALID_VERIFY_CODE', 'CONFLICT'],
})

export const removeTwoFactor = endpoint({
  method: 'POST',
  path: '/member/two-factor/remove',
  summary: 'Take the second factor of a member below me away, who lost it.',
  access: staffWho('Member', 'update'),
  scope: 'SUBTREE',
  onPerson: 'id',
  input: z.strictObject({ id: memberIdField, reason: textField(200) }),
  output: noData,
  refuses: ['MEMBER_NOT_FOUND', 'INVALID_USER', 'CONFLICT'],
})

export type TwoFactorDue = z.output<typeof twoFactorDue>
