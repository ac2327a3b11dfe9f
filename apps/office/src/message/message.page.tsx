import { useEndpoint } from '@camellia/client/hooks'
import { type Broadcast, listBroadcasts } from '@camellia/contract/message'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { useLater, usePhone } from '@camellia/ui/office-media'
import { OfficeEmpty, OfficeFailed } from '@camellia/ui/office-states'
import { OfficeTable, RowList } from '@camellia/ui/office-table'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useKeys } from '../site/keys'
import { moveKeys } from '../site/list-keys'
import { useFresh } from '../site/live'
import { LogPager } from '../site/log-pager'
import { Allow } from '../site/may'
import { Page } from '../site/page'
import { Column, Split } from '../site/split'
import { BroadcastPhoneRow, useBroadcastColumns } from './broadcast-columns'
import { BroadcastPanel } from './broadcast-panel'
import { ComposeDialog } from './compose-dialog'
import { changedMessages, inputOf, type MessageChange, type MessageSearch } from './message-search'
import { TemplatesDialog } from './templates-dialog'

/** A broadcast on its way is looked at again even if a push is lost. */
const EVERY_MS = 15_000

/** What was sent, how far it is and who has read it; and where the next broadcast is written. */
export function MessagePage() {
  const { t } = useTexts()
  const search = useSearch({ from: '/shell/messages' })
  const change = useChange()
  const fresh = useFresh()
  const [keeping, setKeeping] = useState(false)
  const query = useEndpoint(listBroadcasts, inputOf(search), { everyMs: EVERY_MS })
  const broadcasts = query.data?.items
  const open = broadcasts?.find(({ id }) => id === search.id)
  useBroadcastKeys(broadcasts, search.id, (id) => change({ id }))
  return (
    <Page
      title={t('menu.messages')}
      beside={
        <>
          <span className="fill" />
          <Allow permission="Message.write">
            <OfficeButton look="ghost" onClick={() => setKeeping(true)}>
              <OfficeIcon name="document" size={14} />
              {t('broadcast.templates')}
            </OfficeButton>
            <OfficeButton look="ink" disabled={!fresh} onClick={() => change({ write: true })}>
              <OfficeIcon name="edit" size={14} />
              {t('broadcast.write')}
            </OfficeButton>
          </Allow>
        </>
      }
    >
      <Split lined>
        <Column>
          <Broadcasts query={query} open={search.id} onOpen={(id) => change({ id })} />
          <LogPager
            toNewest={search.before ? () => change({ before: undefined }) : undefined}
            toOlder={olderOf(query.data, (before) => change({ before, id: undefined }))}
          />
        </Column>
        {open && <BroadcastPanel key={open.id} broadcast={open} search={search} change={change} />}
      </Split>
      {search.write && <ComposeDialog onClose={() => change({ write: undefined })} />}
      {keeping && <TemplatesDialog onClose={() => setKeeping(false)} />}
    </Page>
  )
}

function olderOf(
  data: { readonly items: readonly Broadcast[]; readonly hasMore: boolean } | undefined,
  go: (before: string) => void,
): (() => void) | undefined {
  const last = data?.items.at(-1)
  return data?.hasMore && last ? () => go(last.id) : undefined
}

function Broadcasts({
  query,
  open,
  onOpen,
}: {
  readonly query: ReturnType<typeof useEndpoint<typeof listBroadcasts>>
  readonly open: string | undefined
  readonly onOpen: (id: string) => void
}) {
  const { t } = useTexts()
  const phone = usePhone()
  const columns = useBroadcastColumns()
  const { data, error, refetch, isPending } = query
  const late = useLater(isPending)
  const shared = {
    rows: data?.items ?? [],
    rowKey: ({ id }: Broadcast) => id,
    open,
    onRow: ({ id }: Broadcast) => onOpen(id),
  }
  if (isPending && !late) return <div className="fill" />
  if (error && !data) return <OfficeFailed code={error.code} onRetry={() => void refetch()} />
  if (data?.items.length === 0) {
    return (
      <OfficeEmpty icon="letter" title={t('broadcast.none')}>
        <p>{t('broadcast.noneHint')}</p>
      </OfficeEmpty>
    )
  }
  if (phone && data) {
    return (
      <RowList<Broadcast> label={t('menu.messages')} {...shared}>
        {(broadcast) => <BroadcastPhoneRow broadcast={broadcast} />}
      </RowList>
    )
  }
  return (
    <OfficeTable<Broadcast>
      caption={t('menu.messages')}
      columns={columns}
      loading={isPending}
      minWidth={740}
      {...shared}
    />
  )
}

function useBroadcastKeys(
  broadcasts: readonly Broadcast[] | undefined,
  open: string | undefined,
  onOpen: (id: string | undefined) => void,
): void {
  const move = (by: 1 | -1) => {
    if (!broadcasts) return
    const at = broadcasts.findIndex(({ id }) => id === open)
    const next = broadcasts[at < 0 ? 0 : Math.min(Math.max(at + by, 0), broadcasts.length - 1)]
    if (next) onOpen(next.id)
  }
  useKeys([
    ...moveKeys(move),
    { keys: ['Escape'], caps: ['esc'], text: 'word.close', run: () => onOpen(undefined) },
  ])
}

function useChange(): (change: MessageChange) => void {
  const navigate = useNavigate({ from: '/messages' })
  return useCallback(
    (change) =>
      void navigate({
        search: (kept: MessageSearch) => changedMessages(kept, change),
        replace: true,
      }),
    [navigate],
  )
}
