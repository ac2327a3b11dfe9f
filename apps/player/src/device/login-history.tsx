import { useEndpoint } from '@camellia/client/hooks'
import { myLogins } from '@camellia/contract/device'
import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { Skeleton } from '@camellia/ui/skeleton'
import { EmptyState, ErrorState } from '@camellia/ui/states'
import { useState } from 'react'
import styles from './device.module.css'
import { DeviceNamed } from './device-lists'

const SHOWN = 10

/** Every try with my id, the wrong ones too. */
export function LoginHistory() {
  const { t, time } = useTexts()
  const [before, setBefore] = useState<string>()
  const { data, error, refetch } = useEndpoint(myLogins, {
    size: SHOWN,
    ...(before && { before }),
  })
  const last = data?.hasMore ? data.items.at(-1)?.id : undefined
  return (
    <section className={`card ${styles.block}`}>
      <h2>{t('device.history')}</h2>
      {error && !data && <ErrorState code={error.code} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={160} round={12} />}
      {data?.items.length === 0 && <EmptyState icon="shield" title={t('device.none')} />}
      <ul className={styles.lines}>
        {data?.items.map(({ id, at, device, address, outcome }) => (
          <li key={id}>
            <div>
              <b>
                <DeviceNamed device={device} />
              </b>
              <small>
                <span className="num">{time(at)}</span> · <bdi dir="ltr">{address}</bdi>
              </small>
            </div>
            <span className={outcome === 'SUCCESS' ? styles.good : styles.bad}>
              {t(outcome === 'SUCCESS' ? 'device.success' : 'device.failed')}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.turn}>
        <Button size="sm" disabled={!before} onClick={() => setBefore(undefined)}>
          {t('device.newest')}
        </Button>
        <Button size="sm" disabled={!last} onClick={() => setBefore(last)}>
          {t('device.older')}
        </Button>
      </div>
    </section>
  )
}
