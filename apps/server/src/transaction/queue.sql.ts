import type { TransactionType } from '@camellia/contract/transaction'
import type { QUEUE_STATES } from '@camellia/contract/transaction-queue'
import type { MemberId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { inTree } from '../tree/tree.sql'
import { claimHolds } from './transaction.sql'

export type QueueState = (typeof QUEUE_STATES)[number]

export interface QueueFilter {
  readonly types: readonly TransactionType[]
  readonly state: QueueState
  readonly page: number
  readonly size: number
  readonly search?: string | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly min?: Won | undefined
  readonly max?: Won | undefined
  readonly bank?: string | undefined
  readonly partner?: MemberId | undefined
  readonly assignee?: MemberId | undefined
  readonly companyAccount?: string | undefined
}

/** Of the caller's line; one's own requests are not one's to decide. */
function inQueue(tx: AppTx, filter: QueueFilter, caller: Caller) {
  const { types, state } = filter
  const open = state !== 'FINISHED' && state !== 'REJECTED'
  return tx.sql`
    t.type in ${tx.sql(types)} and t.status = ${open ? 'PENDING' : state}
    and t.member_id <> ${caller.id}
    and t.member_id <> coalesce(app_scope(), 0) and ${inTree(tx, tx.sql`t.member_id`)}
    ${caller.head ? tx.sql`` : tx.sql`and not ${ofOthers(tx)}`}
    ${open ? tx.sql`and ${forPeople(tx)}` : tx.sql``}
    ${state === 'MINE' ? tx.sql`and ${heldBy(tx, caller.id)}` : tx.sql``}
    ${state === 'SECOND' ? tx.sql`and ${waitsForSecond(tx, caller.id)}` : tx.sql``}
    ${narrowed(tx, filter)}`
}

function narrowed(tx: AppTx, filter: QueueFilter) {
  const { search, from, until, min, max, bank, partner, assignee, companyAccount } = filter
  const none = tx.sql``
  const like = search && `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return tx.sql`
    ${
      like
        ? tx.sql`and exists (select 1 from member m where m.id = t.member_id
            and (lower(m.code) like ${like} or lower(m.name) like ${like}))`
        : none
    }
    ${from ? tx.sql`and t.created_at >= ${from}` : none}
    ${until ? tx.sql`and t.created_at < ${until}` : none}
    ${min === undefined ? none : tx.sql`and t.amount >= ${min}`}
    ${max === undefined ? none : tx.sql`and t.amount <= ${max}`}
    ${bank ? tx.sql`and t.bank = ${bank}` : none}
    ${
      partner
        ? tx.sql`and exists (select 1 from member m where m.id = t.member_id
            and m.path @> array[${partner}::bigint])`
        : none
    }
    ${
      assignee
        ? tx.sql`and case when t.status = 'PENDING' then ${heldBy(tx, assignee)}
            else t.decided_by = ${assignee} end`
        : none
    }
    ${companyAccount ? tx.sql`and t.company_account_id = ${companyAccount}` : none}`
}

function heldBy(tx: AppTx, who: MemberId) {
  return tx.sql`(t.claimed_by = ${who} and ${claimHolds(tx)})`
}

/** One has said yes, another has to, and nobody else is at it. */
function waitsForSecond(tx: AppTx, who: MemberId) {
  return tx.sql`(t.needs_two and t.approved_by is not null and t.approved_by <> ${who}
    and (t.claimed_by is null or t.claimed_by = ${who} or not ${claimHolds(tx)}))`
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
  const done = state === 'FINISHED' || state === 'REJECTED'
  const order = done ? tx.sql`t.decided_at desc, t.id desc` : tx.sql`t.created_at, t.id`
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

/** From asking to the answer of whoever decided today, the middle of them. */
export async function selectMedianSeconds(
  tx: AppTx,
  types: readonly TransactionType[],
): Promise<number | null> {
  const [row] = await tx.sql<{ seconds: number | null }[]>`
    select round(percentile_cont(0.5) within group (
             order by extract(epoch from t.decided_at - t.created_at)))::int as seconds
    from transaction t
    where t.type in ${tx.sql(types)} and t.status <> 'PENDING'
      and t.decided_at >= business_day(now())::timestamp at time zone 'Asia/Seoul'
      and t.decided_by <> t.member_id and ${inTree(tx, tx.sql`t.member_id`)}`
  return row?.seconds ?? null
}

/** Those of each kind that wait for this person's second yes. */
export async function countSecond(
  tx: AppTx,
  types: readonly TransactionType[],
  caller: Caller,
): Promise<ReadonlyMap<TransactionType, number>> {
  if (types.length === 0) return new Map()
  const filter = { types, state: 'SECOND', page: 1, size: 1 } as const
  const rows = await tx.sql<{ type: TransactionType; count: number }[]>`
    select t.type, count(*) from transaction t where ${inQueue(tx, filter, caller)} group by t.type`
  return new Map(rows.map(({ type, count }) => [type, count]))
}
