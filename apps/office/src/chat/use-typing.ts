import { call } from '@camellia/client/call'
import { typeAsStaff } from '@camellia/contract/chat'
import { nowMs } from '@camellia/i18n/clock'
import { useRef } from 'react'
import { useNow } from '../site/now'
import { useTypingTimes } from '../site/typing'
import { isTyping } from './chat.rules'

/** The member is writing just now. */
export function useTyping(chat: string): boolean {
  const at = useTypingTimes()[chat]
  return isTyping(at, useNow())
}

const SAY_MS = 3_000

/** Tells the member that one is writing, not at every letter. */
export function useSayTyping(chat: string): () => void {
  const last = useRef(0)
  return () => {
    const now = nowMs()
    if (now - last.current < SAY_MS) return
    last.current = now
    // Nobody misses it when it is lost.
    call(typeAsStaff, { chat }).catch(() => {})
  }
}
