import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import type { Settings } from '../setting/setting.rules'
import { type BankChange, selectApprover, selectBankChange } from './approval.sql'

/**
 * The one check before a yes, alone or as one of two. An account that was made, made stronger or
 * opened to somebody else a moment ago approves nothing; and two of whom one did that to the other
 * are not two people (ADR 030).
 */
export async function requireApprover(
  tx: AppTx,
  caller: Caller,
  { first, settings }: { readonly first: MemberId | null; readonly settings: Settings },
): Promise<void> {
  const { until, related } = await selectApprover(tx, {
    approver: caller.id,
    other: first ?? caller.id,
    hours: settings['security.newApproverHours'],
    days: settings['security.makerDays'],
  })
  if (until) refuse('APPROVER_TOO_NEW', { until: until.toISOString() })
  if (related) refuse('FOUR_EYES_REQUIRED', { because: 'MADE_BY_THE_OTHER' })
}

/** What staff lately did to the account a member's money is paid out to. */
export function bankChangeOf(
  tx: AppTx,
  member: MemberId,
  { person, settings }: { readonly person: MemberId; readonly settings: Settings },
): Promise<BankChange> {
  return selectBankChange(tx, {
    member,
    person,
    hours: settings['security.newApproverHours'],
    days: settings['security.makerDays'],
  })
}

/**
 * Whoever wrote where the money goes does not let it go there, alone or as one of two. True: the
 * account is so new that two people look at it.
 */
export async function checkPaidOut(
  tx: AppTx,
  caller: Caller,
  { member, settings }: { readonly member: MemberId; readonly settings: Settings },
): Promise<boolean> {
  const { own, recent } = await bankChangeOf(tx, member, { person: caller.id, settings })
  if (own) refuse('FOUR_EYES_REQUIRED', { because: 'CHANGED_THE_ACCOUNT' })
  return recent
}
