import { useEndpoint } from '@camellia/client/hooks'
import { useTable } from '@camellia/client/table'
import { PAGE_SIZES } from '@camellia/contract/fields'
import { type ListedNotice, listAdminNotices, readAdminNotice } from '@camellia/contract/notice'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton, officeButtonClass } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { useLater, usePhone } from '@camellia/ui/office-media'
import { OfficeEmpty, OfficeFailed } from '@camellia/ui/office-states'
import { OfficeTable, RowList } from '@camellia/ui/office-table'
import { CountedPager } from '@camellia/ui/office-table-pager'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useCallback } from 'react'
import { useFresh } from '../site/live'
import { Page } from '../site/page'
import { Column, Split } from '../site/split'
import { NoticePhoneRow, useNoticeColumns } from './notice-columns'
import { NoticeEditor } from './notice-editor'
import { changedNotices, inputOf, type NoticeChange, type NoticeSearch } from './notice-search'
import { NoticeTools } from './notice-tools'
import { NoticeView } from './notice-view'

type Change = (change: NoticeChange) => void

/** What players and partners are told: the list, and in its place the one that is written. */
export function NoticePage() {
  const search = useSearch({ from: '/shell/notices' })
  const change = useChange()
  const table = useTable(listAdminNotices, inputOf(search))
  const back = () => change({ edit: undefined })
  if (search.edit === 'new') return <NoticeEditor key="new" notice={undefined} onBack={back} />
  const list = <NoticeList search={search} change={change} table={table} />
  return search.edit ? (
    <Opened key={search.edit} id={search.edit} onBack={back} list={list} />
  ) : (
    list
  )
}

/** Its text comes when it is opened; until then, and where there is no such notice, the list. */
function Opened({
  id,
  onBack,
  list,
}: {
  readonly id: string
  readonly onBack: () => void
  readonly list: ReactNode
}) {
  const { data } = useEndpoint(readAdminNotice, { id })
  if (data?.id !== id) return list
  if (data.mine) return <NoticeEditor notice={data} onBack={onBack} />
  return <NoticeView notice={data} onBack={onBack} />
}

function NoticeList({
  search,
  change,
  table,
}: {
  readonly search: NoticeSearch
  readonly change: Change
  readonly table: ReturnType<typeof useTable<typeof listAdminNotices>>
}) {
  const { t } = useTexts()
  const fresh = useFresh()
  const { page, size } = inputOf(search)
  return (
    <Page
      title={t('menu.notices')}
      beside={
        <>
          <span className="fill" />
          <Link to="/partner-notices" className={officeButtonClass('ghost')}>
            <OfficeIcon name="inbox" size={14} />
            {t('notice.inbox')}
          </Link>
          <OfficeButton look="ink" disabled={!fresh} onClick={() => change({ edit: 'new' })}>
            <OfficeIcon name="plus" size={14} />
            {t('notice.write')}
          </OfficeButton>
        </>
      }
      tools={<NoticeTools search={search} change={change} />}
    >
      <Split>
        <Column>
          <Rows table={table} search={search} change={change} />
          <CountedPager
            page={page}
            size={size}
            total={table.total}
            sizes={PAGE_SIZES}
            onPage={(next) => change({ page: next })}
            onSize={(next) => change({ size: next })}
          />
        </Column>
      </Split>
    </Page>
  )
}

function Rows({ table, search, change }: Parameters<typeof NoticeList>[0]) {
  const { t } = useTexts()
  const phone = usePhone()
  const columns = useNoticeColumns()
  const late = useLater(table.loading)
  const { rows, loading, refusal, retry } = table
  const shared = {
    rows,
    rowKey: ({ id }: ListedNotice) => id,
    onRow: ({ id }: ListedNotice) => change({ edit: id }),
  }
  if (loading && !late) return <div className="fill" />
  if (refusal && rows.length === 0) return <OfficeFailed code={refusal.code} onRetry={retry} />
  if (!loading && rows.length === 0) return <NothingHere search={search} change={change} />
  if (phone && !loading) {
    return (
      <RowList<ListedNotice> label={t('menu.notices')} {...shared}>
        {(notice) => <NoticePhoneRow notice={notice} />}
      </RowList>
    )
  }
  return (
    <OfficeTable<ListedNotice>
      caption={t('menu.notices')}
      columns={columns}
      loading={loading}
      minWidth={900}
      {...shared}
    />
  )
}

function NothingHere({
  search,
  change,
}: {
  readonly search: NoticeSearch
  readonly change: Change
}) {
  const { t } = useTexts()
  const { state, category, readers } = search
  if (!state && !category && !readers) {
    return (
      <OfficeEmpty icon="notice" title={t('notice.none')}>
        <p>{t('notice.noneHint')}</p>
      </OfficeEmpty>
    )
  }
  const dropped = { state: undefined, category: undefined, readers: undefined }
  return (
    <OfficeEmpty
      icon="searchNone"
      title={t('notice.noneFound')}
      actions={<OfficeButton onClick={() => change(dropped)}>{t('talk.dropFilters')}</OfficeButton>}
    />
  )
}

function useChange(): Change {
  const navigate = useNavigate({ from: '/notices' })
  return useCallback(
    (change) =>
      void navigate({
        search: (kept: NoticeSearch) => changedNotices(kept, change),
        // Writing is a place of its own: the way back is the browser's too.
        replace: !('edit' in change),
      }),
    [navigate],
  )
}
