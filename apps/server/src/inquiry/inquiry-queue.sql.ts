import type { InquiryCategory, InquiryStatus } from '@camellia/contract/inquiry'
import type { MemberId } from '@camellia/kernel/ids'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { inTree } from '../tree/tree.sql'
import type { InquiryRow } from './inquiry.sql'

export interface InquiryQueueRow extends Omit<InquiryRow, 'unread'> {
  readonly memberCode: string
  readonly memberName: string
  readonly registerCode: string | null
  readonly registerName: string | null
  readonly preview: string
  readonly posts: number
}

export interface QueueFilter {
  readonly before?: string | undefined
  readonly size: number
  readonly status: InquiryStatus
  readonly category?: InquiryCategory | undefined
  readonly member?: MemberId | undefined
  readonly mine?: boolean | undefined
  readonly search: string
}

/** Of members below, never one's own. */
function below(tx: AppTx, { id, scopeId }: Pick<Caller, 'id' | 'scopeId'>) {
  const tree = inTree(tx, tx.sql`i.member_id`)
  return tx.sql`i.member_id <> ${id} and i.member_id <> ${scopeId} and ${tree}`
}

function columns(tx: AppTx) {
  return tx.sql`
    i.id, i.member_id as "memberId", i.channel, i.category, i.title, i.status,
    i.register_id as "registerId", i.created_at as "createdAt", i.last_at as "lastAt", i.rating,
    m.code as "memberCode", m.name as "memberName", r.code as "registerCode",
    r.name as "registerName",
    (select count(*)::integer from inquiry_post p where p.inquiry_id = i.id) as posts,
    coalesce((select left(p.content, 140) from inquiry_post p where p.inquiry_id = i.id
              order by p.created_at desc, p.id desc limit 1), '') as preview`
}

/** Who waits longest comes first; what is finished, newest first. */
export async function selectQueue(
  tx: AppTx,
  caller: Caller,
  filter: QueueFilter,
): Promise<InquiryQueueRow[]> {
  const { before, size, status, category, member, mine, search } = filter
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const over = status === 'FINISHED'
  const last = tx.sql`(select last_at, id from inquiry where id = ${before ?? null})`
  const past = over
    ? tx.sql`and (i.last_at, i.id) < ${last}`
    : tx.sql`and (i.last_at, i.id) > ${last}`
  return tx.sql<InquiryQueueRow[]>`
    select ${columns(tx)}
    from inquiry i join member m on m.id = i.member_id
         left join member r on r.id = i.register_id and r.path @> array[app_scope()]
    where i.status = ${status} and ${below(tx, caller)}
      ${category ? tx.sql`and i.category = ${category}` : tx.sql``}
      ${member ? tx.sql`and i.member_id = ${member}` : tx.sql``}
      ${mine ? tx.sql`and i.register_id = ${caller.id}` : tx.sql``}
      ${
        search
          ? tx.sql`and (i.title ilike ${like} or m.code ilike ${like} or m.name ilike ${like}
              or exists (select 1 from inquiry_post p
                         where p.inquiry_id = i.id and p.content ilike ${like}))`
          : tx.sql``
      }
      ${before ? past : tx.sql``}
    order by ${over ? tx.sql`i.last_at desc, i.id desc` : tx.sql`i.last_at, i.id`}
    limit ${size + 1}`
}

export async function selectCase(
  tx: AppTx,
  caller: Caller,
  id: string,
): Promise<InquiryQueueRow | undefined> {
  const [row] = await tx.sql<InquiryQueueRow[]>`
    select ${columns(tx)}
    from inquiry i join member m on m.id = i.member_id
         left join member r on r.id = i.register_id and r.path @> array[app_scope()]
    where i.id = ${id} and ${below(tx, caller)}`
  return row
}

export async function countQueue(tx: AppTx, caller: Pick<Caller, 'id' | 'scopeId'>) {
  const [row] = await tx.sql<{ PENDING: number; READING: number }[]>`
    select count(*) filter (where status = 'PENDING') as "PENDING",
           count(*) filter (where status = 'READING') as "READING"
    from inquiry i where status <> 'FINISHED' and ${below(tx, caller)}`
  return row ?? { PENDING: 0, READING: 0 }
}

export interface About {
  readonly path: readonly MemberId[]
  readonly joinedAt: Date
  readonly inquiries: number
}

export async function selectAbout(tx: AppTx, member: MemberId): Promise<About> {
  const [row] = await tx.sql<About[]>`
    select path, created_at as "joinedAt",
           (select count(*)::integer from inquiry where member_id = ${member}) as inquiries
    from member where id = ${member}`
  return row as About
}
