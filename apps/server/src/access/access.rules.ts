import type { Site } from '@camellia/contract/endpoint'
import { can } from '@camellia/kernel/ability'
import type { Code } from '@camellia/kernel/codes'
import { refuse } from '@camellia/kernel/refusal'
import { checkPassword, type MemberStatus } from '../member/member.rules'
import { abilitiesFor, type Grants } from '../tree/abilities.rules'

/** product.md 5: ten failures in 30 minutes per code, or 30 per address. */
export const FAILURES_PER_CODE = 10
export const FAILURES_PER_ADDRESS = 30

export function isLocked(failures: { readonly byCode: number; readonly byAddress: number }) {
  return failures.byCode >= FAILURES_PER_CODE || failures.byAddress >= FAILURES_PER_ADDRESS
}

export interface LoginFacts extends Grants {
  readonly kind: 'PARTNER' | 'USER' | 'MEMBER'
  readonly status: MemberStatus
}

/** What a login is answered with. A deleted member is like an unknown one; the rest needs the password. */
export function loginOutcome(member: LoginFacts | undefined, matches: boolean, site: Site): Code {
  if (!member || !matches || member.status === 'DELETED') return 'INVALID_PASSWORD'
  if (member.status === 'NEW') return 'NOT_ALLOWED_USER'
  if (member.status === 'BLOCKED') return 'BLOCKED_USER'
  return site === 'PLAYER' || mayEnterOffice(member) ? 'SUCCESS' : 'ACCESS_DENIED'
}

/** The back-office is for partners and their staff who hold Partner_Login. */
export function mayEnterOffice(member: LoginFacts): boolean {
  const partner = { subject: 'Partner_Login', action: 'read' }
  return member.kind !== 'MEMBER' && can(abilitiesFor(member), partner)
}

export function checkConfirmation(
  password: string,
  confirmation: string,
  field = 'cPassword',
): void {
  if (password !== confirmation) refuse('INVALID_PASSWORD', { fields: [field] })
}

export interface PasswordRule {
  readonly kind: LoginFacts['kind']
  /** The setting for players. */
  readonly policy: 'brief4' | 'generic'
  readonly mode: 'play' | 'real'
  readonly twoFactor: boolean
}

const STAFF_LENGTH = 12
const STAFF_LENGTH_WITH_FACTOR = 8

/** product.md 5: in real mode partners and staff need 12 characters, or 8 with two-factor. */
export function checkNewPassword(password: string, rule: PasswordRule): void {
  if (rule.kind === 'MEMBER' || rule.mode === 'play') {
    checkPassword(password, rule.kind === 'MEMBER' ? rule.policy : 'generic')
    return
  }
  const least = rule.twoFactor ? STAFF_LENGTH_WITH_FACTOR : STAFF_LENGTH
  if ([...password].length < least) refuse('INVALID_PASSWORD', { fields: ['password'] })
}

const IDLE_MINUTES_REAL = 15

/** Where the money is real, a screen that nobody touches is locked; elsewhere only if asked for. */
export function idleMinutesFor(chosen: number | null, mode: 'play' | 'real'): number {
  return chosen ?? (mode === 'real' ? IDLE_MINUTES_REAL : 0)
}
