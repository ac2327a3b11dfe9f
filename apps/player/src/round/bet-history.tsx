import { useEndpoint } from '@camellia/client/hooks'
import { listRounds, roundTotals } from '@camellia/contract/round'
import { nowMs } from '@camellia/i18n/clock'
import { useTexts } from '@camellia/i18n/texts'
import { Button, buttonClass } from '@camellia/ui/button'
import { Dialog } from '@camellia/ui/dialog'
import { Icon } from '@camellia/ui/icons'
import { useRouter, useSearch } from '@tanstack/react-router'
import { HistoryEmpty } from '../site/history-empty'
import { HistoryPager } from '../site/history-pager'
import { hrefWith } from '../site/search'
import { PageTitle } from '../site/section'
import { SiteLink } from '../site/site-link'
import { usePhone } from '../site/use-phone'
import styles from './history.module.css'
import { HistoryFilters } from './history-filters'
import { HistoryRows } from './history-rows'
import {
  changedSearch,
  filterOf,
  type HistoryChange,
  historySearch,
  isFiltered,
  pageOf,
} from './history-search'
import { RoundPanel, type RoundParts } from './round-panel'
import { Totals } from './totals'
import { useCsv } from './use-csv'

/** Every round with its money, to be seen again and to be checked. */
export function BetHistory({ parts }: { readonly parts: RoundParts }) {
  const { t } = useTexts()
  const { history } = useRouter()
  const search = historySearch(useSearch({ strict: false }))
  // To the minute, so that what is asked does not change with every paint.
  const now = new Date(Math.floor(nowMs() / 60_000) * 60_000)
  const filter = filterOf(search, now)
  const page = pageOf(search, now)
  const rounds = useEndpoint(listRounds, page)
  const totals = useEndpoint(roundTotals, filter)
  const csv = useCsv(filter)
  const change = (wanted: HistoryChange) =>
    history.push(hrefWith('/bet-history', { ...changedSearch(search, wanted) }))
  return (
    <>
      <PageTitle title={t('nav.history')} sub={t('history.sub')}>
        <Button size="sm" busy={csv.busy} onClick={csv.save}>
          <Icon name="file" size={16} />
          {t('history.csv')}
        </Button>
      </PageTitle>
      <HistoryFilters search={search} onChange={change} />
      <Totals totals={totals.data} />
      <div className={styles.columns} data-open={search.id ? '' : undefined}>
        <section className="card">
          <HistoryRows
            rows={rounds.data?.items ?? []}
            open={search.id}
            onOpen={(id) => change({ id })}
            loading={rounds.isPending}
            refusal={rounds.error}
            retry={() => void rounds.refetch()}
            empty={<Nothing filtered={isFiltered(search)} onClear={() => change(CLEAR)} />}
          />
          {(search.before || (rounds.data?.items.length ?? 0) > 0) && (
            <HistoryPager
              label={t('nav.history')}
              size={page.size}
              first={search.before === undefined}
              last={rounds.data?.hasMore ? rounds.data.items.at(-1)?.id : undefined}
              onChange={change}
            />
          )}
        </section>
        {search.id && (
          <Open id={search.id} parts={parts} onClose={() => change({ id: undefined })} />
        )}
      </div>
    </>
  )
}

/** Beside the list where there is room, over it on a phone. */
function Open({
  id,
  parts,
  onClose,
}: {
  readonly id: string
  readonly parts: RoundParts
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  if (!usePhone()) {
    return (
      <aside className={`card ${styles.panel}`} aria-label={t('history.round')}>
        <RoundPanel key={id} id={id} parts={parts} onClose={onClose} />
      </aside>
    )
  }
  return (
    <Dialog title={t('history.round')} plain onClose={onClose}>
      <RoundPanel key={id} id={id} parts={parts} />
    </Dialog>
  )
}

const CLEAR: HistoryChange = {
  type: undefined,
  game: undefined,
  result: undefined,
  when: undefined,
}

function Nothing({
  filtered,
  onClear,
}: {
  readonly filtered: boolean
  readonly onClear: () => void
}) {
  const { t } = useTexts()
  const found = { title: t('history.noneFound'), clear: t('lobby.clear'), onClear }
  return (
    <HistoryEmpty filtered={filtered ? found : undefined} title={t('play.noHistory')}>
      <SiteLink className={buttonClass('primary', 'sm')} href="/slot">
        {t('nav.slot')}
      </SiteLink>
    </HistoryEmpty>
  )
}
