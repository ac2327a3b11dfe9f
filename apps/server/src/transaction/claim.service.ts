import { refuse } from '@camellia/kernel/refusal'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import type { Settings } from '../setting/setting.rules'
import { record } from '../trail/trail.service'
import { tellBalance } from '../wallet/wallet.service'
import { type EndedClaim, lockEnded, saveClaim, saveReleased } from './claim.sql'
import { selectNames } from './context.sql'
import { lockDecidable, PUSHED, QUEUES, type Queue, tellQueue } from './queue.service'
import type { TransactionRow } from './transaction.sql'

interface ClaimWish {
  readonly id: string
  readonly take: boolean
  /** From whoever holds it; they are told at once. */
  readonly over?: boolean | undefined
  readonly queue: Queue
}

/** Taking one up tells the others; what another holds is taken over, never silently. */
export async function claimRequest(
  tx: AppTx,
  caller: Caller,
  { id, take, over = false, queue }: ClaimWish,
  settings: Settings,
): Promise<void> {
  const [row] = await lockDecidable(tx, caller, [id], queue)
  if (!row) return refuse('NOT_FOUND')
  if (row.status !== 'PENDING') refuse('CONFLICT')
  const others = row.claimedBy !== null && row.claimedBy !== caller.id
  if (others && !(take && over)) refuse('CONFLICT')
  if (others) await takeOver(tx, caller, row, queue)
  const minutes = settings['money.claimMinutes']
  if (take) await saveClaim(tx, id, { by: caller.id, minutes })
  else await saveReleased(tx, id)
  await tellQueue(tx, row, queue)
  // Whoever waits sees that it has begun.
  await tellBalance(tx, row.memberId)
}

async function takeOver(
  tx: AppTx,
  caller: Caller,
  row: TransactionRow,
  queue: Queue,
): Promise<void> {
  const { id, claimedBy, amount, type, memberId } = row
  if (claimedBy === null) return
  // Whoever stands above stays unnamed, in the audit log too.
  const from = (await selectNames(tx, [claimedBy])).get(claimedBy)?.code ?? null
  const before = { holder: from }
  const after = { transaction: id, type, amount, holder: caller.code }
  await record(tx, caller, { action: 'claim.take-over', member: memberId, before, after })
  const push = { type: 'CLAIM', queue: PUSHED[queue.subject], id, by: caller.name } as const
  tx.tell({ to: { member: claimedBy }, push })
}

/** A claim that no longer holds is cleared away, and whoever shows the queue is told. */
export async function endClaim(tx: AppTx, id: string): Promise<boolean> {
  const claim = await lockEnded(tx, id)
  if (!claim) return false
  await saveReleased(tx, id)
  await tellQueue(tx, claim, queueOf(claim))
  return true
}

function queueOf({ type }: EndedClaim): Queue {
  const all: readonly Queue[] = Object.values(QUEUES)
  return all.find(({ types }) => types.some((known) => known === type)) ?? QUEUES.deposit
}
