import * as contract from '@camellia/contract/role'
import type { Api } from '../http/api'
import { previewOverrides, readOverrides, saveOverrides } from './override.service'
import { previewRoles, savePermissions } from './permission.service'
import {
  createRole,
  listRoles,
  moveRoles,
  offeredRoles,
  removeRole,
  renameRole,
} from './role.service'

export function roleRoutes({ serve, transact, read }: Api): void {
  serve(contract.listRoles, (caller) => read(caller, (tx) => listRoles(tx, caller)))
  serve(contract.offeredRoles, (caller, input) =>
    read(caller, (tx) => offeredRoles(tx, caller, input)),
  )
  serve(contract.createRole, (caller, input) =>
    transact(caller, (tx) => createRole(tx, caller, input)),
  )
  serve(contract.renameRole, (caller, input) =>
    transact(caller, async (tx) => {
      await renameRole(tx, caller, input)
      return null
    }),
  )
  serve(contract.removeRole, (caller, { id }) =>
    transact(caller, async (tx) => {
      await removeRole(tx, caller, id)
      return null
    }),
  )
  serve(contract.moveRole, (caller, input) =>
    transact(caller, async (tx) => {
      await moveRoles(tx, caller, input)
      return null
    }),
  )
  serve(contract.previewRoles, (caller, { changes }) =>
    read(caller, (tx) => previewRoles(tx, caller, changes)),
  )
  serve(contract.savePermissions, (caller, input) =>
    transact(caller, async (tx) => {
      await savePermissions(tx, caller, input)
      return null
    }),
  )
  serve(contract.readOverrides, (caller, { id }) =>
    read(caller, (tx) => readOverrides(tx, caller, id)),
  )
  serve(contract.previewOverrides, (caller, input) =>
    read(caller, (tx) => previewOverrides(tx, caller, input)),
  )
  serve(contract.saveOverrides, (caller, input) =>
    transact(caller, async (tx) => {
      await saveOverrides(tx, caller, input)
      return null
    }),
  )
}
