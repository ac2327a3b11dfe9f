import type { TransactionType } from '@camellia/contract/transaction'
import type { Won } from '@camellia/kernel/won'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { inTree } from '../tree/tree.sql'

export interface QueueFilter {
  readonly types: readonly TransactionType[]
  readonly state: 'WAITING' | 'FINISHED' | 'REJECTED'
  readonly page: number
  readonly size: number
  readonly search?: string | undefined
}

/** Of the caller's line; one's own requests are not one's to decide. */
function inQueue(tx: AppTx, { types, state, search }: QueueFilter, caller: Caller) {
  const status = state === 'WAITING' ? 'PENDING' : state
  const like = search && `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return tx.sql`
    t.type in ${tx.sql(types)} and t.status = ${status} and t.member_id <> ${caller.id}
    and t.member_id <> coalesce(app_scope(), 0) and ${inTree(tx, tx.sql`t.member_id`)}
    ${caller.head ? tx.sql`` : tx.sql`and not ${ofOthers(tx)}`}
    ${state === 'WAITING' ? tx.sql`and ${forPeople(tx)}` : tx.sql``}
    ${
      like
        ? tx.sql`and exists (select 1 from member m where m.id = t.member_id
            and (lower(m.code) like ${like} or lower(m.name) like ${like}))`
        : tx.sql``
    }`
}

/** What a chain decides on is not for people; a payment that came too late is. */
export function forPeople(tx: AppTx) {
  return tx.sql`not exists (select 1 from coin_deposit c where c.transaction_id = t.id)`
}

/**
 * Paid or collected by somebody who is not of the caller's line: by the head office, whose payer is
 * nobody because it creates money and takes it out of the world, or by a partner above.
 */
function ofOthers(tx: AppTx) {
  return tx.sql`(t.type in ('PAYMENT', 'COLLECT')
    and (t.payer_id is null or not ${inTree(tx, tx.sql`t.payer_id`)}))`
}

/** Those among them whose money is not of the caller's line. */
export async function countOfOthers(tx: AppTx, ids: readonly string[]): Promise<number> {
  const rows = await tx.sql`
    select 1 from transaction t where t.id in ${tx.sql(ids)} and ${ofOthers(tx)}`
  return rows.length
}

/** Those among them that a chain decides on. */
export async function selectWatched(tx: AppTx, ids: readonly string[]): Promise<number> {
  const rows = await tx.sql`
    select 1 from coin_deposit where transaction_id in ${tx.sql(ids)}`
  return rows.length
}

export async function selectQueue(
  tx: AppTx,
  filter: QueueFilter,
  caller: Caller,
): Promise<readonly string[]> {
  const { page, size, state } = filter
  const order =
    state === 'WAITING' ? tx.sql`t.created_at, t.id` : tx.sql`t.decided_at desc, t.id desc`
  const rows = await tx.sql<{ id: string }[]>`
    select t.id from transaction t where ${inQueue(tx, filter, caller)}
    order by ${order} limit ${size} offset ${(page - 1) * size}`
  return rows.map(({ id }) => id)
}

export async function selectQueueSum(
  tx: AppTx,
  filter: QueueFilter,
  caller: Caller,
): Promise<{ readonly total: number; readonly amount: Won }> {
  const [row] = await tx.sql<{ total: number; amount: Won }[]>`
    select count(*) as total, coalesce(sum(t.amount), 0)::bigint as amount
    from transaction t where ${inQueue(tx, filter, caller)}`
  return row as { total: number; amount: Won }
}
