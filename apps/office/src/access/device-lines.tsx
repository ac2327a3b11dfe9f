import type { KnownDevice, OpenSession } from '@camellia/contract/login'
import { useTexts } from '@camellia/i18n/texts'
import { Tag } from '@camellia/ui/office-tag'
import type { ReactNode } from 'react'
import { useFormats } from '../site/formats'
import styles from './access.module.css'
import { DeviceOf } from './device-of'

/** Where someone is logged in now. */
export function SessionLines({
  sessions,
  action,
}: {
  readonly sessions: readonly OpenSession[] | undefined
  readonly action?: (session: OpenSession) => ReactNode
}) {
  const { t } = useTexts()
  const { moment } = useFormats()
  if (!sessions) return <p className="t3">{t('word.loading')}</p>
  if (sessions.length === 0) return <p className="t3">{t('devices.noSessions')}</p>
  return (
    <ul className={styles.lines}>
      {sessions.map((session) => (
        <li key={session.id}>
          <span className="fill">
            <span className="row">
              <span className="med">
                <DeviceOf device={session.device} />
              </span>
              <span className="t3 f12">{t(`access.site.${session.site}`)}</span>
              {session.current && <Tag tone="ok">{t('devices.current')}</Tag>}
            </span>
            <span className="row t3 f12">
              <bdi dir="ltr" className="mono">
                {session.address}
              </bdi>
              <bdi className="n">{moment(session.createdAt)}</bdi>
            </span>
          </span>
          {action?.(session)}
        </li>
      ))}
    </ul>
  )
}

/** What someone logged in from, the latest first. */
export function DeviceLines({ devices }: { readonly devices: readonly KnownDevice[] | undefined }) {
  const { t } = useTexts()
  const { moment } = useFormats()
  if (!devices) return <p className="t3">{t('word.loading')}</p>
  if (devices.length === 0) return <p className="t3">{t('devices.noDevices')}</p>
  return (
    <ul className={styles.lines}>
      {devices.map(({ mark, device, lastAt, logins, addresses }) => (
        <li key={`${mark} ${device.browser} ${device.system}`}>
          <span className="fill">
            <span className="row">
              <span className="med">
                <DeviceOf device={device} />
              </span>
              <span className="t3 f12 n">
                {t('logins.times', { count: logins })} · <bdi>{moment(lastAt)}</bdi>
              </span>
            </span>
            <bdi dir="ltr" className="mono t3 ell">
              {addresses.join(', ')}
            </bdi>
          </span>
        </li>
      ))}
    </ul>
  )
}
