import type { Told } from '../http/tell'

const GATHER_MS = 100

export interface SoonTeller {
  tellSoon(told: Told): void
  stop(): void
}

/** A player who bets fast needs the newest balance on their other screens, not every one. */
export function createSoonTeller(say: (told: readonly Told[]) => void): SoonTeller {
  const newest = new Map<string, Told>()
  const flush = () => {
    if (newest.size === 0) return
    say([...newest.values()])
    newest.clear()
  }
  const timer = setInterval(flush, GATHER_MS)
  return {
    tellSoon: (told) => void newest.set(JSON.stringify(told.to), told),
    stop() {
      clearInterval(timer)
      flush()
    },
  }
}
