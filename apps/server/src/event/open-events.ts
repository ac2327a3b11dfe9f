import type { Seal } from '@camellia/db/sealed'
import type { AppDb } from '../http/tell'
import type { Hub } from '../hub/hub'
import type { Table } from '../play/play.service'
import { createNumbers } from './event.routes'
import type { EventParts } from './event.service'
import { createReceipts } from './receipts'
import { type Runner, startRunner } from './runner.service'
import { createTableTeller } from './table-teller'

export interface Events {
  readonly parts: EventParts
  readonly runner: Runner
  stop(): Promise<void>
}

/** Shared rounds: what their calls need, and the runner of this process. */
export function openEvents({
  db,
  seal,
  log,
  hub,
  table,
}: {
  readonly db: AppDb
  readonly seal: Seal
  readonly log: { warn(details: object, text: string): void }
  readonly hub: Hub
  readonly table: Table
}): Events {
  const tables = createTableTeller(db, log)
  const runner = startRunner({ db, seal, log, isLookedAt: hub.isWatched })
  const { batcher, refusals } = table
  return {
    parts: {
      ...{ db, seal, batcher, refusals, betPlaced: tables.soon },
      receipts: createReceipts(seal),
      numbers: createNumbers(db),
    },
    runner,
    async stop() {
      await runner.stop()
      await tables.stop()
    },
  }
}
