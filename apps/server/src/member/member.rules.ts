import type { MEMBER_STATUSES } from '@camellia/contract/member'
import { refuse } from '@camellia/kernel/refusal'

export type MemberStatus = (typeof MEMBER_STATUSES)[number]

/** The brief's numbers, as the database keeps them. */
const BY_NUMBER: readonly MemberStatus[] = ['NORMAL', 'NEW', 'BLOCKED', 'DELETED']

export function statusOf(number: number): MemberStatus {
  return BY_NUMBER[number] ?? refuse('INTERNAL_ERROR')
}

export function numberOf(status: MemberStatus): number {
  return BY_NUMBER.indexOf(status)
}

/** NEW waits for approval: NORMAL on approve, DELETED on refuse (product.md 5). */
export function decideSignup(verdict: 'APPROVE' | 'REFUSE', reason: string | undefined) {
  if (verdict === 'REFUSE' && !reason) refuse('INVALID_PARAMETER', { fields: ['reason'] })
  return verdict === 'APPROVE' ? ('NORMAL' as const) : ('DELETED' as const)
}

/** Korean letters only, as the brief's label says, unless the setting allows any script. */
const HANGUL = /^[가-힣]+(?: [가-힣]+)*$/

export function checkDepositor(depositor: string, script: 'hangul' | 'any'): void {
  if (!isDepositor(depositor, script)) refuse('INVALID_PARAMETER', { fields: ['depositor'] })
}

export function isDepositor(depositor: string, script: 'hangul' | 'any'): boolean {
  return script === 'any' || HANGUL.test(depositor)
}

/** Enough to recognise one's own, not enough to use another's. */
export function masked(text: string, shown = 4): string {
  const hidden = Math.max(text.length - shown, 0)
  return `${'•'.repeat(hidden)}${text.slice(hidden)}`
}
