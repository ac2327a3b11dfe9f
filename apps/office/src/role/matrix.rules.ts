import type { Permission } from '@camellia/contract/abilities'
import { PERMISSION_GROUPS, type PermissionGroup } from '@camellia/contract/permission-group'
import type { Role } from '@camellia/contract/role'
import type { RoleId } from '@camellia/kernel/ids'
import { outlineOf } from './role-tree.rules'

/** What shall be otherwise than it is, and the order in which it was said. */
export interface Draft {
  readonly wanted: ReadonlyMap<string, boolean>
  readonly history: readonly Cell[]
}

export interface Cell {
  readonly role: RoleId
  readonly permission: Permission
}

export const NO_DRAFT: Draft = { wanted: new Map(), history: [] }

export interface RowGroup {
  readonly name: PermissionGroup
  readonly permissions: readonly Permission[]
}

const ORDER = ['USER', 'PARTNER', 'MEMBER'] as const

/** Staff first, then partners, then players; within each as in the tree. */
export function columnsOf(roles: readonly Role[]): readonly Role[] {
  const outline = outlineOf(roles).map(({ role }) => role)
  return ORDER.flatMap((type) => outline.filter((role) => role.type === type))
}

export function keyOf({ role, permission }: Cell): string {
  return `${role}:${permission}`
}

/** A second press takes the first one back. */
export function toggled(draft: Draft, cell: Cell, has: boolean): Draft {
  const wanted = new Map(draft.wanted)
  if (!wanted.delete(keyOf(cell))) wanted.set(keyOf(cell), !has)
  return { wanted, history: [...draft.history, cell] }
}

export function undone(draft: Draft, roles: readonly Role[]): Draft {
  const last = draft.history.at(-1)
  if (!last) return draft
  const has = roles.find(({ id }) => id === last.role)?.permissions.includes(last.permission)
  const { wanted } = toggled(draft, last, has ?? false)
  return { wanted, history: draft.history.slice(0, -1) }
}

export type Mark = 'on' | 'off' | 'add' | 'remove'

export function markOf(role: Role, permission: Permission, { wanted }: Draft): Mark {
  const has = role.permissions.includes(permission)
  const will = wanted.get(keyOf({ role: role.id, permission })) ?? has
  if (will === has) return has ? 'on' : 'off'
  return will ? 'add' : 'remove'
}

/** The draft against what is there now: what someone else has done meanwhile is no change. */
export function changesOf(roles: readonly Role[], draft: Draft) {
  return roles.flatMap(({ id, permissions, ...role }) => {
    const marks = PERMISSION_GROUPS.flatMap((group) => group.permissions).map((permission) => ({
      permission,
      mark: markOf({ id, permissions, ...role }, permission, draft),
    }))
    const after = marks.filter(({ mark }) => mark === 'on' || mark === 'add')
    const same = marks.every(({ mark }) => mark === 'on' || mark === 'off')
    if (same) return []
    return [{ id, before: [...permissions], after: after.map(({ permission }) => permission) }]
  })
}

export function countsOf(roles: readonly Role[], draft: Draft) {
  const changes = changesOf(roles, draft)
  const count = (of: 'before' | 'after', other: 'before' | 'after') =>
    changes.reduce(
      (sum, change) => sum + change[of].filter((one) => !change[other].includes(one)).length,
      0,
    )
  const added = count('after', 'before')
  const removed = count('before', 'after')
  return { added, removed, all: added + removed }
}

/** The rows one looks for: by words, and only what changes if one says so. */
export function groupsFor(filter: {
  readonly search: string
  readonly label: (permission: Permission) => string
  readonly only: ((permission: Permission) => boolean) | undefined
}): readonly RowGroup[] {
  const text = filter.search.trim().toLowerCase()
  const fits = (permission: Permission) =>
    (text === '' ||
      permission.toLowerCase().includes(text) ||
      filter.label(permission).toLowerCase().includes(text)) &&
    (filter.only?.(permission) ?? true)
  return PERMISSION_GROUPS.map(({ name, permissions }) => ({
    name,
    permissions: permissions.filter(fits),
  })).filter(({ permissions }) => permissions.length > 0)
}

/** One step over the cells that are shown; the edges hold. */
export function stepped(
  at: Cell | undefined,
  by: { readonly rows: number; readonly columns: number },
  shown: { readonly rows: readonly Permission[]; readonly columns: readonly RoleId[] },
): Cell | undefined {
  const row = at ? shown.rows.indexOf(at.permission) : -1
  const column = at ? shown.columns.indexOf(at.role) : -1
  const fresh = row < 0 || column < 0
  const clamp = (value: number, size: number) => Math.min(Math.max(value, 0), size - 1)
  const permission = shown.rows[fresh ? 0 : clamp(row + by.rows, shown.rows.length)]
  const role = shown.columns[fresh ? 0 : clamp(column + by.columns, shown.columns.length)]
  return permission && role !== undefined ? { role, permission } : undefined
}
