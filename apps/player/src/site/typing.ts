import { nowMs } from '@camellia/i18n/clock'
import { useSyncExternalStore } from 'react'

let last = 0
const listeners = new Set<() => void>()

/** Someone of the support is writing at this moment. */
export function showTyping(): void {
  last = nowMs()
  for (const listener of listeners) listener()
}

/** When the support last wrote; zero: not yet. */
export function useTypingTime(): number {
  return useSyncExternalStore(subscribe, () => last)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
