import { useEndpoint } from '@camellia/client/hooks'
import type { OutputOf } from '@camellia/contract/endpoint'
import { listDevices, listLogins } from '@camellia/contract/login'
import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { PanelSection } from '@camellia/ui/office-panel'
import { Tag } from '@camellia/ui/office-tag'
import { useFormats } from '../site/formats'
import { History, usePages } from './history'
import styles from './people.module.css'

type Login = OutputOf<typeof listLogins>['items'][number]
type Devices = OutputOf<typeof listDevices>

/** Where they are logged in, from which devices they came, and every try. */
export function LoginsTab({ id }: { readonly id: MemberId }) {
  const { t } = useTexts()
  const devices = useEndpoint(listDevices, { id })
  const pages = usePages<string>()
  const { before } = pages
  const logins = useEndpoint(listLogins, { member: id, size: 20, ...(before && { before }) })
  return (
    <>
      {devices.data && <DeviceList devices={devices.data} />}
      <History query={logins} pages={pages} cursorOf={(row) => row.id} empty={t('panel.noLogins')}>
        {(row) => <LoginLine key={row.id} row={row} />}
      </History>
    </>
  )
}

function DeviceList({ devices: { sessions, devices } }: { readonly devices: Devices }) {
  const { t } = useTexts()
  const { moment } = useFormats()
  return (
    <>
      <PanelSection title={t('panel.sessions')}>
        {sessions.length === 0 && <p className="t3">{t('panel.noSessions')}</p>}
        {sessions.map((session) => (
          <p key={session.id} className="row">
            <span className="med">{nameOf(session.device)}</span>
            <span className="t3">{t(`connected.${session.site}`)}</span>
            <span className="fill" />
            <bdi className="n t3 f12">{session.address}</bdi>
            <bdi className="n t3 f12">{moment(session.createdAt)}</bdi>
          </p>
        ))}
      </PanelSection>
      {devices.length > 0 && (
        <PanelSection title={t('panel.devices')}>
          {devices.map((known) => (
            <p key={known.mark} className="row">
              <span className="med">{nameOf(known.device)}</span>
              <bdi className="mono t3">{known.mark}</bdi>
              <span className="fill" />
              <span className="t3 f12">{t('panel.times', { count: known.logins })}</span>
              <bdi className="n t3 f12">{moment(known.lastAt)}</bdi>
            </p>
          ))}
        </PanelSection>
      )}
    </>
  )
}

function LoginLine({ row }: { readonly row: Login }) {
  const { t } = useTexts()
  const { moment } = useFormats()
  const good = row.outcome === 'SUCCESS'
  return (
    <li className={styles.entry}>
      <span className="row">
        <Tag tone={good ? 'ok' : 'bad'}>{t(good ? 'panel.loginGood' : 'panel.loginBad')}</Tag>
        <span className="t2">{t(`connected.${row.site}`)}</span>
      </span>
      <bdi className="n t2">{moment(row.at)}</bdi>
      <span className="t3 f12">{nameOf(row.device)}</span>
      <bdi className="n t3 f12">{row.address}</bdi>
    </li>
  )
}

export function nameOf(device: { readonly browser: string; readonly system: string }): string {
  return [device.browser, device.system].filter(Boolean).join(' · ') || '—'
}
