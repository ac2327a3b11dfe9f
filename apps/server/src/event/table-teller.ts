import type { AppDb } from '../http/tell'
import { tellTable } from './event.service'

const GATHER_MS = 300

export interface TableTeller {
  /** Something changed in this game: whoever looks at it is told once for all that came together. */
  soon(game: string): void
  stop(): Promise<void>
}

/** Five thousand bets in the last second are a few messages to everyone, not five thousand. */
export function createTableTeller(
  db: AppDb,
  log: { warn(details: object, text: string): void },
): TableTeller {
  const changed = new Set<string>()
  let running: Promise<void> = Promise.resolve()
  const flush = async () => {
    const games = [...changed]
    changed.clear()
    for (const game of games) {
      await db
        .system((tx) => tellTable(tx, game))
        .catch((error) => log.warn({ error, game }, 'table state not pushed'))
    }
  }
  const timer = setInterval(() => {
    if (changed.size > 0) running = running.then(flush)
  }, GATHER_MS)
  return {
    soon: (game) => void changed.add(game),
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
