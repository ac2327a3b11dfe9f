import type { Role } from '@camellia/contract/role'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Tag } from '@camellia/ui/office-tag'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect } from 'react'
import styles from './role.module.css'
import type { Branch } from './role-tree.rules'

const ICON = { PARTNER: 'partner', USER: 'userCheck', MEMBER: 'user' } as const

/** Roles as an indented list: one stop for Tab, the arrows walk through it. */
export function RoleOutline({
  label,
  branches,
  cursor,
  open,
  onRole,
  onKeyDown,
  startOf,
  stateOf,
  stale,
}: {
  readonly label: string
  readonly branches: readonly Branch[]
  readonly cursor: number | undefined
  readonly open?: number | undefined
  readonly onRole: (role: Role) => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
  /** Before the name, such as a handle. */
  readonly startOf?: (role: Role) => ReactNode
  readonly stateOf?: (role: Role) => Readonly<Record<`data-${string}`, string | undefined>>
  readonly stale?: boolean
}) {
  useEffect(() => {
    if (cursor === undefined) return
    document.getElementById(idOf(cursor))?.scrollIntoView({ block: 'nearest' })
  }, [cursor])
  return (
    <ul
      className={styles.outline}
      aria-label={label}
      data-stale={stale ? '' : undefined}
      onKeyDown={onKeyDown}
      {...treeProps(cursor)}
    >
      {branches.map((branch) => (
        <li
          key={branch.role.id}
          className={styles.branch}
          style={{ '--depth': branch.depth } as CSSProperties}
          data-cursor={branch.role.id === cursor ? '' : undefined}
          data-open={branch.role.id === open ? '' : undefined}
          {...itemProps(branch, branch.role.id === open, onRole)}
          {...stateOf?.(branch.role)}
        >
          <BranchRow branch={branch} start={startOf?.(branch.role)} />
        </li>
      ))}
    </ul>
  )
}

function BranchRow({ branch, start }: { readonly branch: Branch; readonly start: ReactNode }) {
  const { t } = useTexts()
  const { role, children } = branch
  return (
    <>
      <span className={styles.indent} aria-hidden="true" />
      {start}
      <OfficeIcon name={ICON[role.type]} className="t3" />
      <b className={styles.roleName}>{role.name}</b>
      {role.own && <Tag tone="accent">{t('role.own')}</Tag>}
      {role.owner && <span className="t3 f12 ell">{role.owner.name}</span>}
      {role.mine === 'NOTHING' && !role.own && (
        <span className={styles.lock} title={t('role.notMine')}>
          <OfficeIcon name="lock" size={12} />
          <span className="srOnly">{t('role.notMine')}</span>
        </span>
      )}
      <span className="fill" />
      {children > 0 && (
        <span className={styles.minor}>{t('role.children', { count: children })}</span>
      )}
      <span className={styles.minor}>
        {t('role.permissionCount', { count: role.permissions.length })}
      </span>
      <span className={styles.people} data-zero={role.members === 0 ? '' : undefined}>
        {t('role.peopleCount', { count: role.members })}
      </span>
    </>
  )
}

/** A list one walks through with the arrows is a tree with one stop for Tab. */
function treeProps(cursor: number | undefined) {
  const at = cursor === undefined ? undefined : idOf(cursor)
  return { role: 'tree', tabIndex: 0, 'aria-activedescendant': at } as const
}

function itemProps(branch: Branch, selected: boolean, onRole: (role: Role) => void) {
  const { role, depth, children } = branch
  const expanded = children > 0 ? { 'aria-expanded': true } : {}
  const level = { 'aria-level': depth + 1, 'aria-selected': selected }
  const onClick = () => onRole(role)
  return { id: idOf(role.id), role: 'treeitem', onClick, ...level, ...expanded } as const
}

function idOf(id: number): string {
  return `role-${id}`
}
