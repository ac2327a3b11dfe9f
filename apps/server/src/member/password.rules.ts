import { refuse } from '@camellia/kernel/refusal'
import { isCommonPassword } from './common-passwords'

const MOST = 64
/** The brief's rules: four of anything, or 6 to 16 with a digit and a special; longer is fine. */
const BRIEF_LENGTH = 4
const GENERIC_LENGTH = 6
const GENERIC_CHARACTERS = /^(?=.*[0-9])(?=.*[!@#$%^&*])[A-Za-z0-9!@#$%^&*]+$/

export interface PasswordRule {
  readonly kind: 'PARTNER' | 'USER' | 'MEMBER'
  /** The setting for players. */
  readonly policy: 'brief4' | 'generic'
  readonly mode: 'play' | 'real'
  readonly twoFactor: boolean
}

const STAFF_LENGTH = 12
const STAFF_LENGTH_WITH_FACTOR = 8

export interface PasswordFault {
  readonly rule: 'PASSWORD_LENGTH' | 'PASSWORD_CHARACTERS' | 'PASSWORD_COMMON'
  readonly least: number
}

export function checkPassword(password: string, policy: 'brief4' | 'generic'): void {
  const rule = { kind: 'MEMBER', mode: 'play', policy, twoFactor: false } as const
  if (passwordFaults(password, rule).length > 0) refusePassword()
}

export function checkNewPassword(password: string, rule: PasswordRule): void {
  if (passwordFaults(password, rule).length > 0) refusePassword()
}

/**
 * Every rule a new password breaks. product.md 5: in real mode partners and staff need 12
 * characters, or 8 with two-factor.
 */
export function passwordFaults(password: string, rule: PasswordRule): readonly PasswordFault[] {
  const { least, generic } = demandsOf(rule)
  const length = [...password].length
  const broken = {
    PASSWORD_LENGTH: length < least || length > MOST,
    PASSWORD_CHARACTERS: generic && !GENERIC_CHARACTERS.test(password),
    PASSWORD_COMMON: isCommonPassword(password) || (rule.mode === 'real' && namesHouse(password)),
  }
  return FAULTS.filter((fault) => broken[fault]).map((fault) => ({ rule: fault, least }))
}

const FAULTS = ['PASSWORD_LENGTH', 'PASSWORD_CHARACTERS', 'PASSWORD_COMMON'] as const

function demandsOf({ kind, policy, mode, twoFactor }: PasswordRule) {
  if (kind !== 'MEMBER' && mode === 'real') {
    return { least: twoFactor ? STAFF_LENGTH_WITH_FACTOR : STAFF_LENGTH, generic: false }
  }
  const generic = kind !== 'MEMBER' || policy === 'generic'
  return { least: generic ? GENERIC_LENGTH : BRIEF_LENGTH, generic }
}

/** Nearest at hand for whoever sits before the page; where money is real, nobody's password. */
const HOUSE_WORDS = ['camellia', 'camelia', '카멜리아', 'zkapffldk', '동백', 'dongbaek', 'ehdqor']

function namesHouse(password: string): boolean {
  const plain = password.toLowerCase().normalize('NFC')
  return HOUSE_WORDS.some((word) => plain.includes(word))
}

function refusePassword(): never {
  refuse('INVALID_PASSWORD', { fields: ['password'] })
}
