import type { LinkedMember } from '@camellia/contract/login'
import type { MemberId } from '@camellia/kernel/ids'
import { networkOf, spelled } from '@camellia/kernel/network'
import { refuse } from '@camellia/kernel/refusal'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { requireBelow } from '../tree/tree.sql'
import { deviceNamed } from './agent.rules'
import { type LinkRow, selectLinked } from './linked.sql'
import {
  type LoginFilter,
  type LoginRow,
  selectDevices,
  selectLogins,
  selectSessions,
} from './login-list.sql'

const LINKS_MOST = 300
const MARK_LENGTH = 6

export async function listLogins(tx: AppTx, caller: Caller, filter: LoginFilter) {
  if (filter.member) await requireBelow(tx, caller.scopeId, [filter.member])
  const address = filter.address && networkSpelled(filter.address)
  return pageOf(await selectLogins(tx, caller, { ...filter, address }), filter.size)
}

function networkSpelled(text: string): string {
  const network = networkOf(text) ?? refuse('INVALID_PARAMETER', { fields: ['address'] })
  return spelled(network)
}

export async function myLogins(
  tx: AppTx,
  caller: Caller,
  page: { readonly before?: string | undefined; readonly size: number },
) {
  return pageOf(await selectLogins(tx, caller, { ...page, member: caller.id }), page.size)
}

function pageOf(rows: readonly LoginRow[], size: number) {
  return { items: rows.slice(0, size).map(loginOf), hasMore: rows.length > size, size }
}

function loginOf(row: LoginRow) {
  const { id, code, memberId, memberCode, memberName, site, address, agent, outcome } = row
  const named = memberId !== null && memberCode !== null && memberName !== null
  return {
    id,
    at: row.at.toISOString(),
    code,
    member: named ? { id: memberId, code: memberCode, name: memberName } : null,
    site,
    address,
    device: deviceNamed(agent),
    outcome,
  }
}

export async function devicesBelow(tx: AppTx, caller: Caller, id: MemberId) {
  await requireBelow(tx, caller.scopeId, [id])
  return devicesOf(tx, id, '')
}

/** `current` is the session that asks; staff who ask about others have none among these. */
export async function devicesOf(tx: AppTx, member: MemberId, current: string) {
  const sessions = await selectSessions(tx, member)
  const devices = await selectDevices(tx, member)
  return {
    sessions: sessions.map(({ id, site, address, agent, createdAt }) => ({
      id,
      site,
      address,
      device: deviceNamed(agent),
      createdAt: createdAt.toISOString(),
      current: id === current,
    })),
    devices: devices.map(({ device, agent, firstAt, lastAt, logins, addresses }) => ({
      mark: device.slice(-MARK_LENGTH),
      device: deviceNamed(agent),
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
      logins,
      addresses: [...addresses],
    })),
  }
}

export async function findLinked(tx: AppTx, caller: Caller, id: MemberId) {
  await requireBelow(tx, caller.scopeId, [id])
  const rows = await selectLinked(tx, { member: id, most: LINKS_MOST + 1 })
  const people = new Map<MemberId, LinkedMember>()
  for (const row of rows.slice(0, LINKS_MOST)) people.set(row.id, withLink(people, row))
  return { items: [...people.values()], hasMore: rows.length > LINKS_MOST }
}

function withLink(people: ReadonlyMap<MemberId, LinkedMember>, row: LinkRow): LinkedMember {
  const { id, code, name, kind, by, what, lastAt, times } = row
  const link = { by, what, lastAt: lastAt?.toISOString() ?? null, times }
  return { member: { id, code, name, kind }, links: [...(people.get(id)?.links ?? []), link] }
}
