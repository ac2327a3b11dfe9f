import { PERMISSIONS, type Permission } from '@camellia/contract/abilities'
import type { Role } from '@camellia/contract/role'
import { useTexts } from '@camellia/i18n/texts'
import type { RoleId } from '@camellia/kernel/ids'
import { Matrix, type MatrixCell, type MatrixPlace } from '@camellia/ui/office-matrix'
import { type Cell, markOf } from './matrix.rules'
import type { ChangeSearch, PermissionsSearch } from './role-search'
import type { MatrixWork } from './use-matrix'
import type { RolesData } from './use-roles'

export interface MatrixListProps {
  readonly data: RolesData
  readonly work: MatrixWork
  readonly search: PermissionsSearch
  readonly change: ChangeSearch
  readonly stale: boolean
}

const TYPES = ['USER', 'PARTNER', 'MEMBER'] as const

export function MatrixTable({ work, stale }: MatrixListProps) {
  const { t } = useTexts()
  const cellOf = useCellOf(work)
  const bands = TYPES.map((type) => ({
    label: t(`roleType.${type}`),
    columns: work.columns
      .filter((role) => role.type === type)
      .map(({ id, name, members }) => ({
        key: id,
        name,
        note: t('role.peopleCount', { count: members }),
      })),
  })).filter(({ columns }) => columns.length > 0)
  return (
    <Matrix
      label={t('menu.permissions')}
      corner={t('menu.permissions')}
      bands={bands}
      groups={work.groups.map(({ name, permissions }) => ({
        label: t(`permissionGroup.${name}`),
        rows: permissions.map((permission) => ({
          key: permission,
          label: t(`permission.${permission}`),
          code: permission,
        })),
      }))}
      cellOf={(place) => cellOf(placeToCell(place))}
      cursor={work.cursor && { row: work.cursor.permission, column: work.cursor.role }}
      onCell={(place) => work.press(placeToCell(place))}
      stale={stale}
    />
  )
}

function placeToCell({ row, column }: MatrixPlace): Cell {
  const permission = PERMISSIONS.find((one) => one === row) ?? PERMISSIONS[0]
  return { role: column as RoleId, permission }
}

/** What stands in a cell, and the same in words for those who do not see it. */
export function useCellOf(work: MatrixWork): (cell: Cell) => MatrixCell {
  const { t, number } = useTexts()
  return ({ role: id, permission }) => {
    const role = work.columns.find((one) => one.id === id)
    if (!role) return { mark: 'off', locked: true, frozen: true, label: '', note: undefined }
    const mark = markOf(role, permission, work.draft)
    const locked = !work.held(permission)
    const frozen = role.mine === 'NOTHING'
    const overrides = overridesOf(role, permission)
    const words = [
      role.name,
      t(`permission.${permission}`),
      t(`matrix.${mark}`),
      ...(locked ? [t('matrix.legendLocked')] : frozen ? [t('role.notMine')] : []),
      ...(overrides > 0 ? [t('matrix.overrides', { count: overrides })] : []),
    ]
    const note = overrides > 0 ? `±${number(overrides)}` : undefined
    return { mark, locked, frozen, label: words.join(', '), note }
  }
}

function overridesOf(role: Role, permission: Permission): number {
  return role.overrides.find((one) => one.permission === permission)?.count ?? 0
}
