import { refuse } from '@camellia/kernel/refusal'

const WINDOW_MS = 60_000

/** Calls per minute of one member or one address, on this node. */
export interface Limits {
  count(who: string, most: number): void
}

/** Fixed windows: all counters are dropped together, so that memory is bounded by one minute. */
export function createLimits(now: () => number): Limits {
  let counters = new Map<string, number>()
  let until = 0
  return {
    count(who, most) {
      if (now() >= until) {
        counters = new Map()
        until = now() + WINDOW_MS
      }
      const calls = (counters.get(who) ?? 0) + 1
      counters.set(who, calls)
      if (calls > most) {
        refuse('TOO_MANY_REQUESTS', { retryAfter: Math.ceil((until - now()) / 1_000) })
      }
    },
  }
}
