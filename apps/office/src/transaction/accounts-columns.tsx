import { useSession } from '@camellia/client/session'
import type { CompanyAccount } from '@camellia/contract/company-account'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import type { OfficeColumn } from '@camellia/ui/office-table-types'
import { Tag, type Tone } from '@camellia/ui/office-tag'
import { useFormats } from '../site/formats'
import queueStyles from '../site/queue.module.css'
import type { Asking } from './account-dialogs'

const TONES: Readonly<Record<CompanyAccount['status'], Tone>> = {
  PENDING: 'warn',
  ACTIVE: 'ok',
  OFF: 'plain',
}

type Ask = (asking: Asking) => void

export function useAccountColumns(
  onAsk: Ask,
  enabled: boolean,
): readonly OfficeColumn<CompanyAccount>[] {
  const { t } = useTexts()
  const { moment } = useFormats()
  return [
    { key: 'bank', header: t('edit.bank'), width: '13%', cell: ({ bank }) => bank },
    {
      key: 'number',
      header: t('edit.accountNumber'),
      width: '19%',
      cell: ({ accountNumber }) => (
        <bdi dir="ltr" className="mono">
          {accountNumber}
        </bdi>
      ),
    },
    { key: 'holder', header: t('edit.depositor'), width: '12%', cell: ({ holder }) => holder },
    {
      key: 'owner',
      header: t('account.owner'),
      cell: ({ owner }) => <span className="t2">{owner?.name ?? t('account.site')}</span>,
    },
    {
      key: 'status',
      header: t('waiting.state'),
      width: '96px',
      cell: ({ status }) => <Tag tone={TONES[status]}>{t(`account.state.${status}`)}</Tag>,
    },
    {
      key: 'made',
      header: t('account.madeBy'),
      width: '170px',
      cell: ({ madeBy, madeAt }) => (
        <>
          {madeBy?.name ?? t('money.above')} <bdi className="n t3 f12">{moment(madeAt)}</bdi>
        </>
      ),
    },
    {
      key: 'approved',
      header: t('account.approvedBy'),
      width: '110px',
      cell: (row) => <ApprovedBy row={row} />,
    },
    {
      key: 'decide',
      header: '',
      width: '150px',
      numeric: true,
      cell: (row) => <Decide row={row} onAsk={onAsk} enabled={enabled} />,
    },
  ]
}

function ApprovedBy({ row: { status, approvedBy } }: { readonly row: CompanyAccount }) {
  const { t } = useTexts()
  if (approvedBy) return approvedBy.name
  return <span className="t3">{status === 'ACTIVE' ? t('money.above') : '—'}</span>
}

function Decide({
  row,
  onAsk,
  enabled,
}: {
  readonly row: CompanyAccount
  readonly onAsk: Ask
  readonly enabled: boolean
}) {
  const { t } = useTexts()
  if (row.status === 'OFF' || !row.mayChange) return null
  return (
    <span className={queueStyles.decide}>
      {row.mayApprove && (
        <OfficeButton
          size="sm"
          look="ok"
          disabled={!enabled}
          onClick={() => onAsk({ row, verdict: 'APPROVE' })}
        >
          {t('waiting.approve')}
        </OfficeButton>
      )}
      <OwnNote row={row} />
      <OfficeButton
        size="sm"
        look="bad"
        disabled={!enabled}
        onClick={() => onAsk({ row, verdict: 'OFF' })}
      >
        {t('account.off')}
      </OfficeButton>
    </span>
  )
}

/** Why there is no button: whoever made it is never the one who approves it. */
function OwnNote({ row: { status, madeBy, mayApprove } }: { readonly row: CompanyAccount }) {
  const { t } = useTexts()
  const { code } = useSession('code')
  if (status !== 'PENDING' || mayApprove || madeBy?.code !== code) return null
  return (
    <span className="t3 f12" title={t('account.own')}>
      {t('money.secondWaits')}
    </span>
  )
}

/** On a phone: the state, and what can be done about it. */
export function AccountState({
  row,
  onAsk,
}: {
  readonly row: CompanyAccount
  readonly onAsk: Ask
}) {
  const { t } = useTexts()
  return (
    <>
      <Tag tone={TONES[row.status]}>{t(`account.state.${row.status}`)}</Tag>
      <Decide row={row} onAsk={onAsk} enabled />
    </>
  )
}
