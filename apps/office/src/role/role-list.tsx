import type { Role } from '@camellia/contract/role'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Cell, type OfficeColumn, OfficeTable } from '@camellia/ui/office-table'
import { Tag } from '@camellia/ui/office-tag'
import type { ReactNode } from 'react'
import styles from './role.module.css'
import { sortedBy } from './role-list.rules'
import { ownerOf } from './role-owner'
import type { RoleSort, RolesSearch } from './role-search'

/** The same roles as a table that sorts by what one asks for. */
export function RoleList({
  roles,
  search,
  cursor,
  loading,
  stale,
  onSort,
  onRole,
}: {
  readonly roles: readonly Role[]
  readonly search: RolesSearch
  readonly cursor: number | undefined
  readonly loading: boolean
  readonly stale: boolean
  readonly onSort: (change: RolesSearch) => void
  readonly onRole: (role: Role) => void
}) {
  const { t } = useTexts()
  const columns = useColumns(roles, (key, text) => (
    <SortHeader by={key} text={text} search={search} onSort={onSort} />
  ))
  return (
    <OfficeTable<Role>
      caption={t('menu.roles')}
      columns={columns}
      rows={sortedBy(roles, search.sort ?? 'tree', search.down === true)}
      rowKey={({ id }) => id}
      cursor={cursor}
      open={search.id}
      loading={loading}
      stale={stale}
      onRow={onRole}
    />
  )
}

function useColumns(
  roles: readonly Role[],
  header: (key: RoleSort, text: string) => ReactNode,
): readonly OfficeColumn<Role>[] {
  const { t, number } = useTexts()
  const parentOf = (role: Role) => roles.find(({ id }) => id === role.parentId)?.name
  return [
    {
      key: 'name',
      header: header('name', t('role.name')),
      width: '30%',
      cell: (role) => (
        <Cell>
          <span className="med ell">{role.name}</span>
          {role.own && <Tag tone="accent">{t('role.own')}</Tag>}
        </Cell>
      ),
    },
    {
      key: 'type',
      header: header('type', t('role.type')),
      width: '110px',
      cell: ({ type }) => t(`card.${type}`),
    },
    {
      key: 'parent',
      header: header('tree', t('role.parent')),
      cell: (role) => <span className="t2">{parentOf(role) ?? '—'}</span>,
    },
    {
      key: 'owner',
      header: t('role.owner'),
      cell: (role) => <span className="t2">{ownerOf(role, t)}</span>,
    },
    {
      key: 'permissions',
      header: header('permissions', t('role.permissions')),
      width: '90px',
      numeric: true,
      cell: ({ permissions }) => <bdi className="n">{number(permissions.length)}</bdi>,
    },
    {
      key: 'members',
      header: header('members', t('role.people')),
      width: '100px',
      numeric: true,
      cell: ({ members }) => (
        <bdi className={members === 0 ? 'n t3' : 'n semi'}>{number(members)}</bdi>
      ),
    },
  ]
}

function SortHeader({
  by,
  text,
  search,
  onSort,
}: {
  readonly by: RoleSort
  readonly text: string
  readonly search: RolesSearch
  readonly onSort: (change: RolesSearch) => void
}) {
  const { t } = useTexts()
  const on = (search.sort ?? 'tree') === by
  const down = on && search.down === true
  const change = () => onSort({ sort: by, ...(on && !down && { down: true as const }) })
  return (
    <button
      type="button"
      className={styles.sort}
      data-on={on ? '' : undefined}
      aria-label={`${text}: ${t(down ? 'role.sortedDown' : on ? 'role.sortedUp' : 'role.sort')}`}
      onClick={change}
    >
      {text}
      {on && <OfficeIcon name={down ? 'down' : 'up'} size={12} />}
    </button>
  )
}
