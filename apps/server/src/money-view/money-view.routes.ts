import * as contract from '@camellia/contract/money-view'
import type { Api } from '../http/api'
import { listEntries, readWhereMoneyIs } from './money-view.service'

export function moneyViewRoutes({ serve, read }: Api): void {
  serve(contract.listEntries, (caller, filter) =>
    read(caller, (tx) => listEntries(tx, caller, filter)),
  )
  serve(contract.readWhereMoneyIs, (caller) => read(caller, readWhereMoneyIs))
}
