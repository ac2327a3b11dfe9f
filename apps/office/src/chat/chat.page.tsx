import { useEndpoint } from '@camellia/client/hooks'
import { listChats, type QueuedChat } from '@camellia/contract/chat'
import { useTexts } from '@camellia/i18n/texts'
import { Switch } from '@camellia/ui/office-checkbox'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { useLater, usePhone } from '@camellia/ui/office-media'
import { OfficeEmpty, OfficeFailed } from '@camellia/ui/office-states'
import { Tabs } from '@camellia/ui/office-tabs'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { focusComposer } from '../site/composer'
import { useKeys } from '../site/keys'
import { moveKeys } from '../site/list-keys'
import { useFresh } from '../site/live'
import { LogPager } from '../site/log-pager'
import { MemberFilter } from '../site/member-filter'
import { Page } from '../site/page'
import { moved } from '../site/queue.rules'
import { TalkBones, TalkLayout, TalkList } from '../site/talk'
import styles from '../site/talk.module.css'
import { inOrder } from './chat.rules'
import { ChatPane } from './chat-pane'
import { ChatRow } from './chat-row'
import { type ChatChange, type ChatSearch, changedChats, inputOf } from './chat-search'

/** A lost push must not leave someone waiting. */
const EVERY_MS = 15_000

type Change = (change: ChatChange) => void

/** Live conversations: who waits first; what is over stays readable. */
export function ChatPage() {
  const { t } = useTexts()
  const search = useSearch({ from: '/shell/chats' })
  const change = useChange()
  const query = useEndpoint(listChats, inputOf(search), { everyMs: EVERY_MS })
  const items = query.data?.items ?? []
  const chats = search.closed ? items : inOrder(items)
  // On a phone the open one has the whole screen.
  const covered = usePhone() && search.id !== undefined
  useChatKeys(chats, search.id, (id) => change({ id }))
  return (
    <Page
      title={t('menu.chats')}
      beside={!covered && <ChatTabs search={search} change={change} />}
      tools={!covered && <ChatTools search={search} change={change} />}
    >
      <TalkLayout
        list={
          <>
            <Chats query={query} chats={chats} search={search} change={change} />
            <Pager query={query} search={search} change={change} />
          </>
        }
        pane={
          search.id && (
            <ChatPane key={search.id} id={search.id} onClose={() => change({ id: undefined })} />
          )
        }
        nobody={
          <div className={styles.nobody}>
            <OfficeIcon name="chats" size={20} />
            <p>{t('chat.choose')}</p>
          </div>
        }
      />
    </Page>
  )
}

interface ListProps {
  readonly query: ReturnType<typeof useEndpoint<typeof listChats>>
  readonly search: ChatSearch
  readonly change: Change
}

function ChatTabs({ search, change }: Omit<ListProps, 'query'>) {
  const { t } = useTexts()
  return (
    <Tabs
      label={t('menu.chats')}
      value={search.closed ? 'closed' : 'live'}
      choices={(['live', 'closed'] as const).map((value) => ({
        value,
        label: t(`chat.tab.${value}`),
      }))}
      onChange={(value) => change({ closed: value === 'closed' ? true : undefined })}
    />
  )
}

function ChatTools({ search, change }: Omit<ListProps, 'query'>) {
  const { t } = useTexts()
  return (
    <>
      <MemberFilter member={search.member} onChange={(member) => change({ member })} />
      <Switch
        label={t('inquiry.onlyMine')}
        on={search.mine ?? false}
        onChange={(on) => change({ mine: on ? true : undefined })}
      />
    </>
  )
}

function Chats({
  query,
  chats,
  search,
  change,
}: ListProps & { readonly chats: readonly QueuedChat[] }) {
  const { t } = useTexts()
  const fresh = useFresh()
  const loading = query.isPending
  const late = useLater(loading)
  if (loading) return late ? <TalkBones /> : <div className="fill" />
  if (query.error && !query.data) {
    return <OfficeFailed code={query.error.code} onRetry={() => void query.refetch()} />
  }
  if (chats.length === 0) {
    if (search.closed || search.mine || search.member) {
      return <OfficeEmpty icon="chats" title={t('chat.noneFound')} />
    }
    return (
      <OfficeEmpty title={t('chat.praise')}>
        <p>{t('chat.praiseHint')}</p>
      </OfficeEmpty>
    )
  }
  return (
    <TalkList<QueuedChat>
      label={t('menu.chats')}
      rows={chats}
      at={search.id}
      open={search.id}
      stale={!fresh}
      onOpen={(id) => change({ id })}
    >
      {(chat) => <ChatRow chat={chat} />}
    </TalkList>
  )
}

function Pager({ query, search, change }: ListProps) {
  const last = query.data?.items.at(-1)?.id
  const older = query.data?.hasMore ? last : undefined
  if (!older && !search.before) return null
  return (
    <LogPager
      toNewest={search.before ? () => change({ before: undefined }) : undefined}
      toOlder={older ? () => change({ before: older }) : undefined}
    />
  )
}

function useChatKeys(
  chats: readonly QueuedChat[],
  open: string | undefined,
  onOpen: (id: string | undefined) => void,
): void {
  const move = (by: 1 | -1) => {
    const to = moved(chats, open, by)
    if (to) onOpen(to)
  }
  const waiting = () => onOpen(chats.find(({ unread }) => unread > 0)?.id ?? open)
  useKeys([
    ...moveKeys(move),
    { keys: ['J'], caps: ['J'], text: 'chat.nextUnread', run: waiting },
    { keys: ['A'], caps: ['A'], text: 'inquiry.answer', run: focusComposer },
    { keys: ['Escape'], caps: ['esc'], text: 'word.close', run: () => onOpen(undefined) },
  ])
}

function useChange(): Change {
  const navigate = useNavigate({ from: '/chats' })
  return useCallback(
    (change) =>
      void navigate({
        search: (kept: ChatSearch) => changedChats(kept, change),
        replace: true,
      }),
    [navigate],
  )
}
