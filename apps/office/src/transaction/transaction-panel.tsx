import { useEndpoint } from '@camellia/client/hooks'
import { readTransaction, type TransactionDetail } from '@camellia/contract/transaction-detail'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeIconButton } from '@camellia/ui/office-button'
import { Digits } from '@camellia/ui/office-digits'
import { Facts, Panel, PanelSection } from '@camellia/ui/office-panel'
import { OfficeFailed } from '@camellia/ui/office-states'
import { Link } from '@tanstack/react-router'
import { TrailLine } from '../site/trail-line'
import { shortId, signOf } from './money.rules'
import { TransactionEntries } from './transaction-entries'
import { TransactionStages } from './transaction-stages'
import { StatusTag } from './transactions-columns'

/** One transaction: whose, its stages, who agreed, what the ledger wrote, and what staff did. */
export function TransactionPanel({
  id,
  onClose,
}: {
  readonly id: string
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const { data, error, refetch } = useEndpoint(readTransaction, { id })
  const detail = data?.transaction.id === id ? data : undefined
  const name = detail ? t(`txn.type.${detail.transaction.type}`) : t('menu.transactions')
  return (
    <Panel
      label={`${name} ${shortId(id)}`}
      onClose={onClose}
      head={
        <>
          <bdi className="mono t2" title={id}>
            {shortId(id)}
          </bdi>
          <b className="semi">{name}</b>
          {detail && <StatusTag status={detail.transaction.status} />}
          <span className="fill" />
          <OfficeIconButton icon="close" label={t('word.close')} onClick={onClose} />
        </>
      }
    >
      {detail && <Whole detail={detail} />}
      {!detail && error && <OfficeFailed code={error.code} onRetry={() => void refetch()} />}
    </Panel>
  )
}

function Whole({ detail }: { readonly detail: TransactionDetail }) {
  const { t } = useTexts()
  const { audit } = detail
  return (
    <>
      <PanelSection>
        <WhoAndWhat detail={detail} />
      </PanelSection>
      <TransactionStages detail={detail} />
      <PanelSection title={t('txnPanel.entries')}>
        <TransactionEntries entries={detail.entries} />
      </PanelSection>
      {audit && (
        <PanelSection title={t('txnPanel.audit')}>
          {audit.length === 0 && <p className="t3">{t('txnPanel.noAudit')}</p>}
          {audit.map((entry) => (
            <TrailLine key={entry.seq} entry={entry} />
          ))}
        </PanelSection>
      )}
    </>
  )
}

function WhoAndWhat({ detail: { transaction } }: { readonly detail: TransactionDetail }) {
  const { t } = useTexts()
  const { member, parent, type, amount, bank, accountNumber, depositor } = transaction
  const account = [bank, accountNumber, depositor].filter(Boolean).join(' · ')
  const { approvedBy, approved, processor, decidedAt, status, companyAccount, memo } = transaction
  const above = t('money.above')
  const yes = [
    ...(approved ? [approvedBy?.name ?? above] : []),
    ...(status === 'FINISHED' && decidedAt ? [processor?.name ?? above] : []),
  ]
  return (
    <Facts
      items={[
        {
          label: t('waiting.member'),
          value: (
            <Link
              to="/members"
              search={{ id: member.id, tab: 'money' }}
              title={t('txnPanel.member')}
            >
              <bdi className="med">{member.name}</bdi> <bdi className="t3 f12">{member.code}</bdi>
            </Link>
          ),
        },
        { label: t('waiting.parent'), value: parent?.name ?? '—' },
        {
          label: t('money.amountWon'),
          value: <Digits value={signOf(type) * amount} signed className="semi" />,
        },
        { label: t('txnPanel.approvers'), value: yes.join(' · ') || '—' },
        ...(companyAccount
          ? [{ label: t('queueFilter.companyAccount'), value: companyAccount }]
          : []),
        ...(account ? [{ label: t('people.accountNumber'), value: <bdi>{account}</bdi> }] : []),
        ...(memo ? [{ label: t('pay.memo'), value: memo }] : []),
      ]}
    />
  )
}
