import { call } from '@camellia/client/call'
import { useRefresh } from '@camellia/client/hooks'
import { readMyChat, sayInChat } from '@camellia/contract/chat'
import type { Attachment } from '@camellia/contract/file'
import { listMyInquiries } from '@camellia/contract/inquiry'
import { nowMs } from '@camellia/i18n/clock'
import type { Code } from '@camellia/kernel/codes'
import { Refusal } from '@camellia/kernel/refusal'
import { useRef, useState } from 'react'
import type { PendingPost } from './chat.rules'

export interface Words {
  readonly id: string
  readonly content: string
  readonly file: Attachment | null
}

/** Words stand there at once, in their order; one that did not arrive can be sent again. */
export function useSaying() {
  const refresh = useRefresh()
  const [pending, setPending] = useState<readonly PendingPost[]>([])
  const [wrong, setWrong] = useState<Code>()
  const [inquiry, setInquiry] = useState<string>()
  const line = useRef<Promise<void>>(Promise.resolve())
  const mark = (id: string, failed: boolean) =>
    setPending((kept) => kept.map((post) => (post.id === id ? { ...post, failed } : post)))
  const deliver = async ({ id, content, file }: PendingPost) => {
    const words = { ...(content && { content }), ...(file && { file: file.id }) }
    try {
      const became = await call(sayInChat, { id, ...words })
      setWrong(undefined)
      if (became.inquiry) {
        setInquiry(became.inquiry)
        setPending((kept) => kept.filter((post) => post.id !== id))
        void refresh(listMyInquiries)
      }
      void refresh(readMyChat)
    } catch (error) {
      setWrong(error instanceof Refusal ? error.code : 'INTERNAL_ERROR')
      mark(id, true)
    }
  }
  // One after the other, so that they arrive in the order they were said.
  const queue = (post: PendingPost) => {
    line.current = line.current.then(() => deliver(post))
  }
  return {
    pending,
    /** Why the last words did not arrive. */
    wrong,
    /** With nobody there they became this inquiry. */
    inquiry,
    forgetInquiry: () => setInquiry(undefined),
    say: (words: Words) => {
      const post = { ...words, createdAt: new Date(nowMs()).toISOString(), failed: false }
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
