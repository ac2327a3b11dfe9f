import { listGames, listVendors, readMyGames, saveFavourite } from '@camellia/contract/game'
import { refuse } from '@camellia/kernel/refusal'
import { closedFor, isOn, type ReadClosure } from '../closure/closure.service'
import { GUEST } from '../http/actor'
import type { Api } from '../http/api'
import { gameFor } from './catalog.rules'
import {
  deleteFavourite,
  insertFavourite,
  selectFavourites,
  selectGame,
  selectGames,
  selectRecent,
  selectVendors,
  type VendorRow,
} from './catalog.sql'

export interface CatalogParts {
  readonly closures: ReadClosure
  readonly now: () => number
}

export function catalogRoutes(
  { serve, read, transact }: Api,
  { closures, now }: CatalogParts,
): void {
  serve(listGames, async () => (await read(GUEST, selectGames)).map(gameFor))
  serve(listVendors, async (_, { gameType }, { language }) => {
    const closure = await closures()
    if (isOn(closure, now())) refuse('MAINTENANCE', closedFor(closure, language))
    return openVendors(await read(GUEST, (tx) => selectVendors(tx, gameType)))
  })
  serve(readMyGames, (caller) =>
    read(caller, async (tx) => ({
      favourites: [...(await selectFavourites(tx, caller.id))],
      recent: (await selectRecent(tx, caller.id)).map(({ at, ...game }) => ({
        ...game,
        at: at.toISOString(),
      })),
    })),
  )
  serve(saveFavourite, (caller, { game, on }) =>
    transact(caller, async (tx) => {
      if (!(await selectGame(tx, game))) refuse('NOT_FOUND')
      await (on ? insertFavourite : deleteFavourite)(tx, caller.id, game)
      return null
    }),
  )
}

/** A type that has no vendor yet is an empty list; one whose vendors are all closed is closed. */
function openVendors(vendors: readonly VendorRow[]) {
  if (vendors.length > 0 && vendors.every(({ maintenance }) => maintenance)) {
    refuse('MAINTENANCE', '')
  }
  return [...vendors]
}
