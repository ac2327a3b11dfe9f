import { refuse } from '@camellia/kernel/refusal'
import { isCommonPassword } from './common-passwords'

/** The brief's generic rule: 6 to 16 characters, a digit and a special; more length is fine. */
const GENERIC_PASSWORD = /^(?=.*[0-9])(?=.*[!@#$%^&*])[A-Za-z0-9!@#$%^&*]{6,64}$/
const BRIEF_PASSWORD = /^.{4,64}$/u

export function checkPassword(password: string, policy: 'brief4' | 'generic'): void {
  const pattern = policy === 'generic' ? GENERIC_PASSWORD : BRIEF_PASSWORD
  if (!pattern.test(password) || isCommonPassword(password)) refusePassword()
}

export interface PasswordRule {
  readonly kind: 'PARTNER' | 'USER' | 'MEMBER'
  /** The setting for players. */
  readonly policy: 'brief4' | 'generic'
  readonly mode: 'play' | 'real'
  readonly twoFactor: boolean
}

const STAFF_LENGTH = 12
const STAFF_LENGTH_WITH_FACTOR = 8

/** product.md 5: in real mode partners and staff need 12 characters, or 8 with two-factor. */
export function checkNewPassword(password: string, rule: PasswordRule): void {
  if (rule.mode === 'real' && namesHouse(password)) refusePassword()
  if (rule.kind === 'MEMBER' || rule.mode === 'play') {
    checkPassword(password, rule.kind === 'MEMBER' ? rule.policy : 'generic')
    return
  }
  const least = rule.twoFactor ? STAFF_LENGTH_WITH_FACTOR : STAFF_LENGTH
  if ([...password].length < least || isCommonPassword(password)) refusePassword()
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
