import type { Role } from '@camellia/contract/role'
import type { RoleId } from '@camellia/kernel/ids'

/** A role in the outline, with how deep it stands and what hangs under it. */
export interface Branch {
  readonly role: Role
  readonly depth: number
  readonly children: number
  /** The last of its siblings: no line goes on below it. */
  readonly last: boolean
}

/** The server's order: the head office's roles first, then each owner's in their own order. */
export function childrenOf(roles: readonly Role[], parentId: RoleId | null): readonly Role[] {
  return roles
    .filter((role) => role.parentId === parentId)
    .toSorted(
      (a, b) => (a.owner?.id ?? 0) - (b.owner?.id ?? 0) || a.position - b.position || a.id - b.id,
    )
}

/** Every role below the one above it, as an indented list. */
export function outlineOf(roles: readonly Role[]): readonly Branch[] {
  const walk = (parentId: RoleId | null, depth: number): readonly Branch[] => {
    const beside = childrenOf(roles, parentId)
    return beside.flatMap((role, index) => {
      const under = walk(role.id, depth + 1)
      const children = under.filter((branch) => branch.depth === depth + 1).length
      return [{ role, depth, children, last: index === beside.length - 1 }, ...under]
    })
  }
  return walk(null, 0)
}

/** Everything that hangs under a role, at any depth. */
export function belowOf(roles: readonly Role[], id: RoleId): readonly Role[] {
  const own = roles.filter(({ parentId }) => parentId === id)
  return own.flatMap((role) => [role, ...belowOf(roles, role.id)])
}

/** People who have the role or one under it. */
export function peopleUnder(roles: readonly Role[], role: Role): number {
  return [role, ...belowOf(roles, role.id)].reduce((sum, { members }) => sum + members, 0)
}

/** May this role hang under that one, as far as the browser knows? The server says for sure. */
export function mayHangUnder(roles: readonly Role[], role: Role, parent: Role): boolean {
  if (role.mine !== 'ALL' || parent.id === role.id) return false
  if (belowOf(roles, role.id).some(({ id }) => id === parent.id)) return false
  const fits = parent.type === 'PARTNER' || (parent.type === 'USER' && role.type === 'USER')
  const sameOwner = parent.owner !== null && parent.owner.id === role.owner?.id
  if (role.owner === null && parent.owner !== null) return false
  return fits && (parent.mayHang || (sameOwner && parent.mine === 'ALL'))
}
