import { useSyncExternalStore } from 'react'

export interface Connection {
  /** Of the hub, while someone is logged in. */
  readonly live: 'Disconnected' | 'Connecting' | 'Connected' | 'Reconnecting' | 'Off'
  /** Calls get no answer. */
  readonly outage: boolean
  /** The browser has no network: nobody is slow, and nothing is asked. */
  readonly offline: boolean
  readonly maintenance: string
  /** When the site opens again, if that is known. */
  readonly until: string | null
  readonly retry: () => void
}

let current: Connection = {
  ...{ live: 'Off', outage: false, maintenance: '', until: null },
  offline: !navigator.onLine,
  retry: () => {},
}
const listeners = new Set<() => void>()

export function changeConnection(change: Partial<Connection>): void {
  current = { ...current, ...change }
  for (const listener of listeners) listener()
}

export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, () => current)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
