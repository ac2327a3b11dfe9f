import { useAction, useRefresh } from '@camellia/client/hooks'
import { endOtherSessions, endSession, myDevices } from '@camellia/contract/device'
import type { DeviceName, KnownDevice, OpenSession } from '@camellia/contract/login'
import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { EmptyState } from '@camellia/ui/states'
import { toast } from '@camellia/ui/toast'
import { useRefusalToast } from '../site/use-refusal'
import styles from './device.module.css'

export function DeviceNamed({ device }: { readonly device: DeviceName }) {
  const { t } = useTexts()
  const known = [device.browser, device.system].filter(Boolean).join(' · ')
  return <bdi>{known || t('device.unknown')}</bdi>
}

export function OpenSessions({ sessions }: { readonly sessions: readonly OpenSession[] }) {
  const { t, time } = useTexts()
  const refresh = useRefresh()
  const onRefused = useRefusalToast()
  const onDone = () => {
    toast('success', t('device.ended'))
    void refresh(myDevices)
  }
  const one = useAction(endSession, { onDone, onRefused })
  const others = useAction(endOtherSessions, { onDone, onRefused })
  return (
    <section className={`card ${styles.block}`}>
      <div className={styles.head}>
        <h2>{t('device.sessions')}</h2>
        {sessions.length > 1 && (
          <Button size="sm" look="danger" busy={others.busy} onClick={() => others.run({})}>
            {t('device.endOthers')}
          </Button>
        )}
      </div>
      <ul className={styles.lines}>
        {sessions.map(({ id, device, site, address, createdAt, current }) => (
          <li key={id}>
            <div>
              <b>
                <DeviceNamed device={device} />
              </b>
              <small>
                {t(`device.site.${site}`)} · <bdi dir="ltr">{address}</bdi> ·{' '}
                <span className="num">{time(createdAt)}</span>
              </small>
            </div>
            {current ? (
              <span className={styles.here}>{t('device.current')}</span>
            ) : (
              <Button size="sm" onClick={() => one.run({ id })}>
                {t('device.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function KnownDevices({ devices }: { readonly devices: readonly KnownDevice[] }) {
  const { t, time, number } = useTexts()
  return (
    <section className={`card ${styles.block}`}>
      <h2>{t('device.recent')}</h2>
      {devices.length === 0 && <EmptyState icon="shield" title={t('device.none')} />}
      <ul className={styles.lines}>
        {devices.map(({ mark, device, lastAt, logins, addresses }) => (
          <li key={`${mark} ${device.browser} ${device.system}`}>
            <div>
              <b>
                <DeviceNamed device={device} />
              </b>
              <small>
                <span className="num">{time(lastAt)}</span> ·{' '}
                {t('device.logins', { count: logins, n: number(logins) })}
              </small>
              <small>
                <bdi dir="ltr">{addresses.join(', ')}</bdi>
              </small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
