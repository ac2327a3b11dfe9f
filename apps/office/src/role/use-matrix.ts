import type { Permission } from '@camellia/contract/abilities'
import type { Role } from '@camellia/contract/role'
import { useTexts } from '@camellia/i18n/texts'
import { useState } from 'react'
import {
  type Cell,
  changesOf,
  columnsOf,
  countsOf,
  type Draft,
  groupsFor,
  markOf,
  NO_DRAFT,
  type RowGroup,
  stepped,
  toggled,
  undone,
} from './matrix.rules'
import type { PermissionsSearch } from './role-search'
import type { RolesData } from './use-roles'

export interface MatrixWork {
  readonly columns: readonly Role[]
  readonly groups: readonly RowGroup[]
  readonly draft: Draft
  readonly cursor: Cell | undefined
  readonly changes: ReturnType<typeof changesOf>
  readonly counts: ReturnType<typeof countsOf>
  /** Why a cell may not be changed; undefined when it may. */
  readonly held: (permission: Permission) => boolean
  readonly press: (cell: Cell) => void
  readonly pressHere: () => void
  readonly step: (rows: number, columns: number) => void
  readonly undo: () => void
  readonly clear: () => void
}

/** The draft lies over what the server says now, and is kept until it is saved or put away. */
export function useMatrix({ roles, held }: RolesData, search: PermissionsSearch): MatrixWork {
  const { t } = useTexts()
  const [draft, setDraft] = useState<Draft>(NO_DRAFT)
  const [cursor, setCursor] = useState<Cell>()
  const columns = columnsOf(roles)
  const changed = (permission: Permission) =>
    columns.some((role) => ['add', 'remove'].includes(markOf(role, permission, draft)))
  const groups = groupsFor({
    search: search.search ?? '',
    label: (permission) => t(`permission.${permission}`),
    only: search.changed ? changed : undefined,
  })
  const shown = {
    rows: groups.flatMap(({ permissions }) => permissions),
    columns: columns.map(({ id }) => id),
  }
  const press = (cell: Cell) => {
    setCursor(cell)
    const role = roles.find(({ id }) => id === cell.role)
    if (!role || role.mine === 'NOTHING' || !held.includes(cell.permission)) return
    setDraft(toggled(draft, cell, role.permissions.includes(cell.permission)))
  }
  return {
    columns,
    groups,
    draft,
    cursor,
    changes: changesOf(roles, draft),
    counts: countsOf(roles, draft),
    held: (permission) => held.includes(permission),
    press,
    pressHere: () => cursor && press(cursor),
    step: (rows, by) => setCursor(stepped(cursor, { rows, columns: by }, shown)),
    undo: () => setDraft(undone(draft, roles)),
    clear: () => setDraft(NO_DRAFT),
  }
}
