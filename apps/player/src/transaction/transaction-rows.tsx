import type { OwnTransaction } from '@camellia/contract/transaction'
import { useTexts } from '@camellia/i18n/texts'
import type { Refusal } from '@camellia/kernel/refusal'
import { type Column, DataTable } from '@camellia/ui/data-table'
import { Icon } from '@camellia/ui/icons'
import { Won } from '@camellia/ui/money'
import { Skeleton } from '@camellia/ui/skeleton'
import { ErrorState } from '@camellia/ui/states'
import type { ReactNode } from 'react'
import { usePhone } from '../site/use-phone'
import { balancesOf, isOutgoing, movedAmount } from './money.rules'
import { reasonOf } from './reason-of'
import { StatusTag } from './status-tag'
import { Balances } from './timeline'
import styles from './transactions.module.css'

interface Props {
  readonly rows: readonly OwnTransaction[]
  readonly loading: boolean
  readonly refusal: Refusal | null
  readonly retry: () => void
  readonly empty: ReactNode
}

/** A table where there is room for it, a list in one hand. */
export function TransactionRows(props: Props) {
  const { t } = useTexts()
  const columns = useColumns()
  if (usePhone()) return <List {...props} />
  return (
    <DataTable
      {...props}
      caption={t('nav.transactions')}
      columns={columns}
      rowKey={({ id }) => id}
    />
  )
}

function useColumns(): readonly Column<OwnTransaction>[] {
  const { t, time } = useTexts()
  return [
    {
      header: t('round.when'),
      cell: ({ createdAt }) => <span className={styles.when}>{time(createdAt)}</span>,
    },
    { header: t('transactions.type'), cell: (row) => <Kind row={row} /> },
    { header: t('money.amount'), numeric: true, cell: (row) => <Moved row={row} /> },
    {
      header: t('profile.before'),
      numeric: true,
      cell: (row) => <Known amount={balancesOf(row)?.before} />,
    },
    {
      header: t('profile.after'),
      numeric: true,
      cell: (row) => <Known amount={balancesOf(row)?.after} />,
    },
    { header: t('round.status'), numeric: true, cell: (row) => <StatusTag of={row} /> },
  ]
}

function Kind({ row }: { readonly row: OwnTransaction }) {
  const { t } = useTexts()
  return (
    <span className={styles.kind}>
      <Direction row={row} />
      <span>
        <b>{t(`moneyType.${row.type}`)}</b>
        {row.reason && (
          <small>
            <bdi>{reasonOf(t, row)}</bdi>
          </small>
        )}
      </span>
    </span>
  )
}

function Direction({ row: { type } }: { readonly row: OwnTransaction }) {
  return (
    <span className={styles.direction} data-out={isOutgoing(type) ? '' : undefined}>
      <Icon name={isOutgoing(type) ? 'withdraw' : 'deposit'} size={16} />
    </span>
  )
}

/** What was rejected moved nothing: it stands back and has no sign. */
function Moved({ row }: { readonly row: OwnTransaction }) {
  return row.status === 'REJECTED' ? (
    <Won amount={row.amount} className={styles.unmoved} />
  ) : (
    <Won amount={movedAmount(row)} signed className={styles.moved} />
  )
}

function Known({ amount }: { readonly amount: number | undefined }) {
  return amount === undefined ? <span className={styles.unmoved}>–</span> : <Won amount={amount} />
}

function List({ rows, loading, refusal, retry, empty }: Props) {
  const { t, time } = useTexts()
  if (refusal && rows.length === 0) return <ErrorState code={refusal.code} onRetry={retry} />
  if (loading && rows.length === 0) return <Waiting />
  if (rows.length === 0) return empty
  return (
    <ul className={styles.list} aria-label={t('nav.transactions')}>
      {rows.map((row) => (
        <li key={row.id}>
          <Direction row={row} />
          <div>
            <b>{t(`moneyType.${row.type}`)}</b>
            <small className="num">{time(row.createdAt)}</small>
            <Balances of={row} />
            {row.reason && (
              <small>
                <bdi>{reasonOf(t, row)}</bdi>
              </small>
            )}
          </div>
          <div className={styles.listEnd}>
            <Moved row={row} />
            <StatusTag of={row} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton height={56} />
      <Skeleton height={56} />
      <Skeleton height={56} />
    </div>
  )
}
