import type { Site } from '@camellia/contract/endpoint'
import type { Code } from '@camellia/kernel/codes'
import { refuse } from '@camellia/kernel/refusal'
import type { MemberStatus } from '../member/member.rules'
import { type Enterer, mayEnterOffice } from '../tree/abilities.rules'

/** product.md 5: ten failures in 30 minutes per code, or 30 per address. */
export const FAILURES_PER_CODE = 10
export const FAILURES_PER_ADDRESS = 30
/** Whoever changes addresses: those nearby together, wide enough for a network full of players. */
export const FAILURES_PER_SUBNET = 300

export function isLocked(failures: Omit<Failures, 'retryAfter'>): boolean {
  const { byCode, byAddress, bySubnet } = failures
  const near = byAddress >= FAILURES_PER_ADDRESS || bySubnet >= FAILURES_PER_SUBNET
  return byCode >= FAILURES_PER_CODE || near
}

export interface Failures {
  readonly byCode: number
  readonly byAddress: number
  readonly bySubnet: number
  /** Seconds until the oldest of them no longer counts. */
  readonly retryAfter: number
}

export interface LoginFacts extends Enterer {
  readonly status: MemberStatus
}

/** What a login is answered with. A deleted member is like an unknown one; the rest needs the password. */
export function loginOutcome(member: LoginFacts | undefined, matches: boolean, site: Site): Code {
  if (!member || !matches || member.status === 'DELETED') return 'INVALID_PASSWORD'
  if (member.status === 'NEW') return 'NOT_ALLOWED_USER'
  if (member.status === 'BLOCKED') return 'BLOCKED_USER'
  return site === 'PLAYER' || mayEnterOffice(member) ? 'SUCCESS' : 'ACCESS_DENIED'
}

export function checkConfirmation(
  password: string,
  confirmation: string,
  field = 'cPassword',
): void {
  if (password !== confirmation) refuse('INVALID_PASSWORD', { fields: [field] })
}

const IDLE_MINUTES_REAL = 15

/** Where the money is real, a screen that nobody touches is locked; elsewhere only if asked for. */
export function idleMinutesFor(chosen: number | null, mode: 'play' | 'real'): number {
  return chosen ?? (mode === 'real' ? IDLE_MINUTES_REAL : 0)
}
