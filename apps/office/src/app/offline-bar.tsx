import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { useFormats } from '../site/formats'
import { useLive } from '../site/live'
import styles from './offline-bar.module.css'

/** Says how old the numbers are; after the last try it is the person's turn. */
export function OfflineBar() {
  const { t } = useTexts()
  const { clock } = useFormats()
  const { lostAt, state, retry } = useLive()
  if (lostAt === undefined) return null
  return (
    <div className={styles.bar} role="alert">
      <OfficeIcon name="offline" />
      <b>{t('offline.title')}</b>
      <span className={styles.text}>
        {t('offline.since', { at: clock(lostAt) })}{' '}
        {state !== 'Disconnected' && t('offline.trying')}
      </span>
      {state === 'Disconnected' && (
        <OfficeButton size="sm" onClick={retry}>
          {t('offline.now')}
        </OfficeButton>
      )}
    </div>
  )
}
