import { useEndpoint } from '@camellia/client/hooks'
import { findLinked, type LinkedMember, listDevices, listLogins } from '@camellia/contract/login'
import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { OfficeButton, OfficeIconButton } from '@camellia/ui/office-button'
import { Panel, PanelSection } from '@camellia/ui/office-panel'
import { OfficeFailed } from '@camellia/ui/office-states'
import { Tag } from '@camellia/ui/office-tag'
import { useFormats } from '../site/formats'
import styles from './access.module.css'
import { DeviceLines, SessionLines } from './device-lines'
import type { LoginsSearch } from './logins-search'

/** One member's ways in, and who else uses them. */
export function LoginsPanel({
  id,
  onChange,
}: {
  readonly id: MemberId
  readonly onChange: (change: LoginsSearch) => void
}) {
  const { t } = useTexts()
  const known = useEndpoint(listLogins, { member: id, size: 3 }).data?.items[0]?.member
  const devices = useEndpoint(listDevices, { id })
  const close = () => onChange({ id: 0 })
  return (
    <Panel
      label={t('logins.panel', { name: known?.name ?? '' })}
      onClose={close}
      head={
        <>
          <b className="semi ell">{known?.name}</b>
          <bdi className="t3 f12">{known?.code}</bdi>
          <span className="fill" />
          {known && (
            <OfficeButton size="sm" onClick={() => onChange({ code: known.code, id })}>
              {t('logins.onlyThis')}
            </OfficeButton>
          )}
          <OfficeIconButton icon="close" label={t('word.close')} onClick={close} />
        </>
      }
    >
      <PanelSection title={t('logins.linked')}>
        <Linked id={id} onOpen={(other) => onChange({ id: other })} />
      </PanelSection>
      <PanelSection title={t('devices.sessions')}>
        <SessionLines sessions={devices.data?.sessions} />
      </PanelSection>
      <PanelSection title={t('devices.known')}>
        <DeviceLines devices={devices.data?.devices} />
      </PanelSection>
    </Panel>
  )
}

function Linked({
  id,
  onOpen,
}: {
  readonly id: MemberId
  readonly onOpen: (id: MemberId) => void
}) {
  const { t } = useTexts()
  const { data, error, refetch } = useEndpoint(findLinked, { id })
  if (error && !data) return <OfficeFailed code={error.code} onRetry={() => void refetch()} />
  if (!data) return <p className="t3">{t('word.loading')}</p>
  if (data.items.length === 0) return <p className="t3">{t('logins.linkedNone')}</p>
  return (
    <ul className={styles.linked}>
      {data.items.map((linked) => (
        <li key={linked.member.id}>
          <button type="button" onClick={() => onOpen(linked.member.id)}>
            <span className="med">{linked.member.name}</span>
            <bdi className="t3 f12">{linked.member.code}</bdi>
          </button>
          <Links links={linked.links} />
        </li>
      ))}
      {data.hasMore && <li className="t3 f12">{t('logins.linkedMore')}</li>}
    </ul>
  )
}

const TONES = { ACCOUNT: 'bad', PHONE: 'bad', DEVICE: 'warn', ADDRESS: 'plain' } as const

function Links({ links }: Pick<LinkedMember, 'links'>) {
  const { t } = useTexts()
  const { moment } = useFormats()
  return (
    <span className={styles.links}>
      {links.map(({ by, what, times, lastAt }) => (
        <span key={`${by} ${what}`} className="row">
          <Tag tone={TONES[by]}>{t(`logins.by.${by}`)}</Tag>
          <bdi dir="ltr" className="mono t2 ell">
            {what}
          </bdi>
          {lastAt && (
            <span className="t3 f12 n">
              {t('logins.times', { count: times })} · <bdi>{moment(lastAt)}</bdi>
            </span>
          )}
        </span>
      ))}
    </span>
  )
}
