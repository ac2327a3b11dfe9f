import {
  decideSignups as decideSignupsCall,
  endSessions,
  listSignups as listSignupsCall,
  searchMembers,
} from '@camellia/contract/member'
import type { Seal } from '@camellia/db/sealed'
import type { Api } from '../http/api'
import type { ReadSettings } from '../setting/setting.service'
import { decideSignups, findMembers, listSignups, logOutMember } from './member.service'

export function memberRoutes(
  { serve, transact, read }: Api,
  { seal, settings }: { readonly seal: Seal; readonly settings: ReadSettings },
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
  serve(searchMembers, async (caller, { text }) => {
    const banks = (await settings())['site.banks']
    return read(caller, (tx) => findMembers(tx, caller, { text, banks, seal }))
  })
  serve(endSessions, (caller, input) =>
    transact(caller, async (tx) => {
      await logOutMember(tx, caller, input)
      return null
    }),
  )
}
