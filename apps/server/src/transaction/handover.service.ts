import type { Seal } from '@camellia/db/sealed'
import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import type { Won } from '@camellia/kernel/won'
import { newId } from '@camellia/ledger/identity'
import { requirePayer, tallyAlone } from '../approval/approval.service'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { requireNotAway } from '../protection/protection.service'
import type { Settings } from '../setting/setting.rules'
import { record } from '../trail/trail.service'
import { requirePower } from '../tree/power.service'
import { requireBelow } from '../tree/tree.sql'
import { selectPurse } from './context.sql'
import { finish, namedFor, QUEUES, tellQueue, tellSecondOf } from './queue.service'
import { needsTwo, receiversOf } from './transaction.rules'
import {
  countOpenHandovers,
  type HistoryFilter,
  insertTransaction,
  lockByKey,
  selectHistory,
  selectOne,
  selectSums,
} from './transaction.sql'

/** More than this wait for a second person whom nobody reads any more. */
const OPEN_HANDOVERS_MAX = 20

export interface Handover {
  readonly type: 'PAYMENT' | 'COLLECT'
  readonly id: MemberId
  readonly amount: Won
  readonly memo: string
  readonly key: string
}

/**
 * From or to the operator's own balance at once; only the head office creates money and takes it
 * out of the world. A large one waits for a second person, and who made it is the first.
 */
export async function handOver(
  tx: AppTx,
  caller: Caller,
  { type, id: memberId, amount, memo, key }: Handover,
  settings: Settings,
) {
  // To give is no power over anyone: who pays out wages pays also those who may do more.
  if (type === 'PAYMENT') await requireBelow(tx, caller.scopeId, [memberId])
  else await requirePower(tx, caller, [memberId])
  const { status } = await selectPurse(tx, memberId)
  // Who waits for approval has no money yet, and who is deleted never has any again.
  if (memberId === caller.id || status === 1 || status === 3) refuse('MEMBER_NOT_FOUND')
  const known = await lockByKey(tx, caller.id, key)
  if (known) {
    const same = known.type === type && known.amount === amount && known.memberId === memberId
    return same ? { id: known.id, status: known.status } : refuse('CONFLICT')
  }
  // Like a deposit; what they have may be collected.
  if (type === 'PAYMENT') await requireNotAway(tx, memberId)
  const id = newId<string>()
  const payerId = caller.head ? null : caller.scopeId
  const receivers = receiversOf({ type, memberId, payerId })
  const tally = await tallyAlone(tx, caller.id, { receivers, payer: payerId, settings })
  const two = needsTwo(amount, settings) || tally.takesTwo({ receivers, amount })
  await requirePayer(tx, caller, { two, settings })
  // The locks of the sums keep two at once from being the last.
  const open = two ? await countOpenHandovers(tx, { payerId, by: caller.id }) : 0
  if (open >= OPEN_HANDOVERS_MAX) refuse('LIMIT_REACHED')
  await insertTransaction(tx, {
    id,
    type,
    memberId,
    amount,
    createdBy: caller.id,
    key,
    address: caller.address || null,
    memo,
    payerId,
    needsTwo: two,
    approvedBy: two ? caller.id : null,
  })
  const action = type === 'PAYMENT' ? 'payment.pay' : 'payment.collect'
  await record(tx, caller, {
    action,
    member: memberId,
    after: { transaction: id, amount, final: !two },
    reason: memo,
  })
  if (two) {
    await tellQueue(tx, { memberId }, QUEUES.payment)
    await tellSecondOf(tx, caller, { id, memberId, type })
  } else await finish(tx, (await selectOne(tx, id)) ?? refuse('INTERNAL_ERROR'), caller.id)
  return { id, status: two ? ('PENDING' as const) : ('FINISHED' as const) }
}

export async function listTransactions(
  tx: AppTx,
  caller: Caller,
  filter: HistoryFilter,
  seal: Seal,
) {
  await requireVisible(tx, caller, filter.member)
  const rows = await selectHistory(tx, filter)
  return {
    items: await namedFor(tx, rows.slice(0, filter.size), seal),
    hasMore: rows.length > filter.size,
    size: filter.size,
  }
}

export async function totalsOf(
  tx: AppTx,
  caller: Caller,
  filter: Omit<HistoryFilter, 'size' | 'before'>,
) {
  await requireVisible(tx, caller, filter.member)
  return [...(await selectSums(tx, filter))]
}

/** One's own and those below. */
async function requireVisible(tx: AppTx, caller: Caller, member?: MemberId): Promise<void> {
  if (member && member !== caller.scopeId) await requireBelow(tx, caller.scopeId, [member])
}
