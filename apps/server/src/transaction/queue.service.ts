import type { TrailAction } from '@camellia/contract/trail'
import type { RejectMacro, TransactionType } from '@camellia/contract/transaction'
import type { Seal } from '@camellia/db/sealed'
import { can } from '@camellia/kernel/ability'
import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import type { Won } from '@camellia/kernel/won'
import { balanceOf } from '@camellia/ledger/balance'
import { post } from '@camellia/ledger/post'
import type { Tally } from '../approval/alone.rules'
import { checkPaidOut, requireApprover, tallyAlone, tellSecond } from '../approval/approval.service'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { requireNotAway } from '../protection/protection.service'
import type { Settings } from '../setting/setting.rules'
import { record } from '../trail/trail.service'
import { pathOf, requireBelow } from '../tree/tree.sql'
import { tellBalance } from '../wallet/wallet.service'
import { selectNames } from './context.sql'
import {
  countOfOthers,
  type QueueFilter,
  selectMedianSeconds,
  selectQueue,
  selectQueueSum,
  selectWatched,
} from './queue.sql'
import {
  approvalOf,
  checkNotSent,
  checkSent,
  movementFor,
  receiversOf,
  returnFor,
} from './transaction.rules'
import {
  lockTransactions,
  saveDecided,
  saveFirst,
  selectThese,
  type TransactionRow,
} from './transaction.sql'
import { staffOf } from './transaction.view'

/** A kind of request with a queue of its own, and what deciding on it is called in the audit log. */
export interface Queue {
  readonly types: readonly TransactionType[]
  readonly subject: 'Deposit' | 'Withdraw' | 'Payment'
  readonly approve: TrailAction
  readonly reject: TrailAction
}

export const QUEUES = {
  deposit: {
    types: ['DEPOSIT', 'COIN_DEPOSIT'],
    subject: 'Deposit',
    approve: 'deposit.approve',
    reject: 'deposit.reject',
  },
  withdraw: {
    types: ['WITHDRAW'],
    subject: 'Withdraw',
    approve: 'withdraw.approve',
    reject: 'withdraw.reject',
  },
  payment: {
    types: ['PAYMENT', 'COLLECT'],
    subject: 'Payment',
    approve: 'payment.approve',
    reject: 'payment.reject',
  },
} as const satisfies Record<string, Queue>

/** Of payments and collects in one queue: who may only pay has nothing to do with collects. */
export function typesFor({ abilities }: Caller, { types }: Queue): readonly TransactionType[] {
  const collects = can(abilities, { subject: 'Collect', action: 'allow' })
  return types.filter((type) => type !== 'COLLECT' || collects)
}

export async function namedFor(tx: AppTx, rows: readonly TransactionRow[], seal: Seal) {
  const people = rows.flatMap(({ memberId, claimedBy, approvedBy, decidedBy, sentBy }) => [
    memberId,
    claimedBy,
    approvedBy,
    decidedBy,
    sentBy,
  ])
  const names = await selectNames(tx, [...new Set(people.filter((id) => id !== null))])
  return rows.map((row) => staffOf(row, names, seal))
}

export async function listQueue(tx: AppTx, caller: Caller, filter: QueueFilter, seal: Seal) {
  const ids = await selectQueue(tx, filter, caller)
  const { total, amount } = await selectQueueSum(tx, filter, caller)
  const items = await namedFor(tx, await selectThese(tx, ids), seal)
  const medianSeconds = await selectMedianSeconds(tx, filter.types)
  return { items, total, amount, medianSeconds, page: filter.page, size: filter.size }
}

/** All of them or none. Returns those that still wait for a second person. */
export async function decideRequests(
  tx: AppTx,
  caller: Caller,
  decision: {
    readonly ids: readonly string[]
    readonly verdict: 'APPROVE' | 'REJECT'
    readonly reason?: string | undefined
    readonly macro?: RejectMacro | undefined
    readonly queue: Queue
  },
  settings: Settings,
): Promise<readonly string[]> {
  const { verdict, reason = '', macro = null, queue } = decision
  if (verdict === 'REJECT' && !reason) refuse('INVALID_PARAMETER', { fields: ['reason'] })
  const ids = [...new Set(decision.ids)]
  const rows = await lockDecidable(tx, caller, ids, queue)
  if (rows.length !== ids.length) refuse('NOT_FOUND')
  const context = verdict === 'APPROVE' && { tally: await tallyOf(tx, caller, rows, settings) }
  const waiting: string[] = []
  for (const row of rows) {
    const done = context
      ? await approve(tx, caller, row, { ...context, settings })
      : await reject(tx, caller, row, { reason, macro })
    if (!done) waiting.push(row.id)
    const action = verdict === 'APPROVE' ? queue.approve : queue.reject
    const what = { transaction: row.id, type: row.type, amount: row.amount, final: done }
    const after = { ...what, ...(macro && { macro }) }
    await record(tx, caller, { action, member: row.memberId, after, reason })
    await tellQueue(tx, row, queue)
    if (!done) await tellSecondOf(tx, caller, row)
  }
  return waiting
}

