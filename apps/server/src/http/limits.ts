import { subnetOf } from '@camellia/kernel/network'
import { refuse } from '@camellia/kernel/refusal'

const WINDOW_MS = 60_000

/** Calls per minute of one member or one address, on this node. */
export interface Limits {
  count(who: string, most: number): void
  /** By the address, and by its neighbours together: who has many gains little by changing. */
  countAddress(
    address: string,
    most: { readonly one: number; readonly near: number },
    /** What is counted for itself has a name; everything else is counted together. */
    lane?: string,
  ): void
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
    countAddress(address, { one, near }, lane = '') {
      count(`${lane}address ${address}`, one)
      count(`${lane}subnet ${subnetOf(address)}`, near)
    },
  }
}

/** So many different things of one person in a window of time. */
export interface DistinctLimit {
  /** Notes them and says which are new; refuses, and notes none, when they are too many. */
  count(who: string, things: readonly string[]): readonly string[]
  /** Notes it when there is room; true when it is noted now or was before. */
  admit(who: string, thing: string): boolean
  size(who: string): number
  /** Refuses who has none left. */
  require(who: string): void
}

/** The same again costs nothing: a sheet that is looked through twice is one sheet. */
export function createDistinctLimit(
  now: () => number,
  { most, windowMs }: { readonly most: number; readonly windowMs: number },
): DistinctLimit {
  const kept = new Map<string, { readonly until: number; readonly seen: Set<string> }>()
  let swept = now()
  const of = (who: string) => {
    if (now() - swept >= windowMs) {
      swept = now()
      for (const [one, { until }] of kept) if (now() >= until) kept.delete(one)
    }
    const known = kept.get(who)
    if (known && now() < known.until) return known
    const fresh = { until: now() + windowMs, seen: new Set<string>() }
    kept.set(who, fresh)
    return fresh
  }
  const tooMany = (until: number) =>
    refuse('TOO_MANY_REQUESTS', { retryAfter: Math.ceil((until - now()) / 1_000) })
  return {
    count(who, things) {
      const { until, seen } = of(who)
      const fresh = [...new Set(things)].filter((thing) => !seen.has(thing))
      if (seen.size + fresh.length > most) tooMany(until)
      for (const thing of fresh) seen.add(thing)
      return fresh
    },
    admit(who, thing) {
      const { seen } = of(who)
      if (seen.size < most) seen.add(thing)
      return seen.has(thing)
    },
    size: (who) => of(who).seen.size,
    require(who) {
      const { until, seen } = of(who)
      if (seen.size >= most) tooMany(until)
    },
  }
}
