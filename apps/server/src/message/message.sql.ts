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
  /** Only those that were not read. */
  readonly unread: boolean
  /** Of whoever reads. */
  readonly language: string
  readonly page: number
  readonly size: number
}

export async function selectMessages(tx: AppTx, filter: MessageFilter): Promise<MessageRow[]> {
  const { page, size } = filter
  return tx.sql<MessageRow[]>`
    select x.id, l.sender_name as sender, ${read(tx, 'title', filter)} as title,
           ${read(tx, 'content', filter)} as content,
           case when read_at is null then 0 else 1 end as status,
           x.created_at as "createdAt", read_at as "readAt"
    from message x join broadcast l on l.id = x.broadcast_id where ${inBox(tx, filter)}
    order by x.created_at desc, x.id desc limit ${size} offset ${(page - 1) * size}`
}

export async function countMessages(tx: AppTx, filter: MessageFilter): Promise<number> {
  const [row] = await tx.sql<{ count: number }[]>`
    select count(*) from message x join broadcast l on l.id = x.broadcast_id
    where ${inBox(tx, filter)}`
  return row?.count ?? 0
}

/** In the language of the reader, else in English for whoever does not read Korean, else as it is. */
function read(tx: AppTx, part: 'title' | 'content', { language }: MessageFilter) {
  const said = (code: string) => tx.sql`l.translations -> ${code} ->> ${part}`
  const english = language === 'ko' ? tx.sql`null` : said('en')
  return tx.sql`coalesce(${said(language)}, ${english}, l.${tx.sql(part)})`
}

function inBox(tx: AppTx, filter: MessageFilter) {
  const { receiver, search, unread } = filter
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const matching = tx.sql`and (${read(tx, 'title', filter)} ilike ${like}
    or ${read(tx, 'content', filter)} ilike ${like})`
  return tx.sql`x.receiver_id = ${receiver} and x.removed_at is null
    ${search ? matching : tx.sql``} ${unread ? tx.sql`and x.read_at is null` : tx.sql``}`
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
