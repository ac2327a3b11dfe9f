import * as device from '@camellia/contract/device'
import * as contract from '@camellia/contract/login'
import { refuse } from '@camellia/kernel/refusal'
import type { Api } from '../http/api'
import { closeOthers, closeOwn } from '../session/session.service'
import { devicesBelow, devicesOf, findLinked, listLogins, myLogins } from './login.service'

export function loginRoutes({ serve, read, transact }: Api): void {
  serve(contract.listLogins, (caller, filter) =>
    read(caller, (tx) => listLogins(tx, caller, filter)),
  )
  serve(contract.listDevices, (caller, { id }) =>
    read(caller, (tx) => devicesBelow(tx, caller, id)),
  )
  serve(contract.findLinked, (caller, { id }) => read(caller, (tx) => findLinked(tx, caller, id)))
  serve(device.myDevices, (caller) =>
    read(caller, (tx) => devicesOf(tx, caller.id, caller.sessionId)),
  )
  serve(device.myLogins, (caller, page) => read(caller, (tx) => myLogins(tx, caller, page)))
  serve(device.endSession, (caller, { id }) =>
    transact(caller, async (tx) => {
      if (!(await closeOwn(tx, caller, id))) refuse('NOT_FOUND')
      return null
    }),
  )
  serve(device.endOtherSessions, (caller) =>
    transact(caller, async (tx) => ({ ended: await closeOthers(tx, caller) })),
  )
}
