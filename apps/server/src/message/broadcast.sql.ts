import type { LanguageCode } from '@camellia/contract/fields'
import type { BroadcastTarget, Translations } from '@camellia/contract/message'
import type { MemberId, RoleId } from '@camellia/kernel/ids'
import { newId } from '@camellia/ledger/identity'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { notResting } from '../schedule/failed-item.sql'

/** With the name the target had when the broadcast was sent. */
export type SentTo =
  | { readonly kind: 'SELECTED' }
  | { readonly kind: 'ALL' }
  | { readonly kind: 'ROLE'; readonly role: RoleId; readonly name: string }
  | { readonly kind: 'LINE'; readonly partner: MemberId; readonly name: string }

export interface NewBroadcast {
  readonly id: string
  readonly title: string
  readonly content: string
  readonly translations?: Translations | undefined
  readonly target: SentTo
  readonly total: number
}

/** False: it was sent before. The last member is whoever joined last: nobody later gets it. */
export async function insertBroadcast(
  tx: AppTx,
  caller: Caller,
  l: NewBroadcast,
): Promise<boolean> {
  const rows = await tx.sql`
    insert into broadcast (id, scope_id, sender_id, sender_name, title, content, translations,
                        target, total, last_member)
    values (${l.id}, ${caller.scopeId}, ${caller.id}, ${caller.name}, ${l.title}, ${l.content},
            ${tx.sql.json(l.translations ?? {})}, ${tx.sql.json(l.target)}, ${l.total},
            (select coalesce(max(id), 0) from member))
    on conflict (id) do nothing`
  return rows.count === 1
}

export async function insertMessages(
  tx: AppTx,
  broadcast: { readonly id: string; readonly senderId: MemberId },
  receivers: readonly MemberId[],
): Promise<void> {
  const ids = receivers.map(() => newId<string>())
  await tx.sql`
    insert into message (id, broadcast_id, sender_id, receiver_id)
    select id, ${broadcast.id}, ${broadcast.senderId}, receiver
    from unnest(${ids}::uuid[], ${tx.sql.array([...receivers], 1016)}) as new (id, receiver)
    on conflict (broadcast_id, receiver_id) do nothing`
}

export async function saveFinished(tx: AppTx, id: string, sent: number): Promise<void> {
  await tx.sql`update broadcast set sent = ${sent}, finished_at = now() where id = ${id}`
}

/**
 * Whom a broadcast to many reaches: players and partners in good standing, but for those who have
 * shut themselves out, who are not to be written to.
 */
function reached(tx: AppTx, scope: MemberId, target: BroadcastTarget | SentTo) {
  const under = target.kind === 'LINE' ? target.partner : scope
  return tx.sql`
    m.path @> array[${under}::bigint] and m.path @> array[${scope}::bigint] and m.id <> ${scope}
    and m.kind in ('MEMBER', 'PARTNER') and m.status = 0
    ${target.kind === 'ROLE' ? tx.sql`and m.role_id = ${target.role}` : tx.sql``}
    and not exists (select 1 from protection p
                    where p.member_id = m.id and p.excluded_until > now())`
}

export async function countReach(
  tx: AppTx,
  scope: MemberId,
  target: BroadcastTarget,
): Promise<number> {
  const [row] = await tx.sql<{ count: number }[]>`
    select count(*) from member m where ${reached(tx, scope, target)}`
  return row?.count ?? 0
}

export async function selectRoleName(tx: AppTx, id: RoleId): Promise<string | undefined> {
  const [row] = await tx.sql<{ name: string }[]>`select name from role where id = ${id}`
  return row?.name
}

export async function selectPartnerName(
  tx: AppTx,
  scope: MemberId,
  id: MemberId,
): Promise<string | undefined> {
  const [row] = await tx.sql<{ name: string }[]>`
    select name from member
    where id = ${id} and kind = 'PARTNER' and path @> array[${scope}::bigint]`
  return row?.name
}

export interface OpenBroadcast {
  readonly id: string
  readonly scopeId: MemberId
  readonly senderId: MemberId
  readonly target: SentTo
  readonly total: number
  readonly sent: number
  readonly reached: MemberId
  readonly lastMember: MemberId
}

/** Names this loop in the list of what failed. */
export const BROADCAST_DELIVERY = 'broadcast-delivery'

/** The oldest that is not left aside; one that another process is at is passed over. */
export async function selectNextBroadcast(tx: AppTx): Promise<string | undefined> {
  const [row] = await tx.sql<{ id: string }[]>`
    select id from broadcast
    where finished_at is null and ${notResting(tx, BROADCAST_DELIVERY, tx.sql`broadcast.id::text`)}
    order by created_at limit 1 for update skip locked`
  return row?.id
}

/** One process works on a broadcast at a time. */
export async function lockOpenBroadcast(tx: AppTx, id: string): Promise<OpenBroadcast | undefined> {
  const [row] = await tx.sql<OpenBroadcast[]>`
    select id, scope_id as "scopeId", sender_id as "senderId", target, total, sent, reached,
           last_member as "lastMember"
    from broadcast where id = ${id} and finished_at is null for update skip locked`
  return row
}

