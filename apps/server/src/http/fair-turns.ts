import { Refusal } from '@camellia/kernel/refusal'

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
  readonly first: boolean
  /** In which round it is due: the second piece of work of a caller is due a round later. */
  readonly round: number
  readonly go: () => void
  readonly leave: () => void
}

export type FairTurns = <T>(
  by: { readonly who: string; readonly first?: boolean },
  work: () => Promise<T>,
) => Promise<T>

/**
 * Expensive work in turns over the callers, not over what they bring: one piece of work of a caller
 * at a time, and everybody has had a turn before somebody has a second one. What goes first goes
 * before all others, and is not held to one at a time.
 */
export function createFairTurns(options: FairTurnsOptions): FairTurns {
  const { atOnce, waitingMax, waitingEach, againS } = options
  const working: string[] = []
  const waiting: Waiting[] = []
  /** The latest round of each caller; who is not here is due now. */
  const rounds = new Map<string, number>()
  let round = 0
  const tooMany = () => new Refusal('TOO_MANY_REQUESTS', { retryAfter: againS })
  const waitingOf = (who: string) => waiting.filter((one) => one.who === who)

  const next = () => {
    if (working.length >= atOnce) return
    const able = waiting.filter(({ first, who }) => first || !working.includes(who))
    const due = Math.min(...able.map((one) => one.round))
    const one = able.find(({ first }) => first) ?? able.find((it) => it.round === due)
    if (!one) {
      // Nobody is here: nobody has to be remembered.
      if (waiting.length + working.length === 0) rounds.clear()
      return
    }
    if (!one.first) round = Math.max(round, one.round)
    waiting.splice(waiting.indexOf(one), 1)
    working.push(one.who)
    one.go()
    next()
  }

  /** A full room has a place for who has none in it: of those with several, the newest goes. */
  const makeRoom = (who: string) => {
    if (waiting.length < waitingMax) return
    const several = waiting.filter((one) => !one.first && waitingOf(one.who).length > 1)
    const newest = waitingOf(who).length === 0 ? several.at(-1) : undefined
    if (!newest) throw tooMany()
    waiting.splice(waiting.indexOf(newest), 1)
    newest.leave()
  }

  const turnOf = (who: string, first: boolean) => {
    if (first) return round
    const known = rounds.get(who)
    const mine = known === undefined ? round : Math.max(round, known + 1)
    rounds.set(who, mine)
    return mine
  }

  return async ({ who, first = false }, work) => {
    if (!first && waitingOf(who).length >= waitingEach) throw tooMany()
    makeRoom(who)
    await new Promise<void>((go, fail) => {
      waiting.push({ who, first, round: turnOf(who, first), go, leave: () => fail(tooMany()) })
      next()
    })
    try {
      return await work()
    } finally {
      working.splice(working.indexOf(who), 1)
      next()
    }
  }
}
