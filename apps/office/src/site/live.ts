import type { LiveState } from '@camellia/client/live'
import { nowMs } from '@camellia/i18n/clock'
import { createStore } from './store'

export interface LiveView {
  readonly state: LiveState
  /** Since when what is on the screen may be old; undefined while it is fresh. */
  readonly lostAt: number | undefined
  /** Calls get no answer, whatever the hub says. */
  readonly outage: boolean
  readonly retry: () => void
}

const store = createStore<LiveView>({
  state: 'Connecting',
  lostAt: undefined,
  outage: false,
  retry: () => {},
})

export function showLive(change: Partial<Pick<LiveView, 'state' | 'outage' | 'retry'>>): void {
  const before = store.get()
  const next = { ...before, ...change }
  const fresh = isFresh(next)
  store.set({ ...next, lostAt: fresh ? undefined : (before.lostAt ?? nowMs()) })
}

export const useLive = store.use

/** Old numbers are dimmed, and what decides or moves money waits. */
export function useFresh(): boolean {
  return store.useOf(isFresh)
}

/** Connecting for the first time is not a loss: the page has just loaded its numbers. */
function isFresh({ state, outage, lostAt }: LiveView): boolean {
  if (outage || state === 'Reconnecting' || state === 'Disconnected') return false
  return state === 'Connected' || lostAt === undefined
}
