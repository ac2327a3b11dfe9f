import { call } from '@camellia/client/call'
import { useEndpoint, useRefresh } from '@camellia/client/hooks'
import { randomUuid } from '@camellia/client/random-hex'
import { answerChat, listChats, readChat } from '@camellia/contract/chat'
import type { Attachment } from '@camellia/contract/file'
import { readShell } from '@camellia/contract/report'
import { nowMs } from '@camellia/i18n/clock'
import { useRef, useState } from 'react'
import { type PendingPost, type SaidPost, shownPosts } from './chat.rules'

const EVERY_MS = 10_000

/** One conversation: what was said, what is on its way, and what lies further back. */
export function useTalk(id: string) {
  const query = useEndpoint(readChat, { id }, { everyMs: EVERY_MS })
  const chat = query.data?.id === id ? query.data : undefined
  const sending = useSending(id)
  const older = useOlder(id, chat?.posts[0]?.id, chat?.hasOlder ?? false)
  return {
    chat,
    error: query.error,
    retry: () => void query.refetch(),
    posts: shownPosts(older.posts, chat?.posts ?? [], sending.pending),
    older,
    ...sending,
  }
}

export interface Words {
  readonly content: string
  readonly file: Attachment | null
}

/** Words stand there at once, in their order; one that did not arrive can be sent again. */
function useSending(chat: string) {
  const refresh = useRefresh()
  const [pending, setPending] = useState<readonly PendingPost[]>([])
  const line = useRef<Promise<void>>(Promise.resolve())
  const mark = (id: string, failed: boolean) =>
    setPending((kept) => kept.map((post) => (post.id === id ? { ...post, failed } : post)))
  const deliver = async ({ id, content, file }: PendingPost) => {
    const words = { ...(content && { content }), ...(file && { file: file.id }) }
    try {
      await call(answerChat, { id, chat, ...words })
      for (const shown of [readChat, listChats, readShell]) void refresh(shown)
    } catch {
      mark(id, true)
    }
  }
  // One after the other, so that they arrive in the order they were said.
  const queue = (post: PendingPost) => {
    line.current = line.current.then(() => deliver(post))
  }
  return {
    pending,
    say: ({ content, file }: Words) => {
      const createdAt = new Date(nowMs()).toISOString()
      const post = { id: randomUuid(), content, file, createdAt, failed: false }
      setPending((kept) => [...kept, post])
      queue(post)
    },
    /** Under its first name: it cannot be said twice. */
    again: (id: string) => {
      const post = pending.find((kept) => kept.id === id)
      if (!post) return
      mark(id, false)
      queue(post)
    },
  }
}

/** What was said before the first post one sees. */
function useOlder(id: string, first: string | undefined, hasOlder: boolean) {
  const [pages, setPages] = useState<readonly SaidPost[]>([])
  const [more, setMore] = useState<boolean>()
  const [busy, setBusy] = useState(false)
  const before = pages[0]?.id ?? first
  const load = async () => {
    if (busy || !before) return
    setBusy(true)
    try {
      const page = await call(readChat, { id, before })
      setPages((kept) => [...page.posts, ...kept])
      setMore(page.hasOlder)
    } catch {
      setMore(true)
    } finally {
      setBusy(false)
    }
  }
  return { posts: pages, has: more ?? hasOlder, busy, load: () => void load() }
}
