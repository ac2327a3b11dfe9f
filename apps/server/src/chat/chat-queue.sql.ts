import type { QueuedChat } from '@camellia/contract/chat'
import type { MemberId } from '@camellia/kernel/ids'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { inTree } from '../tree/tree.sql'
import type { ChatRow } from './chat.sql'

export interface ChatQueueRow extends ChatRow {
  readonly memberCode: string
  readonly memberName: string
  readonly assignedCode: string | null
  readonly assignedName: string | null
  readonly unread: number
  readonly lastSide: QueuedChat['last']['side']
  readonly lastContent: string
  readonly lastFile: boolean
  readonly online: boolean
}

export interface ChatQueueFilter {
  readonly id?: string | undefined
  readonly before?: string | undefined
  readonly size: number
  readonly closed?: boolean | undefined
  readonly mine?: boolean | undefined
  readonly member?: MemberId | undefined
}

/** Of members below, never one's own: who waits longest first, what is closed newest first. */
export async function selectChatQueue(
  tx: AppTx,
  caller: Pick<Caller, 'id' | 'scopeId'>,
  filter: ChatQueueFilter,
): Promise<ChatQueueRow[]> {
  const { id, before, size, closed, mine, member } = filter
  const last = tx.sql`(select last_at, id from chat where id = ${before ?? null})`
  const past = closed
    ? tx.sql`and (c.last_at, c.id) < ${last}`
    : tx.sql`and (c.last_at, c.id) > ${last}`
  return tx.sql<ChatQueueRow[]>`
    select c.id, c.member_id as "memberId", c.status, c.assigned_id as "assignedId",
           c.member_seen as "memberSeen", c.staff_seen as "staffSeen", c.created_at as "createdAt",
           c.last_at as "lastAt", m.code as "memberCode", m.name as "memberName",
           a.code as "assignedCode", a.name as "assignedName", u.unread,
           p.side as "lastSide", left(p.content, 140) as "lastContent",
           p.file_id is not null as "lastFile",
           c.member_id = any ((select connected_members())::bigint[]) as online
    from chat c join member m on m.id = c.member_id left join member a on a.id = c.assigned_id
      cross join lateral (select side, content, file_id from chat_post
                          where chat_id = c.id order by seq desc limit 1) p
      cross join lateral (
        select count(*)::integer as unread from chat_post x
        where x.chat_id = c.id and x.side = 'MEMBER'
          and x.seq > coalesce((select seq from chat_post where id = c.staff_seen), 0)) u
    where c.member_id <> ${caller.id} and c.member_id <> ${caller.scopeId}
      and ${inTree(tx, tx.sql`c.member_id`)}
      ${id ? tx.sql`and c.id = ${id}` : tx.sql``}
      ${closed === undefined ? tx.sql`` : tx.sql`and (c.status = 'CLOSED') = ${closed}`}
      ${mine ? tx.sql`and c.assigned_id = ${caller.id}` : tx.sql``}
      ${member ? tx.sql`and c.member_id = ${member}` : tx.sql``}
      ${before ? past : tx.sql``}
    order by ${closed ? tx.sql`c.last_at desc, c.id desc` : tx.sql`c.last_at, c.id`}
    limit ${size + 1}`
}

/** Conversations in which the member spoke last. */
export async function countWaiting(
  tx: AppTx,
  { id, scopeId }: Pick<Caller, 'id' | 'scopeId'>,
): Promise<number> {
  const [row] = await tx.sql<{ count: number }[]>`
    select count(*) from chat c
      cross join lateral (select side from chat_post
                          where chat_id = c.id order by seq desc limit 1) p
    where c.status <> 'CLOSED' and p.side = 'MEMBER'
      and c.member_id <> ${id} and c.member_id <> ${scopeId}
      and ${inTree(tx, tx.sql`c.member_id`)}`
  return row?.count ?? 0
}

export interface ColleagueRow {
  readonly id: MemberId
  readonly code: string
  readonly name: string
  readonly online: boolean
  readonly permissions: readonly string[]
  readonly granted: readonly string[]
  readonly withheld: readonly string[]
}

/** The partner and those who work for them. */
export async function selectColleagues(tx: AppTx, scope: MemberId): Promise<ColleagueRow[]> {
  return tx.sql<ColleagueRow[]>`
    select m.id, m.code, m.name, r.permissions, m.granted, m.withheld,
           m.id = any ((select connected_members())::bigint[]) as online
    from member m join role r on r.id = m.role_id
    where (m.id = ${scope} or (m.parent_id = ${scope} and m.kind = 'USER')) and m.status = 0
    order by m.code limit 200`
}
