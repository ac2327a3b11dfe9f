import { listRounds } from '@camellia/contract/play'
import type { Api } from '../http/api'
import { roundFor } from './round.rules'
import { selectRounds } from './round.sql'

export function roundRoutes({ serve, read }: Api): void {
  serve(listRounds, (caller, { before, game, size }) =>
    read(caller, async (tx) => {
      const rows = await selectRounds(tx, { member: caller.id, before, game, size })
      const items = rows.slice(0, size).map((row) => roundFor(row, row))
      return { items, hasMore: rows.length > size, size }
    }),
  )
}
