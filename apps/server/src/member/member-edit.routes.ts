import { createBulk, previewBulk } from '@camellia/contract/member-bulk'
import * as contract from '@camellia/contract/member-edit'
import {
  moveMember as moveCall,
  previewMove as previewMoveCall,
} from '@camellia/contract/member-move'
import type { Seal } from '@camellia/db/sealed'
import { refuse } from '@camellia/kernel/refusal'
import type { Caller } from '../http/actor'
import type { Api } from '../http/api'
import { createLimits } from '../http/limits'
import type { AppTx } from '../http/tell'
import type { ReadSettings } from '../setting/setting.service'
import { createAll, peopleIn, prepareAll, problemsWith } from './member-bulk.service'
import {
  changeStatus,
  createMember,
  preparePerson,
  saveBank,
  updateMember,
} from './member-edit.service'
import { moveMember, previewMove } from './member-move.service'
import { findNamesakes, namesakesIn } from './namesake.service'
import { askFor, type SealedLooks, uniqueOf } from './sealed-looks'
import { selectAsker } from './sealed-looks.sql'

interface Parts {
  readonly seal: Seal
  readonly settings: ReadSettings
  readonly now: () => number
  readonly mode: 'play' | 'real'
  readonly looks: SealedLooks
}

const SHEETS_PER_MINUTE = 60

export function memberEditRoutes(api: Api, parts: Parts): void {
  const { seal, settings, mode, looks } = parts
  const { serve, transact, read } = api
  const change = async (caller: Caller, work: (tx: AppTx) => Promise<unknown>) => {
    await transact(caller, work)
    return null
  }
  const askerOf = (caller: Caller) => async () => {
    const chosen = await settings()
    return read(caller, (tx) => selectAsker(tx, caller.id, chosen))
  }
  serve(contract.createMember, async (caller, person) => {
    return askFor(looks, { asker: askerOf(caller), unique: uniqueOf(person) }, async () => {
      const hashes = await preparePerson(caller, person, { settings: await settings(), mode })
      const id = await transact(caller, (tx) => createMember(tx, caller, person, { hashes, seal }))
      return { id }
    })
  })
  serve(contract.updateMember, (caller, update) =>
    askFor(looks, { asker: askerOf(caller), unique: uniqueOf(update) }, () =>
      change(caller, (tx) => updateMember(tx, caller, update, seal)),
    ),
  )
  serve(contract.saveBank, async (caller, account) => {
    const chosen = await settings()
    return askFor(looks, { asker: askerOf(caller), unique: uniqueOf({ account }) }, () =>
      change(caller, (tx) => saveBank(tx, caller, account, { seal, settings: chosen })),
    )
  })
  serve(contract.findNamesakes, (caller, wanted) => read(caller, (tx) => findNamesakes(tx, wanted)))
  serve(contract.changeStatus, (caller, wanted) =>
    change(caller, (tx) => changeStatus(tx, caller, wanted)),
  )
  serve(previewMoveCall, (caller, move) => read(caller, (tx) => previewMove(tx, caller, move)))
  serve(moveCall, (caller, move) => change(caller, (tx) => moveMember(tx, caller, move)))
  bulkRoutes(api, parts)
}

function bulkRoutes({ serve, transact, read }: Api, parts: Parts): void {
  const { seal, settings, now, mode, looks } = parts
  // A sheet asks about hundreds of phones and accounts at once: nobody tries out all there are.
  const limits = createLimits(now)
  serve(previewBulk, async (caller, input) => {
    limits.count(`sheet ${caller.id}`, SHEETS_PER_MINUTE)
    const context = { seal, mode, looks, settings: await settings() }
    return read(caller, async (tx) => ({
      problems: await problemsWith(tx, caller, input, context),
      namesakes: await namesakesIn(tx, input),
    }))
  })
  serve(createBulk, async (caller, input) => {
    limits.count(`sheet ${caller.id}`, SHEETS_PER_MINUTE)
    const context = { seal, mode, looks, settings: await settings() }
    const problems = await read(caller, (tx) => problemsWith(tx, caller, input, context))
    if (problems.length > 0) refuse('INVALID_PARAMETER', { problems })
    const people = peopleIn(input)
    const hashes = await prepareAll(caller, people, context)
    const made = await transact(caller, (tx) => createAll(tx, caller, people, { hashes, seal }))
    return { members: [...made] }
  })
}
