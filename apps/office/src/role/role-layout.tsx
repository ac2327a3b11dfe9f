import type { Role } from '@camellia/contract/role'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeIcon } from '@camellia/ui/office-icons'
import styles from './layout.module.css'
import { childrenOf } from './role-tree.rules'

const ICON = { PARTNER: 'partner', USER: 'userCheck', MEMBER: 'user' } as const

/** Roles as boxes with lines between them; wider than the screen, one moves over it. */
export function RoleLayout({
  roles,
  open,
  onRole,
}: {
  readonly roles: readonly Role[]
  readonly open: number | undefined
  readonly onRole: (role: Role) => void
}) {
  const { t } = useTexts()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll it.
    <section className={styles.canvas} aria-label={t('role.LAYOUT')} tabIndex={0}>
      <ul className={styles.level}>
        {childrenOf(roles, null).map((role) => (
          <Box key={role.id} role={role} roles={roles} open={open} onRole={onRole} />
        ))}
      </ul>
    </section>
  )
}

function Box({
  role,
  roles,
  open,
  onRole,
}: {
  readonly role: Role
  readonly roles: readonly Role[]
  readonly open: number | undefined
  readonly onRole: (role: Role) => void
}) {
  const { t } = useTexts()
  const under = childrenOf(roles, role.id)
  return (
    <li className={styles.node}>
      <button
        type="button"
        className={styles.box}
        aria-pressed={role.id === open}
        data-own={role.own ? '' : undefined}
        data-type={role.type}
        onClick={() => onRole(role)}
      >
        <span className={styles.head}>
          <OfficeIcon name={ICON[role.type]} size={14} />
          <b>{role.name}</b>
        </span>
        <span className={styles.facts}>
          <span>{t('role.peopleCount', { count: role.members })}</span>
          <span>{t('role.permissionCount', { count: role.permissions.length })}</span>
        </span>
      </button>
      {under.length > 0 && (
        <ul className={styles.level}>
          {under.map((one) => (
            <Box key={one.id} role={one} roles={roles} open={open} onRole={onRole} />
          ))}
        </ul>
      )}
    </li>
  )
}
