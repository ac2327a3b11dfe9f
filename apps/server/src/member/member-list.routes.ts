import * as contract from '@camellia/contract/member-list'
import type { Seal } from '@camellia/db/sealed'
import type { Api } from '../http/api'
import type { ReadSettings } from '../setting/setting.service'
import { exportMembers, listMembers, memberTotals } from './member-list.service'

export function memberListRoutes(
  { serve, read }: Api,
  { seal, settings }: { readonly seal: Seal; readonly settings: ReadSettings },
): void {
  const tools = async () => ({ seal, banks: (await settings())['site.banks'] })
  serve(contract.listMembers, async (caller, query) => {
    const at = await tools()
    return read(caller, (tx) => listMembers(tx, caller, query, at))
  })
  serve(contract.memberTotals, async (caller, filter) => {
    const at = await tools()
    return read(caller, (tx) => memberTotals(tx, caller, filter, at))
  })
  serve(contract.exportMembers, async (caller, query) => {
    const at = await tools()
    return read(caller, (tx) => exportMembers(tx, caller, query, at))
  })
}
