import { useSession } from '@camellia/client/session'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Link } from '@tanstack/react-router'
import { entriesFor } from '../site/menu'
import styles from './blank.module.css'

const SHOWN = 6

/** Screens one may open, for whoever stands before none. */
export function Ways() {
  const { t } = useTexts()
  const entries = entriesFor(useSession('permissions').permissions)
  if (entries.length === 0) return null
  return (
    <nav className={styles.ways} aria-label={t('shell.side')}>
      {entries.slice(0, SHOWN).map(({ to, icon, text }) => (
        <Link key={to} to={to}>
          <OfficeIcon name={icon} size={16} />
          {t(text)}
        </Link>
      ))}
    </nav>
  )
}
