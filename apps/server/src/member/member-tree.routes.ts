import * as contract from '@camellia/contract/member-tree'
import type { Api } from '../http/api'
import { findPartner, openBranch } from './member-tree.service'

export function memberTreeRoutes({ serve, read }: Api): void {
  serve(contract.openBranch, (caller, { id }) => read(caller, (tx) => openBranch(tx, caller, id)))
  serve(contract.findPartner, (caller, { text }) =>
    read(caller, (tx) => findPartner(tx, caller, text)),
  )
}
