import { FUNDINGS_WAITING_MAX, type WaitingFunding } from '@camellia/contract/gift'
import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import type { Won } from '@camellia/kernel/won'
import { idFrom } from '@camellia/ledger/identity'
import { post } from '@camellia/ledger/post'
import { requireApprover, requirePayer, tallyAlone } from '../approval/approval.service'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import type { Settings } from '../setting/setting.rules'
import { record } from '../trail/trail.service'
import { lockAttempt } from '../transaction/transaction.sql'
import { tellBalance } from '../wallet/wallet.service'
import {
  type FundingRow,
  insertFunding,
  lockFunding,
  saveDecision,
  selectWaiting,
} from './funding.sql'
import { fundingFor } from './gift.rules'
import { selectGiven, selectPeople } from './gift.sql'

interface FundingWish {
  readonly amount: Won
  readonly direction: 'IN' | 'OUT'
  readonly key: string
}

export async function fund(tx: AppTx, caller: Caller, wish: FundingWish, settings: Settings) {
  const waiting = caller.head
    ? await fundFromHouse(tx, caller, wish, settings)
    : await fundFromOwn(tx, caller, wish, settings)
  return { budget: (await selectGiven(tx, caller.scopeId)).budget, waiting }
}

/** A partner moves what is theirs already. */
async function fundFromOwn(
  tx: AppTx,
  caller: Caller,
  wish: FundingWish,
  settings: Settings,
): Promise<boolean> {
  await requirePayer(tx, caller, { two: false, settings })
  const { replayed } = await post(tx, fundingFor(caller.scopeId, { ...wish, head: false }))
  if (!replayed) await noteMoved(tx, caller, wish)
  return false
}

/**
 * The head office makes the money, or ends it: from `money.fourEyesFrom` on, within hours and over
 * all who do it, a second person agrees first. True: it waits.
 */
async function fundFromHouse(
  tx: AppTx,
  caller: Caller,
  { amount, direction, key }: FundingWish,
  settings: Settings,
): Promise<boolean> {
  await lockAttempt(tx, caller.id, `promo ${key}`)
  const id = idFrom(`promo:${caller.id}:${key}`)
  const known = await lockFunding(tx, id)
  if (known) return sameOr(known, { amount, direction })
  const sides = { receivers: [caller.scopeId], payer: null }
  const tally = await tallyAlone(tx, caller.id, { ...sides, settings })
  const needsTwo = tally.takesTwo({ ...sides, amount })
  await requirePayer(tx, caller, { two: needsTwo, settings })
  const row = { id, ownerId: caller.scopeId, direction, amount, madeBy: caller.id }
  if (needsTwo) await requireRoom(tx, caller.scopeId)
  await insertFunding(tx, { ...row, needsTwo })
  if (!needsTwo) await move(tx, caller, row)
  else await record(tx, caller, { action: 'call.fund-ask', after: { amount, direction } })
  tellDeciders(tx, caller)
  return needsTwo
}

function sameOr(known: FundingRow, wish: Pick<FundingWish, 'amount' | 'direction'>): boolean {
  const same = known.amount === wish.amount && known.direction === wish.direction
  return same ? known.status === 'PENDING' : refuse('CONFLICT')
}

async function requireRoom(tx: AppTx, owner: MemberId): Promise<void> {
  const waiting = await selectWaiting(tx, { owner, most: FUNDINGS_WAITING_MAX })
  if (waiting.length >= FUNDINGS_WAITING_MAX) refuse('LIMIT_REACHED')
}

/** Whoever asked may think better of it; a yes is another person's. */
export async function decideFunding(
  tx: AppTx,
  caller: Caller,
  { id, verdict }: { readonly id: string; readonly verdict: 'APPROVE' | 'REJECT' },
  settings: Settings,
): Promise<void> {
  const row = await lockFunding(tx, id)
  if (!caller.head || !row) return refuse('NOT_FOUND')
  if (row.status !== 'PENDING') refuse('CONFLICT')
  const { madeBy, amount, direction } = row
  const approves = verdict === 'APPROVE'
  if (approves && madeBy === caller.id) refuse('FOUR_EYES_REQUIRED')
  if (approves) await requireApprover(tx, caller, { first: madeBy, settings })
  await saveDecision(tx, id, { status: approves ? 'FINISHED' : 'REJECTED', by: caller.id })
  if (approves) await move(tx, caller, row)
  else await record(tx, caller, { action: 'call.fund-reject', after: { amount, direction } })
  tellDeciders(tx, caller)
}

async function move(
  tx: AppTx,
  caller: Caller,
  row: Pick<FundingRow, 'id' | 'ownerId' | 'amount' | 'direction'>,
): Promise<void> {
  const { id: key, ownerId, amount, direction } = row
  await post(tx, fundingFor(ownerId, { amount, direction, key, head: true }))
  await noteMoved(tx, caller, row)
}

async function noteMoved(
  tx: AppTx,
  caller: Caller,
  { amount, direction }: Pick<FundingRow, 'amount' | 'direction'>,
): Promise<void> {
  await record(tx, caller, { action: 'call.fund', after: { amount, direction } })
  await tellBalance(tx, caller.scopeId)
}

function tellDeciders(tx: AppTx, { scopeId }: Caller): void {
  const to = { above: [scopeId], ability: { subject: 'Call', action: 'manage' } }
  tx.tell({ to, push: { type: 'QUEUE', queue: 'CALL' } })
}

/** What waits for a second person, for whoever may be it. */
export async function listWaiting(tx: AppTx, caller: Caller): Promise<WaitingFunding[]> {
  if (!caller.head) return []
  const rows = await selectWaiting(tx, { owner: caller.scopeId, most: FUNDINGS_WAITING_MAX })
  const people = await selectPeople(tx, [...new Set(rows.map(({ madeBy }) => madeBy))])
  return rows.map(({ id, amount, direction, madeBy, madeAt }) => ({
    id,
    amount,
    direction,
    madeBy: people.get(madeBy) ?? null,
    mine: madeBy === caller.id,
    createdAt: madeAt.toISOString(),
  }))
}
