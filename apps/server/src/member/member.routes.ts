import {
  decideSignups as decideSignupsCall,
  endSessions,
  listSignups as listSignupsCall,
  searchMembers,
} from '@camellia/contract/member'
import type { Seal } from '@camellia/db/sealed'
import type { Api } from '../http/api'
import { decideSignups, findMembers, listSignups, logOutMember } from './member.service'
import type { PrintsOf } from './number-search.service'

export function memberRoutes(
  { serve, transact, read }: Api,
  { seal, printsOf }: { readonly seal: Seal; readonly printsOf: PrintsOf },
): void {
  serve(listSignupsCall, (caller, input) =>
    read(caller, (tx) => listSignups(tx, caller, input, seal)),
  )
  serve(decideSignupsCall, (caller, input) =>
    transact(caller, async (tx) => {
      await decideSignups(tx, caller, input)
      return null
    }),
  )
  serve(searchMembers, async (caller, { text, kind }) => {
    const prints = await printsOf(caller, text)
    return read(caller, (tx) => findMembers(tx, caller, { text, kind, prints }))
  })
  serve(endSessions, (caller, input) =>
    transact(caller, async (tx) => {
      await logOutMember(tx, caller, input)
      return null
    }),
  )
}
