import { useSession } from '@camellia/client/session'
import { useTexts } from '@camellia/i18n/texts'
import { Digits } from '@camellia/ui/office-digits'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Link } from '@tanstack/react-router'
import { type MenuEntry, menuFor } from '../site/menu'
import { useShell } from '../site/use-shell'
import styles from './sidebar.module.css'

/** The menu of the brief as far as it is built and allowed; a queue shows what waits in it. */
export function MenuList({
  mini = false,
  onGo,
}: {
  readonly mini?: boolean
  readonly onGo?: () => void
}) {
  const { t } = useTexts()
  const groups = menuFor(useSession('permissions').permissions)
  return (
    <nav className={styles.nav} aria-label={t('shell.menu')}>
      {groups.map((group) => (
        <div key={group.text ?? ''} className={styles.group}>
          {group.text && !mini && <p className={styles.cap}>{t(group.text)}</p>}
          {group.entries.map((entry) => (
            <Entry key={entry.to} entry={entry} mini={mini} onGo={onGo} />
          ))}
        </div>
      ))}
    </nav>
  )
}

function Entry({
  entry,
  mini,
  onGo,
}: {
  readonly entry: MenuEntry
  readonly mini: boolean
  readonly onGo: (() => void) | undefined
}) {
  const { t } = useTexts()
  const shell = useShell()
  const count = entry.count && shell?.[entry.count]
  return (
    <Link
      to={entry.to}
      className={styles.entry}
      activeProps={{ 'aria-current': 'page' }}
      activeOptions={{ includeSearch: false, exact: true }}
      title={mini ? t(entry.text) : undefined}
      onClick={onGo}
    >
      <OfficeIcon name={entry.icon} />
      <span className={mini ? 'srOnly' : 'ell'}>{t(entry.text)}</span>
      {count ? (
        <span className={mini ? styles.dot : styles.count}>
          <Digits value={count} />
        </span>
      ) : null}
    </Link>
  )
}
