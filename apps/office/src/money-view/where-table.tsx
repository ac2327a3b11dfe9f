import { useTexts } from '@camellia/i18n/texts'
import { Digits } from '@camellia/ui/office-digits'
import { usePhone } from '@camellia/ui/office-media'
import { OfficeTable, RowList } from '@camellia/ui/office-table'
import type { OfficeColumn } from '@camellia/ui/office-table-types'
import { useFresh } from '../site/live'
import styles from './money-view.module.css'
import type { Where } from './place.rules'
import { shareOf } from './place.rules'
import { useNames } from './use-names'
import { toneOf } from './where-picture'

type Row = Where['accounts'][number]

/** The same in figures, with what today has changed. */
export function WhereTable({ where, length }: { readonly where: Where; readonly length: number }) {
  const { t } = useTexts()
  const fresh = useFresh()
  const phone = usePhone()
  const columns = useColumns(length)
  const today = where.accounts.reduce((sum, row) => sum + row.today, 0)
  const shared = {
    rows: where.accounts,
    rowKey: ({ account }: Row) => account,
    stale: !fresh,
  }
  if (phone) {
    // Their sum is said by the proof above.
    return (
      <div className={styles.table}>
        <RowList<Row> label={t('menu.moneyPlaces')} {...shared}>
          {(row) => <PhoneRow row={row} length={length} />}
        </RowList>
      </div>
    )
  }
  return (
    <div className={styles.table}>
      <OfficeTable<Row>
        caption={t('menu.moneyPlaces')}
        columns={columns}
        {...shared}
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

/** The name with its balance; who has it and how much of all, with what today has changed. */
function PhoneRow({ row, length }: { readonly row: Row; readonly length: number }) {
  const { t, percent } = useTexts()
  const { holders, balance, today } = row
  return (
    <>
      <Place row={row} />
      <Digits value={balance} className="semi" />
      <span className="t3 f12">
        <bdi className="n">{percent(shareOf(balance, length))}</bdi>
        {holders !== null && (
          <>
            {' · '}
            {t('where.holders')} <Digits value={holders} />
          </>
        )}
      </span>
      <span className="t3 f12">
        {t('where.today')} <Digits value={today} signed className={today === 0 ? 't3' : 't2'} />
      </span>
    </>
  )
}

function Place({ row: { account } }: { readonly row: Row }) {
  const names = useNames()
  return (
    <span className={styles.place}>
      <i data-place={toneOf(account)} aria-hidden="true" />
      <span className="med ell">{names.place(account)}</span>
    </span>
  )
}

function useColumns(length: number): readonly OfficeColumn<Row>[] {
  const { t, percent } = useTexts()
  return [
    {
      key: 'account',
      header: t('where.account'),
      cell: (row) => <Place row={row} />,
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
