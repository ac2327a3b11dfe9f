import {
  ACCOUNT_PATTERN,
  CODE_PATTERN,
  PHONE_PATTERN,
  WITHDRAW_PASSWORD_PATTERN,
} from '@camellia/contract/access'
import type { PASSWORD_POLICIES } from '@camellia/contract/site'
import type { TextKey } from '@camellia/i18n/texts'
import { accountNumberOf, phoneOf } from '@camellia/kernel/written-number'

export interface SignupFields {
  readonly code: string
  readonly name: string
  readonly password: string
  readonly cPassword: string
  readonly bank: string
  readonly depositor: string
  readonly accountNumber: string
  readonly withdrawPassword: string
  readonly phone: string
  readonly parentCode: string
  readonly adult: boolean
}

export interface SignupPolicy {
  readonly password: (typeof PASSWORD_POLICIES)[number]
  readonly depositor: 'hangul' | 'any'
}

export type SignupErrors = Partial<Record<keyof SignupFields, TextKey>>

const HANGUL = /^[가-힣]+$/
const GENERIC_PASSWORD = /^(?=.*\d)(?=.*[!@#$%^&*])[A-Za-z\d!@#$%^&*]{6,16}$/
const BRIEF_PASSWORD_MIN = 4

/** What is wrong with each field, by the brief's section 5; nothing when all may be sent. */
export function signupErrors(fields: SignupFields, policy: SignupPolicy): SignupErrors {
  const wrong: [keyof SignupFields, TextKey, boolean][] = [
    ['code', 'signup.errCode', !CODE_PATTERN.test(fields.code)],
    ['name', 'signup.errName', !fields.name.trim()],
    ['password', 'signup.errPassword', !passwordHolds(fields.password, policy.password)],
    ['cPassword', 'signup.errConfirm', fields.cPassword !== fields.password],
    ['bank', 'signup.errBank', !fields.bank],
    ['depositor', depositorError(policy), !depositorHolds(fields.depositor, policy)],
    [
      'accountNumber',
      'signup.errAccount',
      !ACCOUNT_PATTERN.test(accountNumberOf(fields.accountNumber)),
    ],
    [
      'withdrawPassword',
      'signup.errWithdraw',
      !WITHDRAW_PASSWORD_PATTERN.test(fields.withdrawPassword),
    ],
    ['phone', 'signup.errPhone', !PHONE_PATTERN.test(phoneOf(fields.phone))],
    ['parentCode', 'signup.errParent', !fields.parentCode.trim()],
    ['adult', 'signup.errAdult', !fields.adult],
  ]
  return Object.fromEntries(wrong.filter(([, , is]) => is).map(([field, key]) => [field, key]))
}

export function passwordHolds(password: string, policy: SignupPolicy['password']): boolean {
  return policy === 'generic'
    ? GENERIC_PASSWORD.test(password)
    : password.length >= BRIEF_PASSWORD_MIN
}

function depositorHolds(depositor: string, policy: SignupPolicy): boolean {
  const name = depositor.trim()
  return policy.depositor === 'hangul' ? HANGUL.test(name) : name !== ''
}

function depositorError(policy: SignupPolicy): TextKey {
  return policy.depositor === 'hangul' ? 'signup.errDepositorHangul' : 'signup.errDepositor'
}
