import { call } from '@camellia/client/call'
import { useAction, useEndpoint, useRefresh } from '@camellia/client/hooks'
import { leaveChat, type MyChat, readMyChat, seeChat } from '@camellia/contract/chat'
import { useEffect, useState } from 'react'
import { useDraft } from '../site/use-draft'
import { useRefusalToast } from '../site/use-refusal'
import { shownPosts, unseenPost } from './chat.rules'
import { useOlder } from './use-older'
import { useSaying } from './use-saying'
import { useVisible } from './use-visible'

/** Whether someone is there is not pushed: while one looks it is asked. */
const OPEN_MS = 15_000

/** My conversation: what was said, what is on its way, what is new, and how to say more. */
export function useChat(open: boolean) {
  const query = useEndpoint(readMyChat, {}, open ? { everyMs: OPEN_MS } : {})
  const chat = query.data?.chat ?? undefined
  const last = useLast(chat)
  const saying = useSaying()
  const older = useOlder(last?.posts[0]?.id, last?.hasOlder ?? false)
  const unseen = chat && unseenPost(chat.posts, chat.seenByMe)
  useSeeing(open ? unseen : undefined)
  const draft = useDraft()
  return {
    chat,
    /** It was there a moment ago: the words stay, to be read. */
    ended: !chat && last !== undefined,
    staffed: query.data?.staffed ?? false,
    loading: query.isPending,
    refusal: query.data ? null : query.error,
    retry: () => void query.refetch(),
    posts: shownPosts(older.posts, last?.posts ?? [], saying.pending),
    unseen: unseen !== undefined,
    draft,
    older,
    ...saying,
    leave: useLeaving(),
  }
}

export type Chat = ReturnType<typeof useChat>

function useLast(chat: MyChat | undefined): MyChat | undefined {
  const [kept, setKept] = useState<MyChat>()
  useEffect(() => {
    if (chat) setKept(chat)
  }, [chat])
  return chat ?? kept
}

/** Seen is what stands open before someone who looks. */
function useSeeing(unseen: string | undefined): void {
  const refresh = useRefresh()
  const visible = useVisible()
  useEffect(() => {
    if (!unseen || !visible) return
    call(seeChat, { post: unseen }).then(
      () => refresh(readMyChat),
      () => {}, // The next word of theirs tries again.
    )
  }, [unseen, visible, refresh])
}

function useLeaving() {
  const refresh = useRefresh()
  const onRefused = useRefusalToast()
  return useAction(leaveChat, { onDone: () => void refresh(readMyChat), onRefused })
}
