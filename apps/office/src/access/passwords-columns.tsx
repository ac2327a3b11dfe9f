import type { PasswordRequest } from '@camellia/contract/password'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { Cell } from '@camellia/ui/office-table'
import type { OfficeColumn } from '@camellia/ui/office-table-types'
import { Tag, type Tone } from '@camellia/ui/office-tag'
import { AgeOf } from '../site/age'
import { useFormats } from '../site/formats'
import type { Asking } from './passwords-dialog'

const TONES: Record<PasswordRequest['state'], Tone> = {
  PENDING: 'warn',
  APPROVED: 'accent',
  REFUSED: 'bad',
  USED: 'ok',
}

interface Actions {
  readonly onAsk: (asking: Asking) => void
  readonly enabled: boolean
}

export function usePasswordColumns(
  state: 'WAITING' | 'DECIDED',
  actions: Actions,
): readonly OfficeColumn<PasswordRequest>[] {
  const { t } = useTexts()
  const shared: readonly OfficeColumn<PasswordRequest>[] = [
    { key: 'who', header: t('logins.who'), cell: (row) => <Who row={row} /> },
    {
      key: 'depositor',
      header: t('passwords.depositor'),
      width: '110px',
      cell: ({ depositor }) => depositor ?? '—',
    },
    {
      key: 'phone',
      header: t('passwords.phone'),
      width: '140px',
      cell: ({ phone }) => (
        <bdi dir="ltr" className="mono t2">
          {phone ?? '—'}
        </bdi>
      ),
    },
    {
      key: 'address',
      header: t('logins.address'),
      width: '150px',
      cell: ({ address }) => (
        <bdi dir="ltr" className="mono t2 ell">
          {address ?? '—'}
        </bdi>
      ),
    },
  ]
  const decided = useDecidedColumns()
  if (state === 'DECIDED') return [...shared, ...decided]
  return [
    ...shared,
    {
      key: 'age',
      header: t('passwords.waits'),
      width: '100px',
      cell: ({ createdAt }) => <AgeOf since={createdAt} />,
    },
    {
      key: 'decide',
      header: '',
      width: '176px',
      numeric: true,
      cell: (row) => <Decide row={row} {...actions} />,
    },
  ]
}

function useDecidedColumns(): readonly OfficeColumn<PasswordRequest>[] {
  const { t } = useTexts()
  const { moment } = useFormats()
  return [
    {
      key: 'state',
      header: t('logins.outcome'),
      width: '120px',
      cell: (row) => <StateTag row={row} />,
    },
    {
      key: 'by',
      header: t('passwords.by'),
      width: '210px',
      cell: ({ decidedBy, decidedAt, reason }) => (
        <Cell>
          <span>{decidedBy}</span>
          <bdi className="n t3 f12">{decidedAt && moment(decidedAt)}</bdi>
          <span className="t3 f12 ell" title={reason}>
            {reason}
          </span>
        </Cell>
      ),
    },
  ]
}

/** Who, and since when or how it ended; below whom, and what is to be done or who did it. */
export function PasswordPhoneRow({ row, ...actions }: Actions & { readonly row: PasswordRequest }) {
  const { moment } = useFormats()
  const { member, parent, state, createdAt, decidedBy, decidedAt } = row
  const waits = state === 'PENDING'
  return (
    <>
      <Cell>
        <span className="med ell">{member.name}</span>
        <bdi className="t3 f12 ell">{member.code}</bdi>
      </Cell>
      {waits ? <AgeOf since={createdAt} /> : <StateTag row={row} />}
      <span className="t3 f12">{parent?.name}</span>
      {waits ? (
        <Decide row={row} {...actions} />
      ) : (
        <span className="t3 f12">
          {decidedBy} <bdi className="n">{decidedAt && moment(decidedAt)}</bdi>
        </span>
      )}
    </>
  )
}

function StateTag({ row: { state } }: { readonly row: PasswordRequest }) {
  const { t } = useTexts()
  return <Tag tone={TONES[state]}>{t(`passwords.state.${state}`)}</Tag>
}

function Who({ row: { member, parent } }: { readonly row: PasswordRequest }) {
  return (
    <Cell>
      <span className="med">{member.name}</span>
      <bdi className="t3 f12">{member.code}</bdi>
      {parent && <span className="t3 f12 ell">{parent.name}</span>}
    </Cell>
  )
}

function Decide({ row, onAsk, enabled }: Actions & { readonly row: PasswordRequest }) {
  const { t } = useTexts()
  return (
    <span className="row" style={{ justifyContent: 'flex-end' }}>
      <OfficeButton
        size="sm"
        look="bad"
        disabled={!enabled}
        onClick={() => onAsk({ row, verdict: 'REFUSE' })}
      >
        {t('passwords.refuse')}
      </OfficeButton>
      <OfficeButton
        size="sm"
        look="ok"
        disabled={!enabled}
        onClick={() => onAsk({ row, verdict: 'APPROVE' })}
      >
        {t('passwords.approve')}
      </OfficeButton>
    </span>
  )
}
