import { useEndpoint } from '@camellia/client/hooks'
import { TRANSACTION_TYPES, type TransactionType } from '@camellia/contract/transaction'
import {
  listTransactions,
  type StaffTransaction,
  transactionTotals,
} from '@camellia/contract/transaction-queue'
import { nowMs } from '@camellia/i18n/clock'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { Digits } from '@camellia/ui/office-digits'
import { useLater, usePhone } from '@camellia/ui/office-media'
import { OfficeEmpty, OfficeFailed } from '@camellia/ui/office-states'
import { OfficeTable, RowList } from '@camellia/ui/office-table'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import type { ChangeOf } from '../site/address'
import { useFresh } from '../site/live'
import log from '../site/log.module.css'
import { LogPager } from '../site/log-pager'
import { Page } from '../site/page'
import { Column, Split } from '../site/split'
import { TransactionPanel } from './transaction-panel'
import styles from './transactions.module.css'
import { TransactionPhoneRow, useTransactionColumns } from './transactions-columns'
import { changedSearch, filterOf, pageOf, type TransactionsSearch } from './transactions-search'
import { TransactionsTools } from './transactions-tools'

type Change = (change: ChangeOf<TransactionsSearch>) => void

/** Every movement of money below me: who, how much, when, who decided, before and after. */
export function TransactionsPage() {
  const { t } = useTexts()
  const search = useSearch({ from: '/shell/transactions' })
  const change = useChange()
  // Days are counted from when the page was opened: a page must not slip while one reads it.
  const [now] = useState(nowMs)
  const filter = filterOf(search, now)
  const { data, error, refetch } = useEndpoint(listTransactions, { ...pageOf(search), ...filter })
  const last = data?.hasMore ? data.items.at(-1)?.id : undefined
  return (
    <Page
      title={t('menu.transactions')}
      tools={<TransactionsTools search={search} filter={filter} onChange={change} />}
    >
      <Totals filter={filter} />
      <Split>
        <Column>
          {error && !data ? (
            <OfficeFailed code={error.code} onRetry={() => void refetch()} />
          ) : (
            <Rows
              rows={data?.items}
              filtered={Object.keys(filter).length > 0}
              open={search.id}
              onOpen={(id) => change({ id })}
            />
          )}
          <LogPager
            toNewest={search.before ? () => change({ before: undefined }) : undefined}
            toOlder={last ? () => change({ before: last }) : undefined}
          />
        </Column>
        {search.id && (
          <TransactionPanel
            key={search.id}
            id={search.id}
            onClose={() => change({ id: undefined })}
          />
        )}
      </Split>
    </Page>
  )
}

/** What the filter adds up to, by type, of the whole result: what moved, and apart what did not. */
function Totals({ filter }: { readonly filter: ReturnType<typeof filterOf> }) {
  const { t, number } = useTexts()
  const { data } = useEndpoint(transactionTotals, filter)
  const totals = data?.toSorted((a, b) => placeOf(a.type) - placeOf(b.type))
  return (
    <dl className={log.totals} aria-label={t('people.total')}>
      {totals?.map(({ type, count, amount, pending, rejected }) => (
        <div key={type}>
          <dt>
            {t(`txn.type.${type}`)} <span className="num">{number(count)}</span>
          </dt>
          <dd>
            <Digits value={amount} />
          </dd>
          <Apart status="PENDING" {...pending} />
          <Apart status="REJECTED" {...rejected} />
        </div>
      ))}
      {totals?.length === 0 && <p className="t3">{t('txn.noTotals')}</p>}
    </dl>
  )
}

/** What waits or was rejected has moved nothing: said beside, never in the sum. */
function Apart({
  status,
  count,
  amount,
}: {
  readonly status: 'PENDING' | 'REJECTED'
  readonly count: number
  readonly amount: number
}) {
  const { t, number } = useTexts()
  if (count === 0) return null
  return (
    <dd className={styles.apart}>
      {t(`txn.status.${status}`)} {number(count)} · <Digits value={amount} />
    </dd>
  )
}

/** Always in the same order, so that the eye finds them. */
function placeOf(type: TransactionType): number {
  return TRANSACTION_TYPES.indexOf(type)
}

function Rows({
  rows,
  filtered,
  open,
  onOpen,
}: {
  readonly rows: readonly StaffTransaction[] | undefined
  readonly filtered: boolean
  readonly open: string | undefined
  readonly onOpen: (id: string) => void
}) {
  const { t } = useTexts()
  const late = useLater(rows === undefined)
  const fresh = useFresh()
  const phone = usePhone()
  const columns = useTransactionColumns(open !== undefined)
  if (rows?.length === 0) return <NothingHere filtered={filtered} />
  if (!rows && !late) return <div className="fill" />
  const shared = {
    rows: rows ?? [],
    rowKey: ({ id }: StaffTransaction) => id,
    stale: !fresh,
    open,
    onRow: ({ id }: StaffTransaction) => onOpen(id),
  }
  if (phone && rows) {
    return (
      <RowList<StaffTransaction> label={t('menu.transactions')} {...shared}>
        {(row) => <TransactionPhoneRow row={row} />}
      </RowList>
    )
  }
  return (
    <OfficeTable<StaffTransaction>
      caption={t('menu.transactions')}
      columns={columns}
      loading={!rows}
      minWidth={open === undefined ? 980 : 700}
      {...shared}
    />
  )
}

function NothingHere({ filtered }: { readonly filtered: boolean }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  if (!filtered) return <OfficeEmpty icon="receipt" title={t('txn.none')} />
  return (
    <OfficeEmpty
      icon="searchNone"
      title={t('txn.noneFound')}
      actions={
        <OfficeButton onClick={() => void navigate({ to: '/transactions', search: {} })}>
          {t('people.dropAll')}
        </OfficeButton>
      }
    />
  )
}

function useChange(): Change {
  const navigate = useNavigate({ from: '/transactions' })
  return useCallback(
    (change) =>
      void navigate({
        search: (kept: TransactionsSearch) => changedSearch(kept, change),
        replace: true,
      }),
    [navigate],
  )
}
