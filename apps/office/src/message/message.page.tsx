import { useEndpoint } from '@camellia/client/hooks'
import { type Letter, listLetters } from '@camellia/contract/message'
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
import { ComposeDialog } from './compose-dialog'
import { LetterPhoneRow, useLetterColumns } from './letter-columns'
import { LetterPanel } from './letter-panel'
import { changedMessages, inputOf, type MessageChange, type MessageSearch } from './message-search'
import { TemplatesDialog } from './templates-dialog'

/** A letter on its way is looked at again even if a push is lost. */
const EVERY_MS = 15_000

/** What was sent, how far it is and who has read it; and where the next letter is written. */
export function MessagePage() {
  const { t } = useTexts()
  const search = useSearch({ from: '/shell/messages' })
  const change = useChange()
  const fresh = useFresh()
  const [keeping, setKeeping] = useState(false)
  const query = useEndpoint(listLetters, inputOf(search), { everyMs: EVERY_MS })
  const letters = query.data?.items
  const open = letters?.find(({ id }) => id === search.id)
  useLetterKeys(letters, search.id, (id) => change({ id }))
  return (
    <Page
      title={t('menu.messages')}
      beside={
        <>
          <span className="fill" />
          <Allow permission="Message.write">
            <OfficeButton look="ghost" onClick={() => setKeeping(true)}>
              <OfficeIcon name="document" size={14} />
              {t('letter.templates')}
            </OfficeButton>
            <OfficeButton look="ink" disabled={!fresh} onClick={() => change({ write: true })}>
              <OfficeIcon name="edit" size={14} />
              {t('letter.write')}
            </OfficeButton>
          </Allow>
        </>
      }
    >
      <Split lined>
        <Column>
          <Letters query={query} open={search.id} onOpen={(id) => change({ id })} />
          <LogPager
            toNewest={search.before ? () => change({ before: undefined }) : undefined}
            toOlder={olderOf(query.data, (before) => change({ before, id: undefined }))}
          />
        </Column>
        {open && <LetterPanel key={open.id} letter={open} search={search} change={change} />}
      </Split>
      {search.write && <ComposeDialog onClose={() => change({ write: undefined })} />}
      {keeping && <TemplatesDialog onClose={() => setKeeping(false)} />}
    </Page>
  )
}

function olderOf(
  data: { readonly items: readonly Letter[]; readonly hasMore: boolean } | undefined,
  go: (before: string) => void,
): (() => void) | undefined {
  const last = data?.items.at(-1)
  return data?.hasMore && last ? () => go(last.id) : undefined
}

function Letters({
  query,
  open,
  onOpen,
}: {
  readonly query: ReturnType<typeof useEndpoint<typeof listLetters>>
  readonly open: string | undefined
  readonly onOpen: (id: string) => void
}) {
  const { t } = useTexts()
  const phone = usePhone()
  const columns = useLetterColumns()
  const { data, error, refetch, isPending } = query
  const late = useLater(isPending)
  const shared = {
    rows: data?.items ?? [],
    rowKey: ({ id }: Letter) => id,
    open,
    onRow: ({ id }: Letter) => onOpen(id),
  }
  if (isPending && !late) return <div className="fill" />
  if (error && !data) return <OfficeFailed code={error.code} onRetry={() => void refetch()} />
  if (data?.items.length === 0) {
    return (
      <OfficeEmpty icon="letter" title={t('letter.none')}>
        <p>{t('letter.noneHint')}</p>
      </OfficeEmpty>
    )
  }
  if (phone && data) {
    return (
      <RowList<Letter> label={t('menu.messages')} {...shared}>
        {(letter) => <LetterPhoneRow letter={letter} />}
      </RowList>
    )
  }
  return (
    <OfficeTable<Letter>
      caption={t('menu.messages')}
      columns={columns}
      loading={isPending}
      minWidth={740}
      {...shared}
    />
  )
}

function useLetterKeys(
  letters: readonly Letter[] | undefined,
  open: string | undefined,
  onOpen: (id: string | undefined) => void,
): void {
  const move = (by: 1 | -1) => {
    if (!letters) return
    const at = letters.findIndex(({ id }) => id === open)
    const next = letters[at < 0 ? 0 : Math.min(Math.max(at + by, 0), letters.length - 1)]
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
