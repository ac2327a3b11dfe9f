import type { TransactionDetail } from '@camellia/contract/transaction-detail'
import { useTexts } from '@camellia/i18n/texts'
import { Digits } from '@camellia/ui/office-digits'
import { useFormats } from '../site/formats'
import styles from './transactions.module.css'

const KINDS = [
  'DEPOSIT',
  'WITHDRAW_HOLD',
  'WITHDRAW',
  'WITHDRAW_RETURN',
  'PAYMENT',
  'COLLECT',
] as const
const ACCOUNTS = ['CASH', 'POINT', 'HOLD', 'PROMO'] as const

/** What the ledger wrote: each account before and after. */
export function TransactionEntries({ entries }: Pick<TransactionDetail, 'entries'>) {
  const { t } = useTexts()
  const { moment } = useFormats()
  if (entries.length === 0) return <p className="t3">{t('txnPanel.noEntries')}</p>
  return (
    <table className={styles.entries}>
      <thead>
        <tr>
          <th>{t('txnPanel.entries')}</th>
          <th>{t('flow.change')}</th>
          <th>{t('money.before')}</th>
          <th>{t('money.after')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ at, kind, account, owner, change, before, after }) => (
          <tr key={`${at} ${kind} ${account} ${owner?.id}`}>
            <td>
              <KindName kind={kind} /> · <AccountName account={account} />
              <br />
              <bdi className="t3">{owner?.name ?? t('money.above')}</bdi>{' '}
              <bdi className="n t3">{moment(at)}</bdi>
            </td>
            <td>
              <Digits value={change} signed />
            </td>
            <td>
              <Digits value={before} className="t2" />
            </td>
            <td>
              <Digits value={after} className="t2" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function KindName({ kind }: { readonly kind: string }) {
  const { t } = useTexts()
  const known = KINDS.find((one) => one === kind)
  return known ? t(`transfer.${known}`) : kind
}

function AccountName({ account }: { readonly account: string }) {
  const { t } = useTexts()
  const known = ACCOUNTS.find((one) => one === account)
  return known ? t(`transfer.${known}`) : account
}
