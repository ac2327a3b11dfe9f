import type { MemberId, RoleId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import { aboveOf, type Editor, type RoleNode, type Roles, type RoleType } from './role.rules'

/** Whom a role is for: someone of this kind who hangs under this partner. */
export interface RoleWanted {
  readonly kind: RoleType
  readonly parentRoleId: RoleId
  /** From the root down to the parent. */
  readonly parentPath: readonly MemberId[]
}

/**
 * A role may be given when it is of the right type, belongs to the line it is given in, lies
 * below one's own role, and gives nothing one does not hold. Without SubRole.hang it must hang
 * right under the parent's role. The role of players is everybody's to give.
 */
export function checkOffer(roles: Roles, editor: Editor, wanted: RoleWanted, id: RoleId): void {
  const role = roles.get(id)
  if (!role || !fits(roles, editor, wanted, role)) {
    refuse('INVALID_PARAMETER', { fields: ['roleId'] })
  }
  if (!withinHeld(editor, role)) refuse('ACCESS_DENIED')
}

export function offersFor(roles: Roles, editor: Editor, wanted: RoleWanted): readonly RoleNode[] {
  return [...roles.values()].filter(
    (role) => fits(roles, editor, wanted, role) && withinHeld(editor, role),
  )
}

function fits(roles: Roles, editor: Editor, wanted: RoleWanted, role: RoleNode): boolean {
  if (role.type !== wanted.kind) return false
  if (role.ownerId !== null && !wanted.parentPath.includes(role.ownerId)) return false
  if (role.type === 'MEMBER') return true
  const above = aboveOf(roles, role.id)
  const own = [editor.roleId, ...aboveOf(roles, editor.roleId)]
  if (!above.includes(editor.topId) || own.includes(role.id)) return false
  return editor.held.has('SubRole.hang')
    ? above.includes(wanted.parentRoleId)
    : role.parentId === wanted.parentRoleId
}

function withinHeld({ held }: Editor, { type, permissions }: RoleNode): boolean {
  return type === 'MEMBER' || permissions.every((permission) => held.has(permission))
}
