import * as contract from '@camellia/contract/play'
import { GUEST } from '../http/actor'
import type { Api } from '../http/api'
import { createLimits } from '../http/limits'
import { bet, type Table } from './play.service'
import { markShown, openGame, playDemo } from './session.service'

/** A round for fun costs us computing time: a fast thumb on turbo, and no more. */
const DEMO_PER_MINUTE = 120

export function playRoutes(
  { serve, read, transact }: Api,
  { table, now }: { readonly table: Table; readonly now: () => number },
): void {
  const demos = createLimits(now)
  serve(contract.bet, (caller, input, { key }) => bet(table, caller, input, key), 'AS_MADE')
  serve(contract.openGame, (caller, { game }) => read(caller, (tx) => openGame(tx, caller, game)))
  serve(contract.markShown, (caller, { round }) =>
    transact(caller, async (tx) => {
      await markShown(tx, caller, round)
      return null
    }),
  )
  serve(contract.playDemo, (_, input, { address }) => {
    demos.count(address, DEMO_PER_MINUTE)
    return read(GUEST, (tx) => playDemo(tx, input, table.books))
  })
}
