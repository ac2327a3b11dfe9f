import * as contract from '@camellia/contract/saved-filter'
import { refuse } from '@camellia/kernel/refusal'
import type { Api } from '../http/api'
import { deleteFilter, insertFilter, selectFilters } from './saved-filter.sql'

/** Views of screens that someone keeps for themselves; nobody else sees them. */
export function savedFilterRoutes({ serve, transact, read }: Api): void {
  serve(contract.listSavedFilters, (caller) =>
    read(caller, async (tx) => [...(await selectFilters(tx, caller.id))]),
  )
  serve(contract.saveFilter, (caller, filter) =>
    transact(caller, async (tx) => {
      const kept = await insertFilter(tx, caller.id, filter)
      if (kept > contract.SAVED_FILTERS_MAX) refuse('INVALID_PARAMETER', { fields: ['name'] })
      return null
    }),
  )
  serve(contract.removeFilter, (caller, filter) =>
    transact(caller, async (tx) => {
      await deleteFilter(tx, caller.id, filter)
      return null
    }),
  )
}
