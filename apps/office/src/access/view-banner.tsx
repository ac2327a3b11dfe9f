import { useSession } from '@camellia/client/session'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { useLogOut } from '../site/use-log-out'
import styles from './access.module.css'

/** Always in view while staff look through someone's eyes. */
export function ViewBanner() {
  const { t } = useTexts()
  const { viewedBy, name, code } = useSession('viewedBy', 'name', 'code')
  const end = useLogOut()
  if (!viewedBy) return null
  return (
    <section className={styles.banner} aria-label={t('view.title')}>
      <OfficeIcon name="eye" />
      <span className="ell fill">
        {t('view.banner', { name: `${name} (${code})`, viewer: viewedBy })}
      </span>
      <OfficeButton size="sm" onClick={end}>
        {t('view.end')}
      </OfficeButton>
    </section>
  )
}
