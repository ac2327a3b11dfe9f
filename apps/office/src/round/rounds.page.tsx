import { useEndpoint } from '@camellia/client/hooks'
import type { GameType } from '@camellia/contract/game'
import { allRoundTotals, listAllRounds, type StaffRound } from '@camellia/contract/round'
import { nowMs } from '@camellia/i18n/clock'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { Digits } from '@camellia/ui/office-digits'
import { useLater, usePhone } from '@camellia/ui/office-media'
import { OfficeEmpty, OfficeFailed } from '@camellia/ui/office-states'
import { OfficeTable, RowList } from '@camellia/ui/office-table'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useFresh } from '../site/live'
import log from '../site/log.module.css'
import { LogPager } from '../site/log-pager'
import { Page } from '../site/page'
import { Column, Split } from '../site/split'
import { RoundPanel } from './round-panel'
import { RoundPhoneRow, useRoundColumns } from './rounds-columns'
import {
  changedSearch,
  filterOf,
  isFiltered,
  pageOf,
  type RoundsChange,
  type RoundsSearch,
} from './rounds-search'
import { RoundsTools } from './rounds-tools'
import { useRoundKeys } from './use-round-keys'

type Change = (change: RoundsChange) => void
type Path = '/game-history' | '/slot-history'

/** Every round below me. */
export function GameHistoryPage() {
  const search = useSearch({ from: '/shell/game-history' })
  return <RoundsPage path="/game-history" title="menu.gameHistory" search={search} />
}

/** The same of slots alone. */
export function SlotHistoryPage() {
  const search = useSearch({ from: '/shell/slot-history' })
  return <RoundsPage path="/slot-history" title="menu.slotHistory" only="SLOT" search={search} />
}

function RoundsPage({
  path,
  title,
  only,
  search,
}: {
  readonly path: Path
  readonly title: 'menu.gameHistory' | 'menu.slotHistory'
  readonly only?: GameType
  readonly search: RoundsSearch
}) {
  const { t } = useTexts()
  const change = useChange(path)
  // Days are counted from when the page was opened: a page must not slip while one reads it.
  const [now] = useState(nowMs)
  const filter = filterOf(search, { only, now })
  const { data, error, refetch } = useEndpoint(listAllRounds, { ...pageOf(search), ...filter })
  const last = data?.hasMore ? data.items.at(-1)?.id : undefined
  const open = useCallback((id: string | undefined) => change({ id }), [change])
  useRoundKeys(data?.items, search.id, open)
  return (
    <Page
      title={t(title)}
      tools={<RoundsTools search={search} filter={filter} only={only} onChange={change} />}
    >
      <Totals filter={filter} />
      <Split>
        <Column>
          {error && !data ? (
            <OfficeFailed code={error.code} onRetry={() => void refetch()} />
          ) : (
            <Rows rows={data?.items} {...{ path, title: t(title), only, search }} onOpen={open} />
          )}
          <LogPager
            toNewest={search.before ? () => change({ before: undefined }) : undefined}
            toOlder={last ? () => change({ before: last }) : undefined}
          />
        </Column>
        {search.id && <RoundPanel key={search.id} id={search.id} onClose={() => open(undefined)} />}
      </Split>
    </Page>
  )
}

/** Of the whole result; gifts are not among them, whatever they won. */
function Totals({ filter }: { readonly filter: ReturnType<typeof filterOf> }) {
  const { t, percent } = useTexts()
  const { data } = useEndpoint(allRoundTotals, filter)
  const paid = data && data.stake > 0 ? Math.round((data.win / data.stake) * 10_000) : undefined
  const facts = data && {
    'kpi.rounds': <Digits value={data.rounds} />,
    'panel.stake': <Digits value={data.stake} />,
    'panel.win': <Digits value={data.win} />,
    'kpi.ggr': <Digits value={data.stake - data.win} />,
    'kpi.paidBack': <bdi dir="ltr">{paid === undefined ? '—' : percent(paid)}</bdi>,
  }
  return (
    <dl className={log.totals} aria-label={t('people.total')}>
      {Object.entries(facts ?? {}).map(([key, value]) => (
        <div key={key}>
          <dt>{t(key as keyof NonNullable<typeof facts>)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Rows({
  rows,
  path,
  title,
  only,
  search,
  onOpen,
}: {
  readonly rows: readonly StaffRound[] | undefined
  readonly path: Path
  readonly title: string
  readonly only: GameType | undefined
  readonly search: RoundsSearch
  readonly onOpen: (id: string) => void
}) {
  const late = useLater(rows === undefined)
  const fresh = useFresh()
  const phone = usePhone()
  const columns = useRoundColumns(only, search.id !== undefined)
  if (rows?.length === 0) return <NothingHere path={path} filtered={isFiltered(search)} />
  if (!rows && !late) return <div className="fill" />
  const shared = {
    rows: rows ?? [],
    rowKey: ({ id }: StaffRound) => id,
    open: search.id,
    stale: !fresh,
    onRow: ({ id }: StaffRound) => onOpen(id),
  }
  if (phone && rows) {
    return (
      <RowList<StaffRound> label={title} {...shared}>
        {(row) => <RoundPhoneRow row={row} />}
      </RowList>
    )
  }
  return (
    <OfficeTable<StaffRound>
      caption={title}
      columns={columns}
      loading={!rows}
      minWidth={search.id ? 760 : 980}
      {...shared}
    />
  )
}

function NothingHere({ path, filtered }: { readonly path: Path; readonly filtered: boolean }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  if (!filtered) return <OfficeEmpty icon="rounds" title={t('rounds.none')} />
  return (
    <OfficeEmpty
      icon="searchNone"
      title={t('rounds.noneFound')}
      actions={
        <OfficeButton onClick={() => void navigate({ to: path, search: {} })}>
          {t('people.dropAll')}
        </OfficeButton>
      }
    />
  )
}

function useChange(path: Path): Change {
  const navigate = useNavigate({ from: path })
  return useCallback(
    (change) =>
      void navigate({
        search: (kept: RoundsSearch) => changedSearch(kept, change),
        replace: true,
      }),
    [navigate],
  )
}