export interface Part {
  readonly count: number
  readonly last: MemberId | null
  /** Of those it reached, who is connected to any process. */
  readonly connected: readonly MemberId[]
}

/** The next receivers, all in the database: it has them and it keeps them. */
export async function insertNext(tx: AppTx, broadcast: OpenBroadcast, most: number): Promise<Part> {
  const { id, scopeId, senderId, target, lastMember } = broadcast
  const [part] = await tx.sql<Part[]>`
    with picked as (
      select m.id from member m
      where m.id > ${broadcast.reached} and m.id <= ${lastMember} and m.id <> ${senderId}
        and ${reached(tx, scopeId, target)}
      order by m.id limit ${most}
    ), put as (
      insert into message (id, broadcast_id, sender_id, receiver_id)
      select uuid_of_now(), ${id}, ${senderId}, picked.id from picked
      on conflict (broadcast_id, receiver_id) do nothing
      returning receiver_id
    )
    select (select count(*)::integer from picked) as count, (select max(id) from picked) as last,
           array(select receiver_id from put
                 where receiver_id = any ((select connected_members())::bigint[])) as connected`
  return part ?? { count: 0, last: null, connected: [] }
}

export async function saveProgress(
  tx: AppTx,
  id: string,
  progress: { readonly sent: number; readonly reached: MemberId; readonly over: boolean },
): Promise<void> {
  const { sent, reached: last, over } = progress
  await tx.sql`
    update broadcast set sent = ${sent}, reached = ${last},
      total = case when ${over} then ${sent} else total end,
      finished_at = case when ${over} then now() end
    where id = ${id}`
}

/** What is new in the boxes of these. */
export async function selectUnread(
  tx: AppTx,
  members: readonly MemberId[],
): Promise<readonly { id: MemberId; unread: number }[]> {
  if (members.length === 0) return []
  return tx.sql<{ id: MemberId; unread: number }[]>`
    select receiver_id as id, count(*)::integer as unread from message
    where receiver_id in ${tx.sql(members)} and read_at is null and removed_at is null
    group by receiver_id`
}

export interface BroadcastRow {
  readonly id: string
  readonly title: string
  readonly preview: string
  readonly languages: LanguageCode[]
  readonly target: SentTo
  readonly total: number
  readonly sent: number
  readonly createdAt: Date
  readonly finishedAt: Date | null
  readonly senderId: MemberId | null
  readonly senderCode: string | null
  readonly senderName: string | null
  readonly read: number
}

export async function selectBroadcasts(
  tx: AppTx,
  { before, size }: { readonly before?: string | undefined; readonly size: number },
): Promise<readonly BroadcastRow[]> {
  return tx.sql<BroadcastRow[]>`
    with page as (
      select * from broadcast l
      where exists (select 1 from member m where m.id = l.scope_id)
        ${
          before
            ? tx.sql`and (created_at, id) < (select created_at, id from broadcast where id = ${before})`
            : tx.sql``
        }
      order by created_at desc, id desc limit ${size + 1}
    )
    select p.id, p.title, left(p.content, 120) as preview,
           array(select jsonb_object_keys(p.translations)) as languages, p.target, p.total, p.sent, p.created_at as "createdAt",
           p.finished_at as "finishedAt", s.id as "senderId", s.code as "senderCode",
           s.name as "senderName", coalesce(r.read, 0) as read
    from page p left join member s on s.id = p.sender_id
      left join broadcast_reads(array(select id from page)) r on r.broadcast_id = p.id
    order by p.created_at desc, p.id desc`
}

export interface BroadcastText {
  readonly title: string
  readonly content: string
  readonly translations: Translations
  readonly total: number
}

/** Of one that came from one's own branch. */
export async function selectText(tx: AppTx, id: string): Promise<BroadcastText | undefined> {
  const [row] = await tx.sql<BroadcastText[]>`
    select title, content, translations, total from broadcast l
    where id = ${id} and exists (select 1 from member m where m.id = l.scope_id)`
  return row
}

export interface ReceiverRow {
  readonly id: MemberId
  readonly code: string
  readonly name: string
  readonly readAt: Date | null
  readonly removed: boolean
  readonly total: number
}

export async function selectReceivers(
  tx: AppTx,
  wanted: {
    readonly broadcast: string
    readonly read?: boolean | undefined
    readonly page: number
    readonly size: number
  },
): Promise<readonly ReceiverRow[]> {
  const { broadcast, read = null, page, size } = wanted
  return tx.sql<ReceiverRow[]>`
    select m.id, m.code, m.name, r.read_at as "readAt", r.removed, r.total::integer
    from broadcast_receivers(${broadcast}, ${read}, ${size}, ${(page - 1) * size})
      with ordinality as r (member_id, read_at, removed, total, place)
      join member m on m.id = r.member_id
    order by r.place`
}
