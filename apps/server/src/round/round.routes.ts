import * as contract from '@camellia/contract/round'
import type { Seal } from '@camellia/db/sealed'
import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import { openSeed } from '../fairness/seeds'
import type { Caller } from '../http/actor'
import type { Api } from '../http/api'
import type { AppTx } from '../http/tell'
import { requireBelow } from '../tree/tree.sql'
import { leftOf, listedFor, roundFor, staffRoundFor } from './round.rules'
import {
  selectAllRounds,
  selectAnyRound,
  selectCommit,
  selectDayTotals,
  selectProofs,
  selectRound,
  selectRounds,
  selectRoundTotals,
} from './round.sql'

export function roundRoutes(api: Api, { seal }: { readonly seal: Seal }): void {
  ownRoutes(api, seal)
  staffRoutes(api)
}

function ownRoutes({ serve, read }: Api, seal: Seal): void {
  serve(contract.listRounds, (caller, page) =>
    read(caller, async (tx) => {
      const { size } = page
      const rows = await selectRounds(tx, { ...page, member: caller.id })
      const items = rows.slice(0, size).map(listedFor)
      return { items, hasMore: rows.length > size, size }
    }),
  )
  serve(contract.roundTotals, (caller, filter) =>
    read(caller, (tx) => selectRoundTotals(tx, { ...filter, member: caller.id })),
  )
  serve(contract.readRound, (caller, { id }) =>
    read(caller, async (tx) => {
      // Seeds are seen by their owner only: another's round is not there.
      const row = (await selectRound(tx, id)) ?? refuse('NOT_FOUND')
      const serverSeed = row.serverSeed && openSeed(seal, row.serverSeed).toString('hex')
      return { round: roundFor(row, row), serverSeed }
    }),
  )
  serve(contract.readProofs, (caller, input) =>
    read(caller, async (tx) => {
      const ids = [...new Set(input.ids)]
      const bytes = contract.PROOF_BYTES_MAX
      const rows = await selectProofs(tx, { member: caller.id, ids, bytes })
      return { rounds: rows.map((row) => roundFor(row, row)), left: leftOf(ids, rows) }
    }),
  )
}

function staffRoutes({ serve, read }: Api): void {
  serve(contract.listAllRounds, (caller, page) =>
    read(caller, async (tx) => {
      await requireVisible(tx, caller, page.member)
      const rows = await selectAllRounds(tx, page)
      const items = rows.slice(0, page.size).map(staffRoundFor)
      return { items, hasMore: rows.length > page.size, size: page.size }
    }),
  )
  serve(contract.allRoundTotals, (caller, filter) =>
    read(caller, async (tx) => {
      await requireVisible(tx, caller, filter.member)
      // The daily sums are a thousand times shorter than the rounds, where they know enough.
      const days = filter.game === undefined && filter.result === undefined
      return days ? selectDayTotals(tx, filter) : selectRoundTotals(tx, filter)
    }),
  )
  serve(contract.readAnyRound, (caller, { id }) =>
    read(caller, async (tx) => {
      const row = (await selectAnyRound(tx, id)) ?? refuse('NOT_FOUND')
      const { choice, outcome, nonce } = row
      const commit = await selectCommit(tx, id)
      return { round: staffRoundFor(row), choice, outcome, nonce, commit }
    }),
  )
}

async function requireVisible(tx: AppTx, caller: Caller, member?: MemberId): Promise<void> {
  if (member && member !== caller.scopeId) await requireBelow(tx, caller.scopeId, [member])
}
