import * as contract from '@camellia/contract/game-desk'
import type { Api } from '../http/api'
import { changeGame, orderGames, readDesk, switchGames, switchVendor } from './game-desk.service'

export function gameDeskRoutes({ serve, read, transact }: Api): void {
  serve(contract.listDeskGames, (caller) => read(caller, readDesk))
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
