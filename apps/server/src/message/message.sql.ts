import type { MemberId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'

export interface MessageRow {
  readonly id: string
  readonly sender: string
  readonly title: string
  readonly content: string
  readonly status: 0 | 1
  readonly createdAt: Date
  readonly readAt: Date | null
}

export interface MessageFilter {
  readonly receiver: MemberId
  readonly search: string
  readonly page: number
  readonly size: number
}

export async function selectMessages(tx: AppTx, filter: MessageFilter): Promise<MessageRow[]> {
  const { page, size } = filter
  return tx.sql<MessageRow[]>`
    select id, sender_name as sender, title, content,
           case when read_at is null then 0 else 1 end as status,
           created_at as "createdAt", read_at as "readAt"
    from message where ${inBox(tx, filter)}
    order by id desc limit ${size} offset ${(page - 1) * size}`
}

export async function countMessages(tx: AppTx, filter: MessageFilter): Promise<number> {
  const [row] = await tx.sql<{ count: number }[]>`
    select count(*) from message where ${inBox(tx, filter)}`
  return row?.count ?? 0
}

function inBox(tx: AppTx, { receiver, search }: MessageFilter) {
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const matching = tx.sql`and (title ilike ${like} or content ilike ${like})`
  return tx.sql`receiver_id = ${receiver} and removed_at is null ${search ? matching : tx.sql``}`
}

export async function countUnread(tx: AppTx, receiver: MemberId): Promise<number> {
  const [row] = await tx.sql<{ count: number }[]>`
    select count(*) from message
    where receiver_id = ${receiver} and read_at is null and removed_at is null`
  return row?.count ?? 0
}

/** Of someone below the sender, who may not read their box but may say how much is new in it. */
export async function countUnreadBelow(tx: AppTx, receiver: MemberId): Promise<number> {
  const [row] = await tx.sql<{ count: number }[]>`select message_unread(${receiver}) as count`
  return row?.count ?? 0
}

export interface NewMessage {
  readonly id: string
  readonly sender: { readonly id: MemberId; readonly name: string }
  readonly receiver: MemberId
  readonly title: string
  readonly content: string
}

export async function insertMessage(tx: AppTx, message: NewMessage): Promise<void> {
  const { id, sender, receiver, title, content } = message
  await tx.sql`
    insert into message (id, sender_id, sender_name, receiver_id, title, content)
    values (${id}, ${sender.id}, ${sender.name}, ${receiver}, ${title}, ${content})`
}

/** Reading again keeps the first time. Returns how many of these are in the member's box. */
export async function saveRead(
  tx: AppTx,
  receiver: MemberId,
  ids: readonly string[],
): Promise<number> {
  const rows = await tx.sql`
    update message set read_at = coalesce(read_at, now())
    where receiver_id = ${receiver} and id in ${tx.sql(ids)} and removed_at is null`
  return rows.count
}

export async function saveRemoved(
  tx: AppTx,
  receiver: MemberId,
  ids: readonly string[],
): Promise<number> {
  const rows = await tx.sql`
    update message set removed_at = coalesce(removed_at, now())
    where receiver_id = ${receiver} and id in ${tx.sql(ids)}`
  return rows.count
}
