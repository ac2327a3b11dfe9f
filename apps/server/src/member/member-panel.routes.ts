import * as contract from '@camellia/contract/member-panel'
import type { Seal } from '@camellia/db/sealed'
import type { Api } from '../http/api'
import {
  listMemberRounds,
  listMemberTransfers,
  readMember,
  revealMember,
} from './member-panel.service'
import { addMemo, listMemos, removeMemo } from './memo.service'

export function memberPanelRoutes({ serve, transact, read }: Api, seal: Seal): void {
  serve(contract.readMember, (caller, { id }) =>
    read(caller, (tx) => readMember(tx, caller, id, seal)),
  )
  serve(contract.listMemberRounds, (caller, wanted) =>
    read(caller, (tx) => listMemberRounds(tx, caller, wanted)),
  )
  serve(contract.listMemberTransfers, (caller, wanted) =>
    read(caller, (tx) => listMemberTransfers(tx, caller, wanted)),
  )
  serve(contract.revealMember, (caller, wanted) =>
    transact(caller, (tx) => revealMember(tx, caller, { ...wanted, seal })),
  )
  serve(contract.listMemos, (caller, wanted) => read(caller, (tx) => listMemos(tx, caller, wanted)))
  serve(contract.addMemo, (caller, memo) => transact(caller, (tx) => addMemo(tx, caller, memo)))
  serve(contract.removeMemo, (caller, { id }) =>
    transact(caller, async (tx) => {
      await removeMemo(tx, caller, id)
      return null
    }),
  )
}
