import type { TimeoutProvider } from '@tanstack/react-query'

/** No query needs to be woken more exactly than this. */
const STEP_MS = 100

interface Sleeper {
  readonly wake: () => void
  readonly everyMs?: number
  at: number
}

/**
 * One timer of the browser for all that queries ask for: when an answer is old, when it may be
 * dropped, when to ask again. A page has dozens of them, and a phone feels each one that is set.
 */
export function sharedTimers(): TimeoutProvider<number> {
  const sleepers = new Map<number, Sleeper>()
  let lastId = 0
  let clock: { readonly at: number; readonly timer: ReturnType<typeof setTimeout> } | undefined

  function sleep(wake: () => void, afterMs: number, everyMs?: number): number {
    const at = stepAfter(afterMs)
    sleepers.set(++lastId, { wake, at, ...(everyMs !== undefined && { everyMs }) })
    setClock(at)
    return lastId
  }

  function setClock(at: number): void {
    if (clock && clock.at <= at) return
    clearTimeout(clock?.timer)
    clock = { at, timer: setTimeout(ring, at - performance.now()) }
  }

  function ring(): void {
    clock = undefined
    const now = performance.now()
    for (const [id, sleeper] of sleepers) {
      if (sleeper.at <= now) {
        // One after the other: what one of them throws is not the others' trouble.
        queueMicrotask(() => rouse(id))
        if (sleeper.everyMs !== undefined) sleeper.at = stepAfter(sleeper.everyMs)
      }
      if (sleeper.at > now) setClock(sleeper.at)
    }
  }

  function rouse(id: number): void {
    const sleeper = sleepers.get(id)
    if (sleeper && sleeper.everyMs === undefined) sleepers.delete(id)
    sleeper?.wake()
  }

  const forget = (id: number | undefined) => void (id !== undefined && sleepers.delete(id))
  return {
    setTimeout: (wake, afterMs) => sleep(wake, afterMs),
    setInterval: (wake, everyMs) => sleep(wake, everyMs, everyMs),
    clearTimeout: forget,
    clearInterval: forget,
  }
}

/** Times that lie close together become one. */
function stepAfter(ms: number): number {
  return Math.ceil((performance.now() + ms) / STEP_MS) * STEP_MS
}
