import { Refusal, refuse } from '@camellia/kernel/refusal'

export interface FairTurnsOptions {
  /** In work at the same time, whoever they are of. */
  readonly atOnce: number
  readonly waitingMax: number
  /** Waiting of one caller beside the one in work. */
  readonly waitingEach: number
  /** What is said to who has to come back, in seconds. */
  readonly againS: number
}

interface Waiting {
  readonly who: string
  readonly go: () => void
  readonly leave: () => void
}

/**
 * Expensive work in turns over the callers, not over what they bring: one piece of work of a caller
 * at a time, and the next is of whoever was served longest ago. Who comes for the first time waits
 * for what is in work and for nothing else.
 */
export function createFairTurns({ atOnce, waitingMax, waitingEach, againS }: FairTurnsOptions) {
  const working = new Set<string>()
  const waiting: Waiting[] = []
  /** Callers in the order in which they were served, the latest last. */
  const served = new Set<string>()
  const tooMany = () => refuse('TOO_MANY_REQUESTS', { retryAfter: againS })
  const waitingOf = (who: string) => waiting.filter((one) => one.who === who)

  const next = () => {
    if (working.size >= atOnce) return
    const order = [...served]
    const able = waiting.filter(({ who }) => !working.has(who))
    const longest = Math.min(...able.map(({ who }) => order.indexOf(who)))
    const one = able.find(({ who }) => order.indexOf(who) === longest)
    if (!one) {
      if (waiting.length + working.size === 0) served.clear()
      return
    }
    waiting.splice(waiting.indexOf(one), 1)
    working.add(one.who)
    served.delete(one.who)
    served.add(one.who)
    one.go()
    next()
  }

  /** A full room has a place for who has none in it: of those with several, the newest goes. */
  const makeRoom = (who: string) => {
    if (waiting.length < waitingMax) return
    const several = waiting.filter((one) => waitingOf(one.who).length > 1)
    const newest = waitingOf(who).length === 0 ? several.at(-1) : undefined
    if (!newest) return tooMany()
    waiting.splice(waiting.indexOf(newest), 1)
    newest.leave()
  }

  return async <T>(who: string, work: () => Promise<T>): Promise<T> => {
    if (waitingOf(who).length >= waitingEach) tooMany()
    makeRoom(who)
    await new Promise<void>((go, fail) => {
      const leave = () => fail(new Refusal('TOO_MANY_REQUESTS', { retryAfter: againS }))
      waiting.push({ who, go, leave })
      next()
    })
    try {
      return await work()
    } finally {
      working.delete(who)
      next()
    }
  }
}
