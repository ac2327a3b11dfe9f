import { useTable } from '@camellia/client/table'
import { type Friend, listFriends } from '@camellia/contract/access'
import { useTexts } from '@camellia/i18n/texts'
import { type Column, DataTable } from '@camellia/ui/data-table'
import type { PageSize } from '@camellia/ui/pager'
import { EmptyState } from '@camellia/ui/states'
import { useRouter, useSearch } from '@tanstack/react-router'
import { hrefWith, messageSearch } from '../site/search'
import styles from './referral.module.css'

/** Who came with my link; what it earns stands with the bonuses. */
export function Friends() {
  const { t, number } = useTexts()
  const { history } = useRouter()
  const { page, size } = messageSearch(useSearch({ strict: false }))
  const table = useTable(listFriends, { page, size })
  const turn = (next: number, rows: PageSize) =>
    history.push(hrefWith('/refer-friend', { page: next, size: rows }))
  return (
    <section className={`card ${styles.friends}`}>
      <h2 className={styles.heading}>
        {t('friends.title')}
        {table.total > 0 && <small className="num">{number(table.total)}</small>}
      </h2>
      <DataTable
        caption={t('friends.title')}
        columns={useColumns()}
        rows={table.rows.map((row, index) => ({ ...row, index }))}
        rowKey={({ index }) => index}
        loading={table.loading}
        refusal={table.refusal}
        retry={table.retry}
        empty={
          <EmptyState icon="gift" title={t('friends.none')}>
            <p>{t('friends.noneHint')}</p>
          </EmptyState>
        }
        {...(table.total > 0 && { pager: { page, size, total: table.total, onChange: turn } })}
      />
    </section>
  )
}

function useColumns(): readonly Column<Friend & { readonly index: number }>[] {
  const { t, day } = useTexts()
  return [
    { header: t('friends.name'), cell: ({ name }) => <bdi>{name}</bdi> },
    { header: t('friends.joined'), cell: ({ joinedAt }) => day(joinedAt) },
    { header: t('friends.status'), cell: ({ status }) => t(`friends.${status}`) },
  ]
}
