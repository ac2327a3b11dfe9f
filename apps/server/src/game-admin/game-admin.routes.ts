import * as contract from '@camellia/contract/game-admin'
import type { Api } from '../http/api'
import {
  changeGame,
  orderGames,
  readAdminGames,
  switchGames,
  switchVendor,
} from './game-admin.service'

export function gameAdminRoutes({ serve, read, transact }: Api): void {
  serve(contract.listAdminGames, (caller) => read(caller, readAdminGames))
  serve(contract.switchGames, (caller, wish) =>
    transact(caller, async (tx) => {
      await switchGames(tx, caller, wish)
      return null
    }),
  )
  serve(contract.switchVendor, (caller, wish) =>
    transact(caller, async (tx) => {
      await switchVendor(tx, caller, wish)
      return null
    }),
  )
  serve(contract.saveGame, (caller, change) =>
    transact(caller, async (tx) => {
      await changeGame(tx, caller, change)
      return null
    }),
  )
  serve(contract.orderGames, (caller, { games }) =>
    transact(caller, async (tx) => {
      await orderGames(tx, caller, games)
      return null
    }),
  )
}
