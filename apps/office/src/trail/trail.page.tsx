import { useEndpoint } from '@camellia/client/hooks'
import { listTrail, type TrailEntry } from '@camellia/contract/trail'
import { nowMs } from '@camellia/i18n/clock'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { useLater, usePhone } from '@camellia/ui/office-media'
import { OfficeEmpty, OfficeFailed } from '@camellia/ui/office-states'
import { OfficeTable, RowList } from '@camellia/ui/office-table'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useFresh } from '../site/live'
import { LogPager } from '../site/log-pager'
import { Page } from '../site/page'
import { Column, Split } from '../site/split'
import { TrailPhoneRow, useTrailColumns } from './trail-columns'
import { TrailPanel } from './trail-panel'
import { changedSearch, inputOf, type TrailChange, type TrailSearch } from './trail-search'
import { TrailTools } from './trail-tools'
import { VerifyDialog } from './verify-dialog'

/** The audit log: who changed what, newest first, and the proof that nothing was rewritten. */
export function TrailPage() {
  const { t } = useTexts()
  const search = useSearch({ from: '/shell/audit' })
  const change = useChange()
  const fresh = useFresh()
  const [verifying, setVerifying] = useState(false)
  // Days are counted from when the page was opened: a page must not slip while one reads it.
  const [now] = useState(nowMs)
  const { data, error, refetch } = useEndpoint(listTrail, inputOf(search, now))
  const last = data?.hasMore ? data.items.at(-1)?.seq : undefined
  const open = data?.items.find(({ seq }) => seq === search.seq)
  return (
    <Page
      title={t('menu.audit')}
      tools={
        <>
          <TrailTools search={search} onChange={change} />
          {data?.verifiable && <VerifyButton onClick={() => setVerifying(true)} />}
        </>
      }
    >
      <Split>
        <Column>
          {error && !data ? (
            <OfficeFailed code={error.code} onRetry={() => void refetch()} />
          ) : (
            <Rows {...{ entries: data?.items, search, stale: !fresh }} onChange={change} />
          )}
          <LogPager
            toNewest={search.before ? () => change({ before: undefined }) : undefined}
            toOlder={last ? () => change({ before: last }) : undefined}
          >
            {t('trail.shown', { count: data?.items.length ?? 0 })}
          </LogPager>
        </Column>
        {open && <TrailPanel key={open.seq} entry={open} onChange={change} />}
      </Split>
      {verifying && <VerifyDialog onClose={() => setVerifying(false)} />}
    </Page>
  )
}

function Rows({
  entries,
  search,
  stale,
  onChange,
}: {
  readonly entries: readonly TrailEntry[] | undefined
  readonly search: TrailSearch
  readonly stale: boolean
  readonly onChange: (change: TrailChange) => void
}) {
  const { t } = useTexts()
  const late = useLater(entries === undefined)
  const phone = usePhone()
  const columns = useTrailColumns(({ seq }) => onChange({ seq }))
  if (entries?.length === 0) {
    return <OfficeEmpty icon="searchNone" title={t('trail.none')} />
  }
  if (!entries && !late) return <div className="fill" />
  const shared = {
    rows: entries ?? [],
    rowKey: ({ seq }: TrailEntry) => seq,
    open: search.seq,
    stale,
    onRow: ({ seq }: TrailEntry) => onChange({ seq }),
  }
  if (phone && entries) {
    return (
      <RowList<TrailEntry> label={t('menu.audit')} {...shared}>
        {(entry) => <TrailPhoneRow entry={entry} />}
      </RowList>
    )
  }
  return (
    <OfficeTable<TrailEntry>
      caption={t('menu.audit')}
      columns={columns}
      loading={!entries}
      {...shared}
    />
  )
}

/** Reading the whole chain is the head office's: others see only their part of it. */
function VerifyButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTexts()
  return (
    <>
      <span className="fill" />
      <OfficeButton onClick={onClick}>
        <OfficeIcon name="shield" size={14} />
        {t('trail.verify')}
      </OfficeButton>
    </>
  )
}

function useChange(): (change: TrailChange) => void {
  const navigate = useNavigate({ from: '/audit' })
  return useCallback(
    (change) =>
      void navigate({
        search: (kept: TrailSearch) => changedSearch(kept, change),
        replace: true,
      }),
    [navigate],
  )
}
