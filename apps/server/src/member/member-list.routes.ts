import type { MemberFilter } from '@camellia/contract/member-list'
import * as contract from '@camellia/contract/member-list'
import type { Seal } from '@camellia/db/sealed'
import type { Caller } from '../http/actor'
import type { Api } from '../http/api'
import { exportMembers, listMembers, memberTotals } from './member-list.service'
import type { PrintsOf } from './number-search.service'

export function memberListRoutes(
  { serve, read, transact }: Api,
  { seal, printsOf }: { readonly seal: Seal; readonly printsOf: PrintsOf },
): void {
  const tools = async (caller: Caller, { search }: MemberFilter) => ({
    seal,
    prints: await printsOf(caller, search),
  })
  serve(contract.listMembers, async (caller, query) => {
    const at = await tools(caller, query)
    return read(caller, (tx) => listMembers(tx, caller, query, at))
  })
  serve(contract.memberTotals, async (caller, filter) => {
    const at = await tools(caller, filter)
    return read(caller, (tx) => memberTotals(tx, caller, filter, at))
  })
  serve(contract.exportMembers, async (caller, query) => {
    const at = await tools(caller, query)
    return transact(caller, (tx) => exportMembers(tx, caller, query, at))
  })
}
