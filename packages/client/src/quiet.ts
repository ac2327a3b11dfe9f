import { startTransition, useEffect, useState } from 'react'

/** A page that never rests is not waited for longer. */
const PATIENCE_MS = 2_000

const listeners = new Set<() => void>()
let quiet = false
let asked = false

/** Whether the page stands and has had a moment of rest; for what nobody looks for before. */
export function useQuiet(): boolean {
  const [known, know] = useState(quiet)
  useEffect(() => {
    if (known) return
    // In slices, as everything that nobody waits for.
    const listener = () => startTransition(() => know(true))
    listeners.add(listener)
    askForRest()
    return () => void listeners.delete(listener)
  }, [known])
  return known
}

function askForRest(): void {
  if (asked) return
  asked = true
  const rest = () => {
    quiet = true
    for (const listener of listeners) listener()
  }
  // Safari knows no such moment.
  if ('requestIdleCallback' in window) requestIdleCallback(rest, { timeout: PATIENCE_MS })
  else setTimeout(rest)
}
