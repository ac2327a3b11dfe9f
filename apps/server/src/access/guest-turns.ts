import { subnetOf } from '@camellia/kernel/network'
import { refuse } from '@camellia/kernel/refusal'
import { createFairTurns } from '../http/fair-turns'

/**
 * Tries of people who are nobody yet: one of a network at a time and few in all, each network in
 * its turn. They wait here, where waiting costs nothing, and not for a lock in the database, where
 * each of them would hold a connection that somebody's bet needs.
 */
export type GuestTurns = <T>(address: string, work: () => Promise<T>) => Promise<T>

export function createGuestTurns(): GuestTurns {
  const inTurn = createFairTurns({ atOnce: 4, waitingMax: 1_000, waitingEach: 100, againS: 1 })
  return (address, work) => inTurn({ who: subnetOf(address) }, work)
}

const REMEMBERED_MS = 1_000
const REMEMBERED_MOST = 10_000

export interface LockMemory {
  check(keys: readonly string[]): void
  keep(key: string, retryAfter: number): void
}

/**
 * Who was found locked a moment ago is refused without another look: the database is asked once a
 * second, however many try.
 */
export function createLockMemory(now: () => number): LockMemory {
  const locked = new Map<string, { readonly until: number; readonly retryAfter: number }>()
  return {
    check(keys) {
      for (const key of keys) {
        const known = locked.get(key)
        if (known === undefined) continue
        if (known.until > now()) refuse('TOO_MANY_REQUESTS', { retryAfter: known.retryAfter })
        locked.delete(key)
      }
    },
    keep(key, retryAfter) {
      const [oldest] = locked.keys()
      if (locked.size >= REMEMBERED_MOST && oldest !== undefined) locked.delete(oldest)
      locked.set(key, { until: now() + REMEMBERED_MS, retryAfter })
    },
  }
}
