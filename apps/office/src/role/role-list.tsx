import type { Role } from '@camellia/contract/role'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { usePhone } from '@camellia/ui/office-media'
import { Cell, OfficeTable, RowList } from '@camellia/ui/office-table'
import type { OfficeColumn } from '@camellia/ui/office-table-types'
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
  const phone = usePhone()
  const columns = useColumns(roles, (key, text) => (
    <SortHeader by={key} text={text} search={search} onSort={onSort} />
  ))
  const shared = {
    rows: sortedBy(roles, search.sort ?? 'tree', search.down === true),
    rowKey: ({ id }: Role) => id,
    open: search.id,
    stale,
    onRow: onRole,
  }
  if (phone) {
    return (
      <RowList<Role> label={t('menu.roles')} {...shared}>
        {(role) => <PhoneRow role={role} parent={parentOf(roles, role)} />}
      </RowList>
    )
  }
  return (
    <OfficeTable<Role>
      caption={t('menu.roles')}
      columns={columns}
      cursor={cursor}
      loading={loading}
      {...shared}
    />
  )
}

function parentOf(roles: readonly Role[], { parentId }: Role): string {
  return roles.find(({ id }) => id === parentId)?.name ?? '—'
}

function PhoneRow({ role, parent }: { readonly role: Role; readonly parent: string }) {
  const { t, number } = useTexts()
  return (
    <>
      <Name role={role} />
      <span className="t3 f12">
        {t('role.people')} <People role={role} />
      </span>
      <span className="t2 f12">
        {t(`card.${role.type}`)} · {t('role.parent')} {parent}
      </span>
      <span className="t3 f12">
        {t('role.permissions')} <bdi className="n">{number(role.permissions.length)}</bdi>
      </span>
    </>
  )
}

function Name({ role: { name, own } }: { readonly role: Role }) {
  const { t } = useTexts()
  return (
    <Cell>
      <span className="med ell">{name}</span>
      {own && <Tag tone="accent">{t('role.own')}</Tag>}
    </Cell>
  )
}

function People({ role: { members } }: { readonly role: Role }) {
  const { number } = useTexts()
  return <bdi className={members === 0 ? 'n t3' : 'n semi'}>{number(members)}</bdi>
}

function useColumns(
  roles: readonly Role[],
  header: (key: RoleSort, text: string) => ReactNode,
): readonly OfficeColumn<Role>[] {
  const { t, number } = useTexts()
  return [
    {
      key: 'name',
      header: header('name', t('role.name')),
      width: '30%',
      cell: (role) => <Name role={role} />,
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
      cell: (role) => <span className="t2">{parentOf(roles, role)}</span>,
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
      cell: (role) => <People role={role} />,
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
