import type { TransactionStatus, TransactionType } from '@camellia/contract/transaction'
import type { MemberId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'
import type { AppTx } from '../http/tell'
import { inTree } from '../tree/tree.sql'
import type { Decidable, Movable } from './transaction.rules'

export interface NewTransaction {
  readonly id: string
  readonly type: TransactionType
  readonly memberId: MemberId
  readonly amount: Won
  readonly createdBy: MemberId
  readonly key: string
  readonly address: string | null
  readonly memo?: string
  readonly payerId?: MemberId | null
  readonly needsTwo: boolean
  readonly approvedBy?: MemberId | null
  readonly companyAccountId?: string | null
  /** The member's own account, as it is at this moment. */
  readonly withAccount?: boolean
}

export async function insertTransaction(tx: AppTx, t: NewTransaction): Promise<void> {
  const approvedBy = t.approvedBy ?? null
  await tx.sql`
    insert into transaction (id, type, member_id, amount, created_by, key, address, memo, payer_id,
      needs_two, approved_by, approved_at, company_account_id, bank, depositor, account_sealed)
    select ${t.id}, ${t.type}, m.id, ${t.amount}, ${t.createdBy}, ${t.key}, ${t.address},
      ${t.memo ?? ''}, ${t.payerId ?? null}, ${t.needsTwo}, ${approvedBy},
      case when ${approvedBy}::bigint is not null then now() end, ${t.companyAccountId ?? null},
      m.bank, m.depositor, case when ${t.withAccount ?? false} then m.account_sealed end
    from member m where m.id = ${t.memberId}`
}

export interface TransactionRow extends Movable, Decidable {
  readonly status: TransactionStatus
  readonly createdAt: Date
  readonly createdBy: MemberId
  readonly claimedAt: Date | null
  readonly claimedUntil: Date | null
  readonly lookedBy: MemberId | null
  readonly sentBy: MemberId | null
  readonly approvedAt: Date | null
  readonly decidedBy: MemberId | null
  readonly decidedAt: Date | null
  readonly reason: string
  readonly macro: string | null
  readonly memo: string
  readonly before: Won | null
  readonly after: Won | null
  readonly bank: string | null
  readonly depositor: string | null
  readonly accountSealed: Buffer | null
  readonly address: string | null
  readonly companyAccountId: string | null
  /** Bank and holder, as people say which one. */
  readonly companyAccount: string | null
}

/** A claim that no longer holds is none, whoever reads it. */
export function claimHolds(tx: AppTx) {
  return tx.sql`(t.status = 'PENDING' and t.claimed_by is not null
    and claim_holds(t.claimed_by, t.claimed_until, t.member_id, t.type))`
}

function columns(tx: AppTx) {
  const held = claimHolds(tx)
  return tx.sql`
    t.id, t.type, t.member_id as "memberId", t.amount, t.payer_id as "payerId", t.status,
    t.needs_two as "needsTwo", t.approved_by as "approvedBy", 
    case when ${held} then t.claimed_by end as "claimedBy",
    case when ${held} then t.claimed_at end as "claimedAt",
    case when ${held} then t.claimed_until end as "claimedUntil",
    t.looked_by as "lookedBy", t.sent_by as "sentBy", t.sent_at as "sentAt", t.macro,
    t.created_at as "createdAt", t.created_by as "createdBy",
    t.approved_at as "approvedAt", t.decided_by as "decidedBy", t.decided_at as "decidedAt",
    t.reason, t.memo, t.before, t.after, t.bank, t.depositor, t.account_sealed as "accountSealed",
    host(t.address) as address, t.company_account_id as "companyAccountId",
    (select c.bank || ' ' || c.holder from company_account c where c.id = t.company_account_id)
      as "companyAccount"`
}

/**
 * The same attempt again. Locked, because a transaction that locks waits for the standby at its
 * commit: an answer read without it may be of something that a failover then loses.
 */
/**
 * One attempt after the other: the same sent again waits until the first is committed, and finds
 * what came of it.
 */
export async function lockAttempt(tx: AppTx, by: MemberId, key: string): Promise<void> {
  await tx.sql`select pg_advisory_xact_lock(hashtextextended(${`attempt ${by} ${key}`}, 0))`
}

export async function lockByKey(
  tx: AppTx,
  by: MemberId,
  key: string,
): Promise<TransactionRow | undefined> {
  await lockAttempt(tx, by, key)
  const [row] = await tx.sql<TransactionRow[]>`
    select ${columns(tx)} from transaction t where t.created_by = ${by} and t.key = ${key}
    for update`
  return row
}

export async function selectOne(tx: AppTx, id: string): Promise<TransactionRow | undefined> {
  const [row] = await tx.sql<TransactionRow[]>`
    select ${columns(tx)} from transaction t where t.id = ${id}`
  return row
}

/** Those of a page in its order, asked for at once. */
export async function selectThese(
  tx: AppTx,
  ids: readonly string[],
): Promise<readonly TransactionRow[]> {
  if (ids.length === 0) return []
  const rows = await tx.sql<TransactionRow[]>`
    select ${columns(tx)} from transaction t where t.id in ${tx.sql(ids)}`
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function selectOpen(
  tx: AppTx,
  member: MemberId,
  type: TransactionType,
): Promise<TransactionRow | undefined> {
  const [row] = await tx.sql<TransactionRow[]>`
    select ${columns(tx)} from transaction t
    where t.member_id = ${member} and t.type = ${type} and t.status = 'PENDING'`
  return row
}

/** Locked in one order until the transaction ends: two people cannot decide on one. */
export async function lockTransactions(
  tx: AppTx,
  ids: readonly string[],
): Promise<readonly TransactionRow[]> {
  return tx.sql<TransactionRow[]>`
    select ${columns(tx)} from transaction t where t.id in ${tx.sql(ids)} order by t.id for update`
}

export async function saveFirst(tx: AppTx, id: string, by: MemberId): Promise<void> {
  await tx.sql`
    update transaction set needs_two = true, approved_by = ${by}, approved_at = now(),
      claimed_by = null, claimed_at = null, claimed_until = null, looked_by = null where id = ${id}`
}

export async function saveDecided(
  tx: AppTx,
  id: string,
  decision: {
    readonly status: 'FINISHED' | 'REJECTED'
    /** Null: a chain or a clock, not a person. */
    readonly by: MemberId | null
    readonly reason: string
    readonly macro?: string | null
    readonly before: Won | null
    readonly after: Won | null
  },
): Promise<void> {
  const { status, by, reason, macro = null, before, after } = decision
  await tx.sql`
    update transaction set status = ${status}, decided_by = ${by}, decided_at = now(),
      reason = ${reason}, macro = ${macro}, before = ${before}, after = ${after} where id = ${id}`
}

/** The balance around a hold is known when it is asked for. */
export async function saveHeld(
  tx: AppTx,
  id: string,
  { before, after }: { readonly before: Won; readonly after: Won },
): Promise<void> {
  await tx.sql`update transaction set before = ${before}, after = ${after} where id = ${id}`
}

export interface HistoryFilter {
  readonly before?: string | undefined
  readonly size: number
  readonly member?: MemberId | undefined
  readonly types?: readonly TransactionType[] | undefined
  readonly status?: TransactionStatus | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** Newest first, by key: any page costs the same. */
export async function selectHistory(
  tx: AppTx,
  filter: HistoryFilter,
): Promise<readonly TransactionRow[]> {
  return tx.sql<TransactionRow[]>`
    select ${columns(tx)} from transaction t
    where ${matching(tx, filter)}
      ${
        filter.before
          ? tx.sql`and (t.created_at, t.id) <
              (select b.created_at, b.id from transaction b where b.id = ${filter.before})`
          : tx.sql``
      }
    order by t.created_at desc, t.id desc limit ${filter.size + 1}`
}

export interface Sums {
  readonly type: TransactionType
  readonly count: number
  readonly amount: Won
  readonly pending: { readonly count: number; readonly amount: Won }
  readonly rejected: { readonly count: number; readonly amount: Won }
}

/** By type: what moved, and apart from it what waits and what was rejected. */
export async function selectSums(
  tx: AppTx,
  filter: Omit<HistoryFilter, 'size' | 'before'>,
): Promise<readonly Sums[]> {
  const rows = await tx.sql<{ type: TransactionType; sums: Record<string, [number, Won]> }[]>`
    select s.type, jsonb_object_agg(s.status, jsonb_build_array(s.count, s.amount)) as sums
    from (select t.type, t.status, count(*), sum(t.amount)::bigint as amount from transaction t
          where ${matching(tx, filter)} group by t.type, t.status) s
    group by s.type order by s.type`
  return rows.map(({ type, sums }) => {
    const of = (status: TransactionStatus) => {
      const [count = 0, amount = 0 as Won] = sums[status] ?? []
      return { count, amount }
    }
    return { type, ...of('FINISHED'), pending: of('PENDING'), rejected: of('REJECTED') }
  })
}

function matching(tx: AppTx, filter: Omit<HistoryFilter, 'size' | 'before'>) {
  const { member, types, status, from, until } = filter
  return tx.sql`${inTree(tx, tx.sql`t.member_id`)}
    ${member ? tx.sql`and t.member_id = ${member}` : tx.sql``}
    ${types ? tx.sql`and t.type in ${tx.sql(types)}` : tx.sql``}
    ${status ? tx.sql`and t.status = ${status}` : tx.sql``}
    ${from ? tx.sql`and t.created_at >= ${from}` : tx.sql``}
    ${until ? tx.sql`and t.created_at < ${until}` : tx.sql``}`
}

/** Minutes from asking to the answer, the middle of the last fifty. */
export async function selectUsualMinutes(tx: AppTx, type: TransactionType): Promise<number | null> {
  const [row] = await tx.sql<{ minutes: number | null }[]>`
    select transaction_usual_minutes(${type}) as minutes`
  return row?.minutes ?? null
}

/** Payments and collects that wait, of one partner's balance or of one person of the head office. */
export async function countOpenHandovers(
  tx: AppTx,
  { payerId, by }: { readonly payerId: MemberId | null; readonly by: MemberId },
): Promise<number> {
  const whose =
    payerId === null
      ? tx.sql`payer_id is null and created_by = ${by}`
      : tx.sql`payer_id = ${payerId}`
  const [row] = await tx.sql<{ count: number }[]>`
    select count(*) from transaction
    where status = 'PENDING' and type in ('PAYMENT', 'COLLECT') and ${whose}`
  return row?.count ?? 0
}

export interface EntryRow {
  readonly at: Date
  readonly kind: string
  readonly account: string
  readonly owner: MemberId
  readonly change: Won
  readonly before: Won
}

/** What the ledger wrote for one transaction, of everyone the reader may see. */
export async function selectEntries(tx: AppTx, id: string): Promise<readonly EntryRow[]> {
  return tx.sql<EntryRow[]>`
    select at, kind, account, owner, change, before from transaction_entries(${id})`
}
