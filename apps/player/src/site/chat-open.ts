import { useSyncExternalStore } from 'react'

let open = false
const listeners = new Set<() => void>()

/** The chat stands over every page: any of them may open it. */
export function openChat(): void {
  change(true)
}

export function closeChat(): void {
  change(false)
}

export function useChatOpen(): boolean {
  return useSyncExternalStore(subscribe, () => open)
}

function change(next: boolean): void {
  open = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
