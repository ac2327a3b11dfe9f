import * as contract from '@camellia/contract/member-tag'
import type { Api } from '../http/api'
import { removeTag, saveTag, tagMembers } from './member-tag.service'
import { selectTags } from './member-tag.sql'

export function memberTagRoutes({ serve, transact, read }: Api): void {
  serve(contract.listTags, (caller) => read(caller, async (tx) => [...(await selectTags(tx))]))
  serve(contract.saveTag, (caller, tag) => transact(caller, (tx) => saveTag(tx, caller, tag)))
  serve(contract.removeTag, (caller, { id }) =>
    transact(caller, async (tx) => {
      await removeTag(tx, caller, id)
      return null
    }),
  )
  serve(contract.tagMembers, (caller, change) =>
    transact(caller, async (tx) => {
      await tagMembers(tx, caller, change)
      return null
    }),
  )
}
