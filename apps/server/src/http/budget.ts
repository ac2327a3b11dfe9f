import { refuse } from '@camellia/kernel/refusal'

/** What one caller may take of this process: so much at once, and a tenth of the time for long. */
export const BUDGET = { burstMs: 1_000, perSecondMs: 100 }

export interface Budget {
  /** Refuses who has taken more than their share, and says when to come back. */
  require(who: string): void
  /** Notes time in which nobody else could be served. */
  charge(who: string, ms: number): void
}

const SWEEP_MS = 10_000

/**
 * One process serves everybody: a caller whose answers are expensive to make waits until what they
 * took is given back. What an answer cost is measured, so that no list of expensive calls has to
 * be kept right.
 */
export function createBudget(now: () => number, limits = BUDGET): Budget {
  const { burstMs, perSecondMs } = limits
  const debts = new Map<string, { readonly ms: number; readonly at: number }>()
  let swept = now()
  const owed = (who: string): number => {
    const debt = debts.get(who)
    return debt ? Math.max(0, debt.ms - ((now() - debt.at) / 1_000) * perSecondMs) : 0
  }
  /** Whoever owes nothing is forgotten: memory is bounded by who was here lately. */
  const sweep = () => {
    if (now() - swept < SWEEP_MS) return
    swept = now()
    for (const who of debts.keys()) if (owed(who) === 0) debts.delete(who)
  }
  return {
    require(who) {
      const over = owed(who) - burstMs
      if (over <= 0) return
      refuse('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(over / perSecondMs) })
    },
    charge(who, ms) {
      sweep()
      debts.set(who, { ms: owed(who) + ms, at: now() })
    },
  }
}
