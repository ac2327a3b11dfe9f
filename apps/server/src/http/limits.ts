import { subnetOf } from '@camellia/kernel/network'
import { refuse } from '@camellia/kernel/refusal'

const WINDOW_MS = 60_000

/** Calls per minute of one member or one address, on this node. */
export interface Limits {
  count(who: string, most: number): void
  /** By the address, and by its neighbours together: who has many gains little by changing. */
  countAddress(address: string, most: { readonly one: number; readonly near: number }): void
}

/** Fixed windows: all counters are dropped together, so that memory is bounded by one minute. */
export function createLimits(now: () => number): Limits {
  let counters = new Map<string, number>()
  let until = 0
  const count = (who: string, most: number) => {
    if (now() >= until) {
      counters = new Map()
      until = now() + WINDOW_MS
    }
    const calls = (counters.get(who) ?? 0) + 1
    counters.set(who, calls)
    if (calls > most) {
      refuse('TOO_MANY_REQUESTS', { retryAfter: Math.ceil((until - now()) / 1_000) })
    }
  }
  return {
    count,
    countAddress(address, { one, near }) {
      count(`address ${address}`, one)
      count(`subnet ${subnetOf(address)}`, near)
    },
  }
}
