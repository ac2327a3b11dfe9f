import * as contract from '@camellia/contract/ip'
import type { Api } from '../http/api'
import { checkAddress, listRules, removeRule, saveRule } from './ip.service'

export function ipRoutes({ serve, read, transact }: Api): void {
  serve(contract.listIpRules, (caller) => read(caller, (tx) => listRules(tx, caller)))
  serve(contract.saveIpRule, (caller, input) =>
    transact(caller, async (tx) => {
      await saveRule(tx, caller, input)
      return null
    }),
  )
  serve(contract.removeIpRule, (caller, { id }) =>
    transact(caller, async (tx) => {
      await removeRule(tx, caller, id)
      return null
    }),
  )
  serve(contract.checkAddress, (caller, { address }) =>
    read(caller, (tx) => checkAddress(tx, address)),
  )
}
