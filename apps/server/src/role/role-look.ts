import { PERMISSIONS, type Permission } from '@camellia/contract/abilities'
import { refuse } from '@camellia/kernel/refusal'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { abilitiesFor } from '../tree/abilities.rules'
import { type Editor, type Roles, rolesOf } from './role.rules'
import { type RoleRow, selectEditor, selectRoles } from './role.sql'

export interface Look {
  readonly rows: readonly RoleRow[]
  readonly roles: Roles
  readonly editor: Editor
}

/** The roles of the line and the caller, as they are at this moment. */
export async function lookAtRoles(tx: AppTx, caller: Caller): Promise<Look> {
  const rows = await selectRoles(tx)
  const self = (await selectEditor(tx, caller)) ?? refuse('ACCESS_DENIED')
  const held = new Set(abilitiesFor(self).map(({ subject, action }) => `${subject}.${action}`))
  const { id, scopeId, head } = caller
  const { roleId, topId, path } = self
  return { rows, roles: rolesOf(rows), editor: { id, scopeId, head, roleId, topId, path, held } }
}

/** A permission that no longer exists is nobody's business. */
export function knownOf(permissions: readonly string[]): Permission[] {
  return PERMISSIONS.filter((permission) => permissions.includes(permission))
}
