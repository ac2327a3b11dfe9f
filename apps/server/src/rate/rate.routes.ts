import * as contract from '@camellia/contract/rate'
import type { Api } from '../http/api'
import { changeRates, readRates } from './rate.service'

export function rateRoutes({ serve, transact, read }: Api): void {
  serve(contract.readRates, (caller, { id }) => read(caller, (tx) => readRates(tx, caller, id)))
  serve(contract.saveRates, (caller, change) =>
    transact(caller, async (tx) => {
      await changeRates(tx, caller, change)
      return null
    }),
  )
}
