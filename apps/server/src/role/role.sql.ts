import type { MemberId, RoleId } from '@camellia/kernel/ids'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { BASE_ROLES, type BaseRole } from './role.base'
import type { RoleNode } from './role.rules'

/** The roles an installation begins with, by name. */
export async function insertBaseRoles(tx: AppTx): Promise<ReadonlyMap<string, RoleId>> {
  const roles = new Map<string, RoleId>()
  for (const role of BASE_ROLES) roles.set(role.name, await insertBaseRole(tx, role))
  return roles
}

async function insertBaseRole(tx: AppTx, role: BaseRole): Promise<RoleId> {
  const [row] = await tx.sql<{ id: RoleId }[]>`
    insert into role (name, type, permissions, parent_id)
    values (${role.name}, ${role.type}, ${[...role.permissions]},
            (select id from role where name = ${role.parent}))
    returning id`
  return row?.id as RoleId
}

/** Nobody else changes a role, or anyone's overrides, until this transaction ends. */
export async function lockRoles(tx: AppTx): Promise<void> {
  await tx.sql`lock table role in share row exclusive mode`
}

/** No role changes while this transaction gives one to somebody. */
export async function holdRoles(tx: AppTx): Promise<void> {
  await tx.sql`lock table role in share mode`
}

export interface RoleRow extends RoleNode {
  readonly ownerCode: string | null
  readonly ownerName: string | null
}

/** Row security shows the roles of one's line; who owns one from above stays unknown. */
export async function selectRoles(tx: AppTx): Promise<RoleRow[]> {
  return tx.sql<RoleRow[]>`
    select r.id, r.name, r.type, r.parent_id as "parentId", r.position, r.permissions,
           r.owner_id as "ownerId", o.path as "ownerPath", o.code as "ownerCode",
           o.name as "ownerName"
    from role r left join member o on o.id = r.owner_id
    order by r.id`
}

export interface EditorRow {
  readonly roleId: RoleId
  readonly topId: RoleId
  readonly path: readonly MemberId[]
  readonly permissions: readonly string[]
  readonly granted: readonly string[]
  readonly withheld: readonly string[]
}

/** The caller as they are now, not as their session began. */
export async function selectEditor(tx: AppTx, caller: Caller): Promise<EditorRow | undefined> {
  const [row] = await tx.sql<EditorRow[]>`
    select m.role_id as "roleId", s.role_id as "topId", s.path,
           coalesce(r.permissions, '{}') as permissions, m.granted, m.withheld
    from member m join member s on s.id = ${caller.scopeId} left join role r on r.id = m.role_id
    where m.id = ${caller.id}`
  return row
}

export async function insertRole(tx: AppTx, role: Omit<RoleNode, 'id'>): Promise<RoleId> {
  const { name, type, parentId, position, ownerId, permissions } = role
  const [row] = await tx.sql<{ id: RoleId }[]>`
    insert into role (name, type, parent_id, position, owner_id, permissions)
    values (${name}, ${type}, ${parentId}, ${position}, ${ownerId}, ${[...permissions]})
    returning id`
  return row?.id as RoleId
}

export async function saveRoleName(tx: AppTx, id: RoleId, name: string): Promise<void> {
  await tx.sql`update role set name = ${name} where id = ${id}`
}

export async function saveRolePermissions(
  tx: AppTx,
  id: RoleId,
  permissions: readonly string[],
): Promise<void> {
  await tx.sql`update role set permissions = ${[...permissions]} where id = ${id}`
}

export async function saveRolePlace(tx: AppTx, role: RoleNode): Promise<void> {
  const { id, parentId, position } = role
  await tx.sql`
    update role set parent_id = ${parentId}, position = ${position} where id = ${id}`
}

/** Refused by the database while anyone has the role or another hangs under it. */
/** Who is deleted never comes back: they keep no role that nobody else has. */
export async function releaseDeleted(
  tx: AppTx,
  { id, parentId }: { readonly id: RoleId; readonly parentId: RoleId },
): Promise<void> {
  await tx.sql`update member set role_id = ${parentId} where role_id = ${id} and status = 3`
}

export async function deleteRole(tx: AppTx, id: RoleId): Promise<void> {
  await tx.sql`delete from role where id = ${id}`
}
