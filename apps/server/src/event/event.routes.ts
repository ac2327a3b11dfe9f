import * as contract from '@camellia/contract/event'
import { refuse } from '@camellia/kernel/refusal'
import type { Api } from '../http/api'
import type { AppDb } from '../http/tell'
import { eventFor } from './event.rules'
import { type EventParts, noteLook, placeBet, readEvent, readTable } from './event.service'
import { selectEvent, selectEvents } from './event.sql'

/** A look is written down so often, however many look. */
const LOOK_MS = 10_000
const NUMBERS_MAX = 10_000

export function eventRoutes({ serve, read }: Api, parts: EventParts, now: () => number): void {
  const looks = new Map<string, number>()
  serve(contract.readTable, async (caller, { game }) => {
    const found = await read(caller, (tx) => readTable(tx, caller, game))
    if (now() - (looks.get(game) ?? 0) > LOOK_MS) {
      looks.set(game, now())
      await noteLook(parts.db, game)
    }
    return found
  })
  serve(contract.placeBet, (caller, input, { key }) => placeBet(parts, caller, input, key))
  serve(contract.readEvent, (caller, { id }) =>
    read(caller, (tx) => readEvent(tx, { caller, id, parts })),
  )
  serve(contract.listEvents, (caller, page) =>
    read(caller, async (tx) => {
      const rows = await selectEvents(tx, page)
      const items = rows.slice(0, page.size).map(eventFor)
      return { items, hasMore: rows.length > page.size, size: page.size }
    }),
  )
}

/** Asked once for every round: with every bet it would cost a question. */
export function createNumbers(db: AppDb): (event: string) => Promise<number> {
  const known = new Map<string, number>()
  return async (event) => {
    const kept = known.get(event)
    if (kept !== undefined) return kept
    const { number } = (await db.system((tx) => selectEvent(tx, event))) ?? refuse('NOT_FOUND')
    if (known.size >= NUMBERS_MAX) known.clear()
    known.set(event, number)
    return number
  }
}
