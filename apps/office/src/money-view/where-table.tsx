import { useTexts } from '@camellia/i18n/texts'
import { Digits } from '@camellia/ui/office-digits'
import { type OfficeColumn, OfficeTable } from '@camellia/ui/office-table'
import { useFresh } from '../site/live'
import styles from './money-view.module.css'
import { shareOf } from './place.rules'
import { useNames } from './use-names'
import type { Where } from './where.page'
import { toneOf } from './where-picture'

type Row = Where['accounts'][number]

/** The same in figures, with what today has changed. */
export function WhereTable({ where, length }: { readonly where: Where; readonly length: number }) {
  const { t } = useTexts()
  const fresh = useFresh()
  const columns = useColumns(length)
  const today = where.accounts.reduce((sum, row) => sum + row.today, 0)
  return (
    <div className={styles.table}>
      <OfficeTable<Row>
        caption={t('menu.moneyPlaces')}
        columns={columns}
        rows={where.accounts}
        rowKey={({ account }) => account}
        stale={!fresh}
        minWidth={640}
        totals={{
          account: t('where.sum'),
          balance: <Digits value={where.sum} className="semi" />,
          today: <Digits value={today} signed className="semi" />,
        }}
      />
    </div>
  )
}

function useColumns(length: number): readonly OfficeColumn<Row>[] {
  const { t, percent } = useTexts()
  const names = useNames()
  return [
    {
      key: 'account',
      header: t('where.account'),
      cell: ({ account }) => (
        <span className={styles.place}>
          <i data-place={toneOf(account)} aria-hidden="true" />
          <span className="med ell">{names.place(account)}</span>
        </span>
      ),
    },
    {
      key: 'holders',
      header: t('where.holders'),
      width: '14%',
      numeric: true,
      cell: ({ holders }) =>
        holders === null ? <span className="t3">—</span> : <Digits value={holders} />,
    },
    {
      key: 'balance',
      header: t('where.balance'),
      width: '20%',
      numeric: true,
      cell: ({ balance }) => <Digits value={balance} className="semi" />,
    },
    {
      key: 'share',
      header: t('where.share'),
      width: '22%',
      cell: ({ account, balance }) => (
        <span className={styles.share}>
          <span>
            <i
              data-place={toneOf(account)}
              style={{ inlineSize: `${shareOf(balance, length) / 100}%` }}
            />
          </span>
          <bdi className="n t3">{percent(shareOf(balance, length))}</bdi>
        </span>
      ),
    },
    {
      key: 'today',
      header: t('where.today'),
      width: '18%',
      numeric: true,
      cell: ({ today }) => (
        <Digits value={today} signed className={today === 0 ? 't3' : undefined} />
      ),
    },
  ]
}
