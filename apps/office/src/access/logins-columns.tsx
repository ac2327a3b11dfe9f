import type { LoginOutcome, LoginRow } from '@camellia/contract/login'
import { useTexts } from '@camellia/i18n/texts'
import { Cell } from '@camellia/ui/office-table'
import type { OfficeColumn } from '@camellia/ui/office-table-types'
import { Tag, type Tone } from '@camellia/ui/office-tag'
import { useFormats } from '../site/formats'
import { useNow } from '../site/now'
import styles from './access.module.css'
import { DeviceOf } from './device-of'

const TONES: Partial<Record<LoginOutcome, Tone>> = {
  SUCCESS: 'ok',
  LOCKED: 'bad',
  BLOCKED_USER: 'bad',
  TWO_FACTOR_REQUIRED: 'warn',
  PENDING: 'plain',
}

export function OutcomeTag({ outcome }: { readonly outcome: LoginOutcome }) {
  const { t } = useTexts()
  return <Tag tone={TONES[outcome] ?? 'warn'}>{t(`login.outcome.${outcome}`)}</Tag>
}

export function useLoginColumns(): readonly OfficeColumn<LoginRow>[] {
  const { t } = useTexts()
  const { stamp } = useFormats()
  const now = useNow()
  return [
    {
      key: 'at',
      header: t('logins.at'),
      width: '116px',
      cell: ({ at }) => <bdi className="n t2">{stamp(at, now)}</bdi>,
    },
    { key: 'who', header: t('logins.who'), cell: (row) => <Who row={row} /> },
    {
      key: 'outcome',
      header: t('logins.outcome'),
      width: '132px',
      cell: ({ outcome }) => <OutcomeTag outcome={outcome} />,
    },
    {
      key: 'site',
      header: t('logins.site'),
      width: '104px',
      cell: ({ site }) => <span className="t2">{t(`access.site.${site}`)}</span>,
    },
    {
      key: 'address',
      header: t('logins.address'),
      width: '168px',
      cell: ({ address }) => (
        <bdi dir="ltr" className="mono t2 ell">
          {address ?? '—'}
        </bdi>
      ),
    },
    {
      key: 'device',
      header: t('logins.device'),
      width: '200px',
      cell: ({ device }) => <DeviceOf device={device} />,
    },
  ]
}

function Who({ row: { member, code } }: { readonly row: LoginRow }) {
  const { t } = useTexts()
  if (!member) {
    return (
      <Cell>
        <bdi className="t2 ell">{code}</bdi>
        <span className="t3 f12">{t('logins.nobody')}</span>
      </Cell>
    )
  }
  return (
    // Its click is the row's: here for those who come with the Tab key.
    <button type="button" className={styles.who}>
      <span className="med">{member.name}</span>
      <bdi className="t3 f12 ell">{member.code}</bdi>
    </button>
  )
}
