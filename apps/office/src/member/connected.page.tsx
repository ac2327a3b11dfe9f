import { useEndpoint } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import { PAGE_SIZES } from '@camellia/contract/fields'
import { CONNECTED_WHO, type ConnectedMember, listConnected } from '@camellia/contract/presence'
import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { useLater, usePhone } from '@camellia/ui/office-media'
import { OfficeEmpty, OfficeFailed } from '@camellia/ui/office-states'
import { OfficeTable, RowList } from '@camellia/ui/office-table'
import { MorePager } from '@camellia/ui/office-table-pager'
import { Tabs } from '@camellia/ui/office-tabs'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { ChangeOf } from '../site/address'
import { useKeys } from '../site/keys'
import { useFresh } from '../site/live'
import { Page } from '../site/page'
import { Column, Split } from '../site/split'
import { ToolSearch } from '../site/tool-search'
import { Since, useConnectedColumns } from './connected-columns'
import { type ConnectedSearch, connectedInput, connectedSearch } from './connected-search'
import { GameName } from './game-name'
import { MemberPanel } from './member-panel'
import styles from './people.module.css'
import { PeopleBulk } from './people-bulk'
import { Amount, Who } from './people-columns'
import { type PeopleCursor, usePeopleCursor } from './use-people-cursor'
import { cursorKeys } from './use-people-keys'

/** Live: asked again every three seconds while the tab is looked at. */
const EVERY_MS = 3_000

/** Who is connected at this moment, and what they do. */
export function ConnectedPage() {
  const { t } = useTexts()
  const { search, change, query, cursor, open, show } = useConnected()
  const close = () => change({ id: undefined, tab: undefined })
  useKeys(cursorKeys({ cursor, open, show, close }))
  const { page, size } = connectedInput(search)
  const rows = query.data?.items ?? []
  const total = query.data?.total
  return (
    <Page
      title={t('menu.connected')}
      beside={
        <span className="t3" role="status">
          {total !== undefined && t('people.count', { count: total })}
        </span>
      }
    >
      <Split lined>
        <Column>
          <div className={styles.tools}>
            <WhoTabs search={search} change={change} />
            <ToolSearch
              main
              label={t('people.search')}
              value={search.search}
              onText={(text) => change({ search: text })}
              className={styles.search}
            />
          </div>
          <PeopleBulk people={rows} cursor={cursor} />
          <ConnectedRows
            {...{ query, cursor, open, show }}
            searched={search.search !== undefined}
          />
          <MorePager
            {...{ page, size }}
            sizes={PAGE_SIZES}
            shown={rows.length}
            hasMore={total !== undefined && page * size < total}
            onPage={(next) => change({ page: next })}
            onSize={(next) => change({ size: next, page: undefined })}
          />
        </Column>
        {open && (
          <MemberPanel
            key={open}
            id={open}
            tab={search.tab ?? 'summary'}
            onTab={(tab) => change({ tab })}
            onMove={cursor.move}
            onClose={close}
          />
        )}
      </Split>
    </Page>
  )
}

function WhoTabs({ search, change }: Pick<ReturnType<typeof useConnected>, 'search' | 'change'>) {
  const { t } = useTexts()
  return (
    <Tabs
      label={t('menu.connected')}
      value={search.who ?? 'PLAYERS'}
      onChange={(who) =>
        change({ who: who === 'STAFF' ? who : undefined, page: undefined, id: undefined })
      }
      choices={CONNECTED_WHO.map((who) => ({ value: who, label: t(`connectedWho.${who}`) }))}
    />
  )
}

function useConnected() {
  const { code: mine } = useSession('code')
  const search = useSearch({ from: '/shell/members/connected' })
  const navigate = useNavigate()
  const said = JSON.stringify(search)
  const change = useCallback(
    (wanted: ChangeOf<ConnectedSearch>) => {
      const first = 'search' in wanted ? { page: undefined } : {}
      const next = connectedSearch({ ...JSON.parse(said), ...first, ...wanted })
      void navigate({ to: '/members/connected', search: next, replace: true })
    },
    [navigate, said],
  )
  const query = useEndpoint(listConnected, connectedInput(search), { everyMs: EVERY_MS })
  const open = search.id as MemberId | undefined
  const cursor = usePeopleCursor(query.data?.items ?? [], {
    open,
    show: (id) => change({ id }),
    mayChoose: ({ code }) => code !== mine,
  })
  const show = (id: MemberId) => {
    cursor.point(id)
    change({ id })
  }
  return { search, change, query, cursor, open, show }
}

interface RowsProps {
  readonly query: ReturnType<typeof useConnected>['query']
  readonly cursor: PeopleCursor
  readonly open: MemberId | undefined
  readonly searched: boolean
  readonly show: (id: MemberId) => void
}

function ConnectedRows(props: RowsProps) {
  const { t } = useTexts()
  const { query, searched } = props
  const late = useLater(query.isPending)
  const phone = usePhone()
  if (query.isPending && !late) return <div className="fill" />
  if (query.error && !query.data) {
    return <OfficeFailed code={query.error.code} onRetry={() => void query.refetch()} />
  }
  if (query.data?.items.length === 0) {
    return (
      <OfficeEmpty
        icon={searched ? 'searchNone' : 'connected'}
        title={t(searched ? 'people.noneFound' : 'connected.none')}
      />
    )
  }
  return phone && query.data ? <PhoneRows {...props} /> : <WideRows {...props} />
}

function WideRows({ query, cursor, open, show }: RowsProps) {
  const { t } = useTexts()
  const { code: mine } = useSession('code')
  const fresh = useFresh()
  return (
    <OfficeTable<ConnectedMember>
      caption={t('menu.connected')}
      columns={useConnectedColumns(open !== undefined)}
      rows={query.data?.items ?? []}
      rowKey={({ id }) => id}
      cursor={cursor.at}
      open={open}
      stale={!fresh}
      loading={query.isPending}
      onRow={({ id }) => show(id)}
      selection={{
        chosen: cursor.chosen,
        allLabel: t('people.chooseAll'),
        labelOf: ({ name }) => t('people.chooseOne', { name }),
        mayChoose: ({ code }) => code !== mine,
        toggle: (key) => cursor.toggle(key as MemberId),
        toggleAll: cursor.toggleAll,
        instead: () => <OfficeIcon name="user" size={14} className="t3" />,
      }}
    />
  )
}

function PhoneRows({ query, open, show }: RowsProps) {
  const { t } = useTexts()
  return (
    <RowList<ConnectedMember>
      label={t('menu.connected')}
      rows={query.data?.items ?? []}
      rowKey={({ id }) => id}
      open={open}
      onRow={({ id }) => show(id)}
    >
      {(row) => (
        <>
          <Who row={row} />
          <Amount value={row.balance} strong />
          <span className="t2 f12 ell">
            {row.lastRound ? <GameName code={row.lastRound.game} /> : t(`connected.${row.site}`)}
          </span>
          <span className="f12">
            <Since at={row.since} />
          </span>
        </>
      )}
    </RowList>
  )
}
