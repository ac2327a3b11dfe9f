import { call } from '@camellia/client/call'
import { type ChatPost, listOlderPosts } from '@camellia/contract/chat'
import { useState } from 'react'

/** What was said before the first word one sees. */
export function useOlder(first: string | undefined, hasOlder: boolean) {
  const [posts, setPosts] = useState<readonly ChatPost[]>([])
  const [more, setMore] = useState<boolean>()
  const [busy, setBusy] = useState(false)
  const before = posts[0]?.id ?? first
  const load = async () => {
    if (busy || !before) return
    setBusy(true)
    try {
      const page = await call(listOlderPosts, { before })
      setPosts((kept) => [...page.posts, ...kept])
      setMore(page.hasOlder)
    } catch {
      setMore(true) // The button stays, to try again.
    } finally {
      setBusy(false)
    }
  }
  return { posts, has: more ?? hasOlder, busy, load: () => void load() }
}

export type Older = ReturnType<typeof useOlder>
