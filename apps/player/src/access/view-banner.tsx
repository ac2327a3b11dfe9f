import { useSession } from '@camellia/client/session'
import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { useLogOut } from '../site/use-log-out'
import styles from './view-banner.module.css'

/** Always in view while staff look through this member's eyes. */
export function ViewBanner() {
  const { t } = useTexts()
  const { viewedBy, name } = useSession('viewedBy', 'name')
  const end = useLogOut()
  if (!viewedBy) return null
  return (
    <section className={styles.banner} aria-label={t('view.title')}>
      <Icon name="eye" size={16} />
      <p>{t('view.banner', { name, viewer: viewedBy })}</p>
      <Button size="sm" onClick={end}>
        {t('view.end')}
      </Button>
    </section>
  )
}
