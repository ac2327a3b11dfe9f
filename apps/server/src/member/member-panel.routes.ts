import * as contract from '@camellia/contract/member-panel'
import type { Seal } from '@camellia/db/sealed'
import { liftWait } from '../approval/approval.service'
import type { Api } from '../http/api'
import type { ReadSettings } from '../setting/setting.service'
import {
  listMemberRounds,
  listMemberTransfers,
  readMember,
  revealMember,
} from './member-panel.service'
import { memberTagRoutes } from './member-tag.routes'
import { addMemo, listMemos, removeMemo } from './memo.service'

interface Parts {
  readonly seal: Seal
  readonly settings: ReadSettings
}

export function memberPanelRoutes(api: Api, { seal, settings }: Parts): void {
  const { serve, transact, read } = api
  memberTagRoutes(api)
  serve(contract.readMember, async (caller, { id }) => {
    const context = { seal, settings: await settings() }
    return read(caller, (tx) => readMember(tx, caller, id, context))
  })
  serve(contract.liftWait, async (caller, wish) => {
    const chosen = await settings()
    return transact(caller, async (tx) => {
      await liftWait(tx, caller, { ...wish, settings: chosen })
      return null
    })
  })
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
