import type { WaitingMember } from '@camellia/contract/member'
import type { Seal } from '@camellia/db/sealed'
import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { throwOut } from '../session/session.service'
import { record } from '../trail/trail.service'
import { requirePower } from '../tree/power.service'
import { type Ancestor, pathOf, selectAncestors } from '../tree/tree.sql'
import { decideSignup, masked, statusOf } from './member.rules'
import {
  countSignups,
  type SignupRow,
  saveDecision,
  searchMembers,
  selectSignups,
  type WantedMembers,
} from './member.sql'
import { sendWelcome } from './welcome'

/** Those who may decide on a member, wherever above in the tree they are. */
export const SIGNUP_DECIDERS = { subject: 'Member', action: 'update' } as const

export interface SignupQuery {
  readonly state: 'WAITING' | 'APPROVED' | 'REFUSED'
  readonly search?: string | undefined
  readonly page: number
  readonly size: number
}

export async function listSignups(tx: AppTx, caller: Caller, query: SignupQuery, seal: Seal) {
  const filter = { ...query, search: query.search ?? '', scope: caller.scopeId }
  const rows = await selectSignups(tx, filter)
  const total = await countSignups(tx, filter)
  const people = rows.flatMap(({ path, invitedBy }) => [...path, ...(invitedBy ? [invitedBy] : [])])
  const names = await selectAncestors(tx, caller.scopeId, [...new Set(people)])
  const items = rows.map((row) => waitingMember(row, names, seal))
  return { items, total, page: query.page, size: query.size }
}

function waitingMember(
  row: SignupRow,
  names: ReadonlyMap<MemberId, Ancestor>,
  seal: Seal,
): WaitingMember {
  const line = lineOf(row.path.slice(0, -1), names)
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    bank: row.bank,
    depositor: row.depositor,
    email: row.email,
    address: row.address,
    reason: row.reason,
    decidedBy: row.decidedBy,
    accountNumber: masked(seal.open(row.accountSealed)),
    phone: masked(seal.open(row.phoneSealed)),
    line,
    parent: line.at(-1) ?? { code: '', name: '' },
    invitedBy: lineOf(row.invitedBy ? [row.invitedBy] : [], names)[0] ?? null,
    status: statusOf(row.status),
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}

function lineOf(path: readonly MemberId[], names: ReadonlyMap<MemberId, Ancestor>) {
  return path.flatMap((id) => {
    const known = names.get(id)
    return known ? [{ code: known.code, name: known.name }] : []
  })
}

/** All of them or none: a queue that changed meanwhile is looked at again, not half decided. */
export async function decideSignups(
  tx: AppTx,
  caller: Caller,
  decision: {
    readonly ids: readonly MemberId[]
    readonly verdict: 'APPROVE' | 'REFUSE'
    readonly reason?: string | undefined
  },
): Promise<void> {
  const { ids, verdict, reason } = decision
  const status = decideSignup(verdict, reason)
  await requirePower(tx, caller, ids)
  const decided = await saveDecision(tx, { ids, status, by: caller.id, reason: reason ?? null })
  if (decided.length !== new Set(ids).size) refuse('CONFLICT')
  const action = verdict === 'APPROVE' ? 'member.approve' : 'member.refuse'
  for (const id of ids) {
    await record(tx, caller, { action, member: id, reason: reason ?? '' })
    const above = await pathOf(tx, id)
    tx.tell({ to: { above, ability: SIGNUP_DECIDERS }, push: { type: 'QUEUE', queue: 'SIGNUP' } })
  }
  if (verdict === 'APPROVE') await sendWelcome(tx, caller, ids)
}

export async function findMembers(tx: AppTx, caller: Caller, wanted: WantedMembers) {
  const rows = await searchMembers(tx, wanted)
  const names = await selectAncestors(tx, caller.scopeId, [...new Set(rows.flatMap((r) => r.path))])
  return rows.map(({ id, code, name, roleType, status, path }) => ({
    id,
    code,
    name,
    roleType,
    status: statusOf(status),
    line: lineOf(path.slice(0, -1), names),
  }))
}

/** Ends every session of a member at once. */
export async function logOutMember(
  tx: AppTx,
  caller: Caller,
  { id, text }: { readonly id: MemberId; readonly text: string },
): Promise<void> {
  await requirePower(tx, caller, [id])
  await record(tx, caller, { action: 'member.logout', member: id, reason: text })
  await throwOut(tx, id, text)
}