/** After the requests themselves are locked and before any wallet is. */
export async function tallyOf(
  tx: AppTx,
  caller: Caller,
  rows: readonly TransactionRow[],
  settings: Settings,
): Promise<Tally> {
  const receivers = rows.flatMap(receiversOf)
  return tallyAlone(tx, caller.id, { receivers, settings })
}

/** True when it is done; false when another has to agree. */
async function approve(
  tx: AppTx,
  caller: Caller,
  row: TransactionRow,
  { tally, settings }: { readonly tally: Tally; readonly settings: Settings },
): Promise<boolean> {
  const step = approvalOf(row, caller.id)
  await requireApprover(tx, caller, { first: row.approvedBy, settings })
  if (row.type === 'PAYMENT') await requireNotAway(tx, row.memberId)
  const fresh =
    row.type === 'WITHDRAW' && (await checkPaidOut(tx, caller, { member: row.memberId, settings }))
  // The one that brings the sum of the day to where two people decide waits for the second, and so
  // does what goes to an account that staff changed since it was asked for.
  if (
    step === 'FIRST' ||
    (!row.needsTwo &&
      (fresh || tally.takesTwo({ receivers: receiversOf(row), amount: row.amount })))
  ) {
    await saveFirst(tx, row.id, caller.id)
    await tellBalance(tx, row.memberId)
    return false
  }
  checkSent(row)
  await finish(tx, row, caller.id)
  return true
}

/** Moves the money and writes the balances around it, for one that nobody need ask about again. */
export async function finish(tx: AppTx, row: TransactionRow, by: MemberId | null): Promise<void> {
  await post(tx, movementFor(row))
  const { balance } = await balanceOf(tx, row.memberId)
  const change = row.type === 'COLLECT' ? row.amount : -row.amount
  // A withdrawal left the balance when it was held, and its row knows it since then.
  const around =
    row.type === 'WITHDRAW'
      ? { before: row.before, after: row.after }
      : { before: (balance + change) as Won, after: balance }
  await saveDecided(tx, row.id, { status: 'FINISHED', by, reason: '', ...around })
  await tellBalance(tx, row.memberId)
  if (row.payerId !== null) await tellBalance(tx, row.payerId)
}

async function reject(
  tx: AppTx,
  caller: Caller,
  row: TransactionRow,
  why: { readonly reason: string; readonly macro: string | null },
): Promise<boolean> {
  if (row.status !== 'PENDING') refuse('CONFLICT')
  if (row.claimedBy !== null && row.claimedBy !== caller.id) refuse('CONFLICT')
  checkNotSent(row)
  const back = returnFor(row)
  if (back) await post(tx, back)
  const rejected = { status: 'REJECTED', by: caller.id, ...why } as const
  await saveDecided(tx, row.id, { ...rejected, before: row.before, after: row.after })
  await tellBalance(tx, row.memberId)
  return true
}

/** Below the caller, of this queue, and never one's own. */
export async function lockDecidable(
  tx: AppTx,
  caller: Caller,
  ids: readonly string[],
  queue: Queue,
): Promise<readonly TransactionRow[]> {
  const types = typesFor(caller, queue)
  const rows = (await lockTransactions(tx, ids)).filter(({ type }) => types.includes(type))
  const members = [...new Set(rows.map(({ memberId }) => memberId))]
  if (members.length === 0) return refuse('NOT_FOUND')
  if ((await selectWatched(tx, ids)) > 0) refuse('NOT_FOUND')
  await requireOwnMoney(tx, caller, ids)
  if (members.includes(caller.id) || members.includes(caller.scopeId)) refuse('INVALID_USER')
  await requireBelow(tx, caller.scopeId, members)
  return rows
}

/** What the head office or a partner above pays and collects is theirs to decide. */
export async function requireOwnMoney(
  tx: AppTx,
  caller: Caller,
  ids: readonly string[],
): Promise<void> {
  if (!caller.head && (await countOfOthers(tx, ids)) > 0) refuse('NOT_FOUND')
}

export const PUSHED = { Deposit: 'DEPOSIT', Withdraw: 'WITHDRAW', Payment: 'PAYMENT' } as const

export async function tellQueue(
  tx: AppTx,
  { memberId }: { readonly memberId: MemberId },
  { subject }: Pick<Queue, 'subject'>,
): Promise<void> {
  const above = (await pathOf(tx, memberId)).slice(0, -1)
  const to = { above, ability: { subject, action: 'allow' } }
  tx.tell({ to, push: { type: 'QUEUE', queue: PUSHED[subject] } })
}

/** Whoever may be the second hears that a first yes was given; whoever gave it does not. */
export async function tellSecondOf(
  tx: AppTx,
  caller: Caller,
  { id, memberId, type }: Pick<TransactionRow, 'id' | 'memberId' | 'type'>,
): Promise<void> {
  const queues: readonly Queue[] = Object.values(QUEUES)
  const { subject } = queues.find(({ types }) => types.includes(type)) ?? QUEUES.deposit
  const above = (await pathOf(tx, memberId)).slice(0, -1)
  const text = (await selectNames(tx, [memberId])).get(memberId)?.name ?? ''
  const to = { above, ability: { subject, action: 'allow' } }
  tellSecond(tx, caller, { to, id, text, second: PUSHED[subject] })
}
