import type { MemberId, RoleId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'
import type { Overrides, Person } from './role-effect.rules'

/** People without an override are counted; only the first of them are named. */
const FIRST_MAX = 20

/** How many people of the caller's scope have each role; the deleted are not counted. */
export async function countByRole(tx: AppTx): Promise<ReadonlyMap<RoleId, number>> {
  const rows = await tx.sql<{ roleId: RoleId; members: number }[]>`
    select role_id as "roleId", members from role_counts()`
  return new Map(rows.map(({ roleId, members }) => [roleId, members]))
}

export interface OverrideCount {
  readonly roleId: RoleId
  readonly permission: string
  readonly count: number
}

export async function countOverrides(tx: AppTx): Promise<OverrideCount[]> {
  return tx.sql<OverrideCount[]>`
    select role_id as "roleId", permission, count(*) as count
    from member, unnest(granted || withheld) as permission
    where (granted <> '{}' or withheld <> '{}') and status <> 3
    group by role_id, permission`
}

export async function countCrowd(
  tx: AppTx,
  id: RoleId,
): Promise<{ readonly members: number; readonly online: number }> {
  const [row] = await tx.sql<{ members: number; online: number }[]>`
    select members, online from role_crowd(${id})`
  return row ?? { members: 0, online: 0 }
}

export async function selectFirst(tx: AppTx, id: RoleId): Promise<Person[]> {
  return tx.sql<Person[]>`
    select id, name, false as online from member
    where role_id = ${id} and status <> 3 order by id limit ${FIRST_MAX}`
}

export interface OverriddenRow extends Person, Overrides {
  readonly roleId: RoleId
}

export async function selectOverridden(tx: AppTx, id: RoleId): Promise<OverriddenRow[]> {
  return tx.sql<OverriddenRow[]>`
    with online as (${onlineNow(tx)})
    select m.id, m.name, m.role_id as "roleId", m.granted, m.withheld, o.id is not null as online
    from member m left join online o on o.id = m.id
    where m.role_id = ${id} and (m.granted <> '{}' or m.withheld <> '{}') and m.status <> 3
    order by m.id`
}

function onlineNow(tx: AppTx) {
  return tx.sql`
    select distinct unnest(members) as id from node where seen_at > now() - interval '15 seconds'`
}

export interface Holder extends Overrides {
  readonly id: MemberId
  readonly permissions: readonly string[]
}

/** Those with an open session who have the role, with all that decides on what they may do. */
export async function selectOpenHolders(tx: AppTx, id: RoleId): Promise<Holder[]> {
  return tx.sql<Holder[]>`
    select m.id, r.permissions, m.granted, m.withheld
    from member m join role r on r.id = m.role_id
    where m.role_id = ${id} and exists (
      select 1 from session s
      where s.member_id = m.id and s.ended_at is null and s.expires_at > now())`
}

export interface OverridesRow extends Holder {
  readonly code: string
  readonly name: string
  readonly kind: 'PARTNER' | 'USER' | 'MEMBER'
  readonly roleId: RoleId
  readonly roleName: string
  readonly online: boolean
}

export async function selectOverrides(tx: AppTx, id: MemberId): Promise<OverridesRow | undefined> {
  const [row] = await tx.sql<OverridesRow[]>`
    with online as (${onlineNow(tx)})
    select m.id, m.code, m.name, m.kind, m.role_id as "roleId",
           coalesce(r.name, '') as "roleName", coalesce(r.permissions, '{}') as permissions,
           m.granted, m.withheld, exists (select 1 from online o where o.id = m.id) as online
    from member m left join role r on r.id = m.role_id where m.id = ${id}`
  return row
}

export async function saveOverrides(tx: AppTx, id: MemberId, after: Overrides): Promise<void> {
  const { granted, withheld } = after
  await tx.sql`
    update member set granted = ${[...granted]}, withheld = ${[...withheld]} where id = ${id}`
}

/** The role and the place of a partner, to know what may hang under them. */
export async function selectPartner(
  tx: AppTx,
  id: MemberId,
): Promise<{ readonly roleId: RoleId; readonly path: readonly MemberId[] } | undefined> {
  const [row] = await tx.sql<{ roleId: RoleId; path: MemberId[] }[]>`
    select role_id as "roleId", path from member where id = ${id}`
  return row
}
