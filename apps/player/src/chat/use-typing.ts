import { call } from '@camellia/client/call'
import { typeInChat } from '@camellia/contract/chat'
import { nowMs } from '@camellia/i18n/clock'
import { useEffect, useRef, useState } from 'react'
import { useTypingTime } from '../site/typing'
import { SAY_TYPING_MS, TYPING_MS } from './chat.rules'

const NEXT_MS = 1_500

/** Someone of the support is writing just now; what they have said ends it. */
export function useTyping(lastOfStaff: string | undefined): boolean {
  const at = useTypingTime()
  const [over, setOver] = useState(at)
  const heard = useRef(at)
  heard.current = at
  useEffect(() => {
    const timer = setTimeout(() => setOver(at), TYPING_MS)
    return () => clearTimeout(timer)
  }, [at])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new word of theirs is the reason.
  useEffect(() => {
    // What was heard just now belongs to their next word already.
    if (nowMs() - heard.current > NEXT_MS) setOver(heard.current)
  }, [lastOfStaff])
  return at !== over
}

/** Tells the support that one is writing, not at every letter. */
export function useSayTyping(talking: boolean): () => void {
  const last = useRef(0)
  return () => {
    const now = nowMs()
    if (!talking || now - last.current < SAY_TYPING_MS) return
    last.current = now
    // Nobody misses it when it is lost.
    call(typeInChat, {}).catch(() => {})
  }
}
