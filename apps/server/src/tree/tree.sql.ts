import type { MemberId, RoleId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import type { AppTx } from '../http/tell'
import type { Grants } from './abilities.rules'

/** From the root down to the member itself. */
export async function pathOf(tx: AppTx, member: MemberId): Promise<readonly MemberId[]> {
  const [row] = await tx.sql<{ path: MemberId[] }[]>`select path from member where id = ${member}`
  return row?.path ?? refuse('MEMBER_NOT_FOUND')
}

/** Of someone in the caller's tree. Row security says so too; neither relies on the other. */
export function inTree(tx: AppTx, member: ReturnType<AppTx['sql']>) {
  return tx.sql`exists (
    select 1 from member mine where mine.id = ${member} and mine.path @> array[app_scope()])`
}

/** Whether someone hangs below the scope, at any depth. */
export async function isBelow(tx: AppTx, scope: MemberId, member: MemberId): Promise<boolean> {
  const rows = await tx.sql`
    select 1 from member
    where id = ${member} and path @> array[${scope}::bigint] and id <> ${scope}`
  return rows.length > 0
}

/** Abilities say what one may do; scope says to whom: only to members below oneself. */
export async function requireBelow(
  tx: AppTx,
  scope: MemberId,
  targets: readonly MemberId[],
): Promise<void> {
  const rows = await tx.sql<{ id: MemberId }[]>`
    select id from member
    where id in ${tx.sql(targets)} and path @> array[${scope}::bigint] and id <> ${scope}`
  // Outside one's tree is the same as not there.
  if (rows.length !== new Set(targets).size) refuse('MEMBER_NOT_FOUND')
}

export interface PersonGrants extends Grants {
  readonly id: MemberId
  readonly kind: 'PARTNER' | 'USER' | 'MEMBER'
  readonly parentId: MemberId | null
}

/** What each of them holds by role and override. */
export async function selectGrantsOf(
  tx: AppTx,
  ids: readonly MemberId[],
): Promise<readonly PersonGrants[]> {
  return tx.sql<PersonGrants[]>`
    select m.id, m.kind, m.parent_id as "parentId", r.permissions, m.granted, m.withheld
    from member m join role r on r.id = m.role_id where m.id in ${tx.sql(ids)}`
}

/** What the roles themselves give. */
export async function selectRoleGrants(
  tx: AppTx,
  roles: readonly RoleId[],
): Promise<readonly Grants[]> {
  return tx.sql<Grants[]>`
    select permissions, '{}'::text[] as granted, '{}'::text[] as withheld
    from role where id in ${tx.sql(roles)}`
}

/** What those hold who have one of the roles: staff, and others where an override says more. */
export async function selectHolderGrants(
  tx: AppTx,
  roles: readonly RoleId[],
): Promise<readonly PersonGrants[]> {
  return tx.sql<PersonGrants[]>`
    select m.id, m.kind, m.parent_id as "parentId", r.permissions, m.granted, m.withheld
    from member m join role r on r.id = m.role_id
    where m.role_id in ${tx.sql(roles)} and m.status <> 3
      and (m.granted <> '{}' or (m.kind = 'USER' and r.type = 'USER'))`
}

/** A partner who takes new members: the scope itself or someone below it, in good standing. */
export async function requirePartner(
  tx: AppTx,
  scope: MemberId,
  id: MemberId,
): Promise<readonly MemberId[]> {
  const [row] = await tx.sql<{ path: MemberId[] }[]>`
    select path from member
    where id = ${id} and path @> array[${scope}::bigint] and kind = 'PARTNER' and status = 0`
  return row?.path ?? refuse('PARENT_NOT_FOUND')
}

/**
 * Alone with the shape of the tree: moves and rates are decided one after the other. The day's lock
 * is shared with bets and kept from whoever closes a period, so that nobody moves meanwhile.
 */
export async function lockTree(tx: AppTx): Promise<void> {
  await tx.sql`select pg_advisory_xact_lock(7305, 0)`
  await tx.sql`
    select pg_advisory_xact_lock_shared(7301, business_day(now()) - date '2020-01-01' - ago)
    from generate_series(0, 1) as ago`
}

export interface Ancestor {
  readonly id: MemberId
  readonly code: string
  readonly name: string
}

/** Names of everyone on these paths who is inside the scope, to show a branch of partners. */
export async function selectAncestors(
  tx: AppTx,
  scope: MemberId,
  ids: readonly MemberId[],
): Promise<Map<MemberId, Ancestor>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.sql<Ancestor[]>`
    select id, code, name from member
    where id in ${tx.sql(ids)} and path @> array[${scope}::bigint]`
  return new Map(rows.map((row) => [row.id, row]))
}
