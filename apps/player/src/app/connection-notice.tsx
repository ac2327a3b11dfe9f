import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { useConnection } from './connection'
import styles from './connection-notice.module.css'

/** A small word in the corner when news do not come by themselves. */
export function ConnectionNotice() {
  const { t } = useTexts()
  const { live, outage, retry } = useConnection()
  const text = outage
    ? t('live.outage')
    : live === 'Reconnecting'
      ? t('live.reconnecting')
      : live === 'Disconnected'
        ? t('live.offline')
        : undefined
  if (!text) return null
  return (
    <div className={styles.notice} role="status">
      <Icon name="offline" size={16} />
      {text}
      {live === 'Disconnected' && (
        <Button size="sm" onClick={retry}>
          {t('word.retry')}
        </Button>
      )}
    </div>
  )
}
