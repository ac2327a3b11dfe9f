import { useSyncExternalStore } from 'react'

/** A page that never rests is not waited for longer. */
const PATIENCE_MS = 2_000

const listeners = new Set<() => void>()
let quiet = false
let asked = false

/** Whether the page stands and has had a moment of rest; for what nobody looks for before. */
export function useQuiet(): boolean {
  return useSyncExternalStore(subscribe, () => quiet)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!asked) askForRest()
  return () => listeners.delete(listener)
}

function askForRest(): void {
  asked = true
  const rest = () => {
    quiet = true
    for (const listener of listeners) listener()
  }
  // Safari knows no such moment.
  if ('requestIdleCallback' in window) requestIdleCallback(rest, { timeout: PATIENCE_MS })
  else setTimeout(rest)
}
