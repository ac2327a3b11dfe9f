import type { LimitKind, LimitPeriod, Protection } from '@camellia/contract/protection'
import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import type { Won } from '@camellia/kernel/won'
import { requirePassword } from '../access/password.service'
import type { Caller } from '../http/actor'
import type { AppDb, AppTx } from '../http/tell'
import { throwOut } from '../session/session.service'
import { awayUntil, checkDeposit, hoursUntil, protectionOf } from './protection.rules'
import {
  dropNextLimit,
  lockProtection,
  openProtection,
  saveBreak,
  saveExclusion,
  saveLimit,
  selectEver,
  selectFigures,
  selectLimits,
  selectProtection,
  selectReality,
} from './protection.sql'

interface Bound {
  readonly kind: LimitKind
  readonly period: LimitPeriod
}

export async function readProtection(tx: AppTx, member: MemberId): Promise<Protection> {
  return protectionOf(await selectProtection(tx, member), await selectLimits(tx, member))
}

export async function changeLimit(
  tx: AppTx,
  { id }: Caller,
  bound: Bound & { readonly value: number | null },
): Promise<Protection> {
  await openProtection(tx, id)
  await lockProtection(tx, id)
  const limits = await selectLimits(tx, id)
  const same = ({ kind, period }: Bound) => kind === bound.kind && period === bound.period
  const now = limits.find(same)?.value ?? null
  await saveLimit(tx, id, { ...bound, after: hoursUntil(now, bound.value) })
  return readProtection(tx, id)
}

export async function keepLimit(tx: AppTx, { id }: Caller, bound: Bound): Promise<Protection> {
  if (!(await dropNextLimit(tx, id, bound))) refuse('NOT_FOUND')
  return readProtection(tx, id)
}

export async function takeBreak(tx: AppTx, { id }: Caller, days: number): Promise<Protection> {
  await openProtection(tx, id)
  await saveBreak(tx, id, days)
  return readProtection(tx, id)
}

/** Ends every session: who comes back may withdraw and ask for help, neither bet nor deposit. */
export async function exclude(
  db: AppDb,
  caller: Caller,
  { months, password }: { readonly months: number; readonly password: string },
): Promise<void> {
  await requirePassword(db, caller, password)
  await db.transact(caller, async (tx) => {
    await openProtection(tx, caller.id)
    await saveExclusion(tx, caller.id, months)
    await throwOut(tx, caller.id, 'SELF_EXCLUDED')
  })
}

/** Every way money comes in asks here first, in the transaction that writes the request. */
export async function requireDepositAllowed(
  tx: AppTx,
  member: MemberId,
  amount: Won,
): Promise<void> {
  const row = await lockProtection(tx, member)
  if (row) checkDeposit(row, await selectLimits(tx, member), amount)
}

/** Who is on a break or excluded is not given anything to play with either. */
export async function requireNotAway(tx: AppTx, member: MemberId): Promise<void> {
  const until = awayUntil(await selectProtection(tx, member))
  if (until) refuse('SELF_EXCLUDED', { until: until.toISOString() })
}

export async function readFigures(tx: AppTx, member: MemberId, days: number) {
  return { days: [...(await selectFigures(tx, member, days))], ever: await selectEver(tx, member) }
}

export async function readReality(tx: AppTx, { id, sessionId }: Caller) {
  const row = (await selectReality(tx, id, sessionId)) ?? refuse('NOT_FOUND')
  return { ...row, since: row.since.toISOString() }
}
