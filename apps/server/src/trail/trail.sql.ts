import type { TrailAction } from '@camellia/contract/trail'
import type { MemberId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'
import type { Head, SignedHead } from './head-book'
import type { Fields } from './trail.rules'

export interface NewTrail {
  readonly id: string
  readonly actorId: MemberId
  readonly address: string | null
  readonly action: TrailAction
  readonly memberId: MemberId | null
  readonly before: Fields | null
  readonly after: Fields | null
  readonly reason: string
}

/** The database chains it when the transaction commits. */
export async function insertTrail(tx: AppTx, entry: NewTrail): Promise<void> {
  const { id, actorId, address, action, memberId, before, after, reason } = entry
  await tx.sql`
    insert into trail (id, actor_id, address, action, member_id, before, after, reason)
    values (${id}, ${actorId}, ${address}, ${action}, ${memberId},
            ${before && tx.sql.json(before as never)}, ${after && tx.sql.json(after as never)},
            ${reason})`
}

export interface TrailFilter {
  readonly before?: number | undefined
  readonly size: number
  readonly member?: MemberId | undefined
  readonly actor?: string | undefined
  readonly action?: string | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
  /** Only what was done to this transaction. */
  readonly transaction?: string | undefined
}

export interface TrailRow {
  readonly seq: number
  readonly at: Date
  readonly actorId: MemberId
  readonly actorCode: string | null
  readonly actorName: string | null
  readonly address: string | null
  readonly action: TrailAction
  readonly memberId: MemberId | null
  readonly memberCode: string | null
  readonly memberName: string | null
  readonly before: Record<string, unknown> | null
  readonly after: Record<string, unknown> | null
  readonly reason: string
}

/** Of the caller's line only, and only names of that line. */
export async function selectTrail(tx: AppTx, filter: TrailFilter): Promise<TrailRow[]> {
  const { before, size, member, actor, action, from, until, transaction } = filter
  const like = `${actor?.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return tx.sql<TrailRow[]>`
    select l.seq, t.at, t.actor_id as "actorId", a.code as "actorCode", a.name as "actorName",
           host(t.address) as address, t.action, t.member_id as "memberId",
           m.code as "memberCode", m.name as "memberName", t.before, t.after, t.reason
    from trail t join trail_link l on l.trail_id = t.id
         left join member a on a.id = t.actor_id and a.path @> array[app_scope()]
         left join member m on m.id = t.member_id and m.path @> array[app_scope()]
    where case when t.member_id is null then a.id else m.id end is not null
      -- Tags are their branch's own: below it nobody reads them here either.
      and (t.action <> 'member.tags' or a.id is not null)
      ${before ? tx.sql`and l.seq < ${before}` : tx.sql``}
      ${member ? tx.sql`and t.member_id = ${member}` : tx.sql``}
      ${actor ? tx.sql`and lower(a.code) like ${like}` : tx.sql``}
      ${action ? tx.sql`and t.action = ${action}` : tx.sql``}
      ${from ? tx.sql`and t.at >= ${from}` : tx.sql``}
      ${until ? tx.sql`and t.at < ${until}` : tx.sql``}
      ${transaction ? tx.sql`and t.after ->> 'transaction' = ${transaction}` : tx.sql``}
    order by l.seq desc limit ${size + 1}`
}

export interface TrailCheck {
  readonly links: number
  readonly head: Buffer | null
  readonly broken: number | null
  readonly why: 'MISSING' | 'REORDERED' | 'DELETED' | 'ALTERED' | 'UNCHAINED' | null
  readonly checkedAt: Date
}

export async function checkTrail(tx: AppTx): Promise<TrailCheck> {
  const [row] = await tx.sql<TrailCheck[]>`
    select links, head, broken, why, now() as "checkedAt" from trail_check()`
  return row as TrailCheck
}

/** The first place where the chain does not go through what was noted elsewhere. */
export async function selectFirstCut(
  tx: AppTx,
  noted: readonly Head[],
): Promise<number | undefined> {
  const [row] = await tx.sql<{ seq: number }[]>`
    select n.seq
    from unnest(${noted.map(({ seq }) => seq)}::bigint[], ${noted.map(({ hash }) => hash)}::text[])
           as n (seq, hash)
         left join trail_link l on l.seq = n.seq
    where encode(l.hash, 'hex') is distinct from n.hash
    order by n.seq limit 1`
  return row?.seq
}

export interface Ends {
  readonly head: Head | null
  /** The newest that this file was given. */
  readonly noted: SignedHead | null
}

export async function selectEnds(tx: AppTx, book: string): Promise<Ends> {
  const [row] = await tx.sql<Ends[]>`
    select (select json_build_object('at', to_json(now()), 'seq', l.seq,
                                     'hash', encode(l.hash, 'hex'))
            from trail_link l order by l.seq desc limit 1) as head,
           (select json_build_object('at', h.at, 'seq', h.seq, 'hash', h.hash,
                                     'signature', h.signature)
            from trail_head h where h.book = ${book} order by h.seq desc limit 1) as noted`
  return row ?? { head: null, noted: null }
}

export async function selectHeads(tx: AppTx, book: string): Promise<readonly SignedHead[]> {
  return tx.sql<SignedHead[]>`
    select at, seq, hash, signature from trail_head where book = ${book} order by seq`
}

/** The newest are enough to see that a file was emptied; the file has them all. */
const KEPT_HEADS = 1_000

export async function insertHead(tx: AppTx, book: string, head: SignedHead): Promise<void> {
  const { at, seq, hash, signature } = head
  await tx.sql`
    insert into trail_head (book, seq, at, hash, signature)
    values (${book}, ${seq}, ${at}, ${hash}, ${signature}) on conflict do nothing`
  await tx.sql`
    delete from trail_head where book = ${book} and seq < (
      select min(newest.seq) from (
        select seq from trail_head where book = ${book} order by seq desc limit ${KEPT_HEADS}) newest)`
}

/** After a restore, whose rows and file are not of the same moment. */
export async function forgetHeads(tx: AppTx): Promise<void> {
  await tx.sql`delete from trail_head`
}
