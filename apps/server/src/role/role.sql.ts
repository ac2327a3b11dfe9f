import type { RoleId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'
import { BASE_ROLES, type BaseRole } from './role.base'

/** The roles an installation begins with, by name. */
export async function insertBaseRoles(tx: AppTx): Promise<ReadonlyMap<string, RoleId>> {
  const roles = new Map<string, RoleId>()
  for (const role of BASE_ROLES) roles.set(role.name, await insertRole(tx, role))
  return roles
}

async function insertRole(tx: AppTx, role: BaseRole): Promise<RoleId> {
  const [row] = await tx.sql<{ id: RoleId }[]>`
    insert into role (name, type, permissions, parent_id)
    values (${role.name}, ${role.type}, ${[...role.permissions]},
            (select id from role where name = ${role.parent}))
    returning id`
  return row?.id as RoleId
}
