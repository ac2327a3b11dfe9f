import * as contract from '@camellia/contract/protection'
import type { Api } from '../http/api'
import { requireBelow } from '../tree/tree.sql'
import {
  changeLimit,
  exclude,
  keepLimit,
  readFigures,
  readProtection,
  readReality,
  takeBreak,
} from './protection.service'
import { openProtection, saveReality } from './protection.sql'

export function protectionRoutes(api: Api): void {
  const { serve, read, transact } = api
  serve(contract.readProtection, (caller) => read(caller, (tx) => readProtection(tx, caller.id)))
  serve(contract.saveLimit, (caller, bound) =>
    transact(caller, (tx) => changeLimit(tx, caller, bound)),
  )
  serve(contract.keepLimit, (caller, bound) =>
    transact(caller, (tx) => keepLimit(tx, caller, bound)),
  )
  serve(contract.saveReality, (caller, { minutes }) =>
    transact(caller, async (tx) => {
      await openProtection(tx, caller.id)
      await saveReality(tx, caller.id, minutes)
      return readProtection(tx, caller.id)
    }),
  )
  serve(contract.takeBreak, (caller, { days }) =>
    transact(caller, (tx) => takeBreak(tx, caller, days)),
  )
  serve(contract.excludeMyself, async (caller, wish) => {
    await exclude(api, caller, wish)
    return null
  })
  serve(contract.readFigures, (caller, { days }) =>
    read(caller, (tx) => readFigures(tx, caller.id, days)),
  )
  serve(contract.readReality, (caller) => read(caller, (tx) => readReality(tx, caller)))
  serve(contract.readMemberProtection, (caller, { id }) =>
    read(caller, async (tx) => {
      await requireBelow(tx, caller.scopeId, [id])
      return readProtection(tx, id)
    }),
  )
}
