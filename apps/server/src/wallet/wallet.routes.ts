import * as contract from '@camellia/contract/wallet'
import { balanceOf } from '@camellia/ledger/balance'
import type { Api } from '../http/api'
import { convert } from './wallet.service'

export function walletRoutes({ serve, transact, read }: Api): void {
  serve(contract.balance, (caller) =>
    read(caller, async (tx) => ({ point: (await balanceOf(tx, caller.id)).point })),
  )
  serve(contract.convertPoints, (caller, { amount }, { key }) =>
    transact(caller, async (tx) => {
      await convert(tx, caller.id, { amount, key })
      return null
    }),
  )
}
