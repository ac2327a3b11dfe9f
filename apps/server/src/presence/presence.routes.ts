import * as contract from '@camellia/contract/presence'
import type { Api } from '../http/api'
import type { PrintsOf } from '../member/number-search.service'
import { listConnected } from './presence.service'

export function presenceRoutes({ serve, read }: Api, printsOf: PrintsOf): void {
  serve(contract.listConnected, async (caller, query) => {
    const prints = await printsOf(caller, query.search)
    return read(caller, (tx) => listConnected(tx, caller, { ...query, prints }))
  })
}
