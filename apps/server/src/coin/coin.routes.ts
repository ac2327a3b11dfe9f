import * as contract from '@camellia/contract/coin'
import type { Api } from '../http/api'
import type { ReadSettings } from '../setting/setting.service'
import type { ChainWatcher } from './chain-watcher'
import {
  cancelCoin,
  ownAddress,
  quoteFor,
  readCoin,
  requestCoin,
  requireUnpaidLeft,
  requireUnsent,
  simulate,
} from './coin.service'

export function coinRoutes(
  { serve, read, transact }: Api,
  { settings, watcher }: { readonly settings: ReadSettings; readonly watcher: ChainWatcher },
): void {
  serve(contract.readCoin, async (caller) => {
    const context = { settings: await settings(), watcher }
    return read(caller, (tx) => readCoin(tx, caller, context))
  })
  serve(contract.requestCoin, async (caller, input, { key }) => {
    const context = { settings: await settings(), watcher }
    const wish = { ...input, key }
    await transact(caller, (tx) => requireUnpaidLeft(tx, caller, wish))
    const quote = await quoteFor(watcher, wish)
    return transact(caller, (tx) => requestCoin(tx, caller, { ...wish, quote }, context))
  })
  serve(contract.cancelCoin, async (caller, { id }) => {
    const address = await read(caller, (tx) => ownAddress(tx, caller, id))
    await requireUnsent(watcher, address)
    return transact(caller, async (tx) => {
      await cancelCoin(tx, caller, id)
      return null
    })
  })
  serve(contract.simulateCoin, (caller, { id }) =>
    transact(caller, async (tx) => {
      await simulate(tx, caller, { id, watcher })
      return null
    }),
  )
}
