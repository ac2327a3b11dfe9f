import * as contract from '@camellia/contract/presence'
import type { Seal } from '@camellia/db/sealed'
import type { Api } from '../http/api'
import type { ReadSettings } from '../setting/setting.service'
import { listConnected } from './presence.service'

export function presenceRoutes(
  { serve, read }: Api,
  { seal, settings }: { readonly seal: Seal; readonly settings: ReadSettings },
): void {
  serve(contract.listConnected, async (caller, query) => {
    const banks = (await settings())['site.banks']
    return read(caller, (tx) => listConnected(tx, caller, { ...query, banks, seal }))
  })
}
