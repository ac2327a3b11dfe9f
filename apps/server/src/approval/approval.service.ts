import type { SecondKind } from '@camellia/contract/push'
import type { Ability } from '@camellia/kernel/ability'
import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import type { Settings } from '../setting/setting.rules'
import { record } from '../trail/trail.service'
import { requirePower } from '../tree/power.service'
import { type Tally, tallyFrom } from './alone.rules'
import {
  type Approver,
  type BankChange,
  insertLift,
  lockAlone,
  selectApprover,
  selectBankChange,
} from './approval.sql'

interface Chosen {
  readonly settings: Settings
}

/**
 * The one check before a yes, alone or as one of two. An account that was made, made stronger or
 * opened to somebody else a moment ago approves nothing; and two of whom one can act as the other,
 * through however many accounts, are not two people (ADR 030).
 */
export async function requireApprover(
  tx: AppTx,
  caller: Caller,
  { first, settings }: { readonly first: MemberId | null; readonly settings: Settings },
): Promise<void> {
  const { until, related } = await approverOf(tx, caller.id, { other: first, settings })
  if (until) tooNew(until)
  if (related) refuse('FOUR_EYES_REQUIRED', { because: 'MADE_BY_THE_OTHER' })
}

/** Who asks for what takes two people is one of the two: held to the same hours. */
export async function requireMaker(tx: AppTx, caller: Caller, settings: Settings): Promise<void> {
  const { until } = await approverOf(tx, caller.id, { other: null, settings })
  if (until) tooNew(until)
}

/**
 * Before money leaves a balance that others can be made to open: whoever lately opened an account
 * of a partner, or put staff beside it, does not empty it. What the head office pays is made here
 * and now, and what takes two is asked for: both are as strict as a yes.
 */
export async function requirePayer(
  tx: AppTx,
  caller: Caller,
  { two, settings }: { readonly two: boolean; readonly settings: Settings },
): Promise<void> {
  const { until, paysFrom } = await approverOf(tx, caller.id, { other: null, settings })
  const wait = caller.head || two ? until : paysFrom
  if (wait) tooNew(wait)
}

export function approverOf(
  tx: AppTx,
  approver: MemberId,
  { other, settings }: { readonly other: MemberId | null; readonly settings: Settings },
): Promise<Approver> {
  return selectApprover(tx, {
    approver,
    other: other ?? approver,
    hours: settings['security.newApproverHours'],
    days: settings['security.makerDays'],
  })
}

function tooNew(until: Date): never {
  return refuse('APPROVER_TOO_NEW', { until: until.toISOString() })
}

/**
 * What one person decides alone counts together with all they, and these receivers and this payer,
 * had decided so lately; of the house's money also with what accounts decided that one person can
 * act as. Asked before any wallet is locked.
 */
export async function tallyAlone(
  tx: AppTx,
  operator: MemberId,
  {
    settings,
    ...sides
  }: Chosen & { readonly receivers: readonly MemberId[]; readonly payer?: MemberId | null },
): Promise<Tally> {
  const since = { hours: settings['money.fourEyesHours'], days: settings['security.makerDays'] }
  return tallyFrom(await lockAlone(tx, operator, { ...sides, ...since }), settings)
}

/**
 * Somebody of the head office looked at what was done to a person and lets them work again at once:
 * never for themselves, nor for anybody they could act as or who could act as them.
 */
export async function liftWait(
  tx: AppTx,
  caller: Caller,
  { id, reason, settings }: { readonly id: MemberId; readonly reason: string } & Chosen,
): Promise<void> {
  await requirePower(tx, caller, [id])
  if (id === caller.id) refuse('MEMBER_NOT_FOUND')
  const { until } = await approverOf(tx, id, { other: null, settings })
  if (!until) return refuse('CONFLICT')
  await requireApprover(tx, caller, { first: id, settings })
  await insertLift(tx, id)
  const before = { until: until.toISOString() }
  await record(tx, caller, { action: 'member.lift', member: id, before, reason })
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

interface SecondWanted {
  readonly to: { readonly above: readonly MemberId[]; readonly ability: Ability }
  readonly second: SecondKind
  readonly id: string
  readonly text: string
}

/** Something waits for a second person: heard by all who may be it, not by the first. */
export function tellSecond(tx: AppTx, first: Caller, { to, second, id, text }: SecondWanted): void {
  const push = { type: 'ALARM', kind: 'SECOND', text, id, second } as const
  tx.tell({ to: { ...to, but: first.id }, push })
}
