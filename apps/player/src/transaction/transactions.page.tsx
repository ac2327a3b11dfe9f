import { nowMs } from '@camellia/i18n/clock'
import { useTexts } from '@camellia/i18n/texts'
import { buttonClass } from '@camellia/ui/button'
import { useRouter, useSearch } from '@tanstack/react-router'
import { HistoryEmpty } from '../site/history-empty'
import { HistoryPager } from '../site/history-pager'
import { hrefWith } from '../site/search'
import { PageTitle } from '../site/section'
import { SiteLink } from '../site/site-link'
import { TransactionFilters } from './transaction-filters'
import { TransactionRows } from './transaction-rows'
import {
  changedSearch,
  isFiltered,
  questionOf,
  type SearchChange,
  transactionsSearch,
} from './transactions-search'
import { useOwnTransactions } from './use-own-money'

/** Every movement of one's money, with the balance before and after it. */
export function TransactionsPage() {
  const { t } = useTexts()
  const { history } = useRouter()
  const search = transactionsSearch(useSearch({ strict: false }))
  const question = questionOf(search, new Date(nowMs()))
  const { data, isPending, error, refetch } = useOwnTransactions(question)
  const change = (wanted: SearchChange) =>
    history.push(hrefWith('/transactions', { ...changedSearch(search, wanted) }))
  return (
    <>
      <PageTitle title={t('nav.transactions')} sub={t('transactions.sub')} />
      <TransactionFilters search={search} onChange={change} />
      <section className="card">
        <TransactionRows
          rows={data?.items ?? []}
          loading={isPending}
          refusal={error}
          retry={() => void refetch()}
          empty={<Nothing filtered={isFiltered(search)} onClear={() => change(CLEAR)} />}
        />
        <HistoryPager
          label={t('nav.transactions')}
          size={question.size}
          first={search.before === undefined}
          last={data?.hasMore ? data.items.at(-1)?.id : undefined}
          onChange={change}
        />
      </section>
    </>
  )
}

const CLEAR: SearchChange = { type: undefined, status: undefined, when: undefined }

function Nothing({
  filtered,
  onClear,
}: {
  readonly filtered: boolean
  readonly onClear: () => void
}) {
  const { t } = useTexts()
  const found = { title: t('transactions.noneFound'), clear: t('transactions.clear'), onClear }
  return (
    <HistoryEmpty filtered={filtered ? found : undefined} title={t('transactions.none')}>
      <p>{t('transactions.noneHint')}</p>
      <SiteLink className={buttonClass('primary', 'sm')} href="/deposit">
        {t('nav.deposit')}
      </SiteLink>
    </HistoryEmpty>
  )
}
