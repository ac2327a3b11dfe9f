import { call } from '@camellia/client/call'
import { readSite } from '@camellia/contract/site'
import { type TextKey, useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { type Connection, changeConnection, useConnection } from './connection'
import styles from './connection-notice.module.css'

/** A small word in the corner when news do not come by themselves. */
export function ConnectionNotice() {
  const { t } = useTexts()
  const connection = useConnection()
  const tryAgain = useTryAgain(connection.retry)
  const text = textFor(connection)
  if (!text) return null
  return (
    <div className={styles.notice} role="status">
      <Icon name="offline" size={16} />
      {t(text)}
      {text !== 'live.reconnecting' && (
        <Button size="sm" onClick={tryAgain}>
          {t('word.retry')}
        </Button>
      )}
    </div>
  )
}

/** No network at all comes first: then it is not the server that is slow. */
function textFor({ offline, outage, live }: Connection): TextKey | undefined {
  if (offline) return 'live.noNetwork'
  if (outage) return 'live.outage'
  if (live === 'Reconnecting') return 'live.reconnecting'
  return live === 'Disconnected' ? 'live.offline' : undefined
}

/** A browser can be wrong about its network: an answer proves it, and all is asked again. */
function useTryAgain(reconnect: () => void): () => void {
  const queries = useQueryClient()
  return () => {
    call(readSite, {}).then(
      () => {
        changeConnection({ offline: false })
        onlineManager.setOnline(true)
        reconnect()
        void queries.refetchQueries({ type: 'active' })
      },
      () => {}, // Still nothing: the notice stays.
    )
  }
}
