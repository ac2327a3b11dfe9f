import type { Role } from '@camellia/contract/role'
import type { RoleSort } from './role-search'
import { outlineOf } from './role-tree.rules'

const TYPES = ['PARTNER', 'USER', 'MEMBER']

/** Equal ones stay in the order of the tree. */
export function sortedBy(roles: readonly Role[], by: RoleSort, down: boolean): readonly Role[] {
  const outline = outlineOf(roles).map(({ role }) => role)
  const compare: Record<RoleSort, (a: Role, b: Role) => number> = {
    tree: () => 0,
    name: (a, b) => a.name.localeCompare(b.name),
    type: (a, b) => TYPES.indexOf(a.type) - TYPES.indexOf(b.type),
    members: (a, b) => a.members - b.members,
    permissions: (a, b) => a.permissions.length - b.permissions.length,
  }
  if (by === 'tree') return down ? outline.toReversed() : outline
  return outline.toSorted((a, b) => (down ? -1 : 1) * compare[by](a, b))
}
