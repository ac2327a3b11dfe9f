import { CHAT_PAGE, type ChatPost, type QueuedChat } from '@camellia/contract/chat'
import type { MemberId } from '@camellia/kernel/ids'
import { attachmentJson } from '../file/file.sql'
import type { AppTx } from '../http/tell'

export interface ChatRow {
  readonly id: string
  readonly memberId: MemberId
  readonly status: QueuedChat['status']
  readonly assignedId: MemberId | null
  readonly memberSeen: string | null
  readonly staffSeen: string | null
  readonly createdAt: Date
  readonly lastAt: Date
}

function columns(tx: AppTx) {
  return tx.sql`
    c.id, c.member_id as "memberId", c.status, c.assigned_id as "assignedId",
    c.member_seen as "memberSeen", c.staff_seen as "staffSeen", c.created_at as "createdAt",
    c.last_at as "lastAt"`
}

/** The one that is open; nobody has two. */
export async function selectOpen(tx: AppTx, member: MemberId): Promise<ChatRow | undefined> {
  const [row] = await tx.sql<ChatRow[]>`
    select ${columns(tx)} from chat c where member_id = ${member} and status <> 'CLOSED'`
  return row
}

export async function lockChat(tx: AppTx, id: string): Promise<ChatRow | undefined> {
  const [row] = await tx.sql<ChatRow[]>`
    select ${columns(tx)} from chat c where id = ${id} for update`
  return row
}

/** Opens one, or finds the one that another tab opened at the same moment. */
export async function openChat(
  tx: AppTx,
  chat: { readonly id: string; readonly member: MemberId; readonly language: string },
): Promise<{ readonly chat: ChatRow; readonly isNew: boolean }> {
  const { id, member, language } = chat
  const rows = await tx.sql`
    insert into chat (id, member_id, language) values (${id}, ${member}, ${language})
    on conflict (member_id) where status <> 'CLOSED' do nothing`
  const [row] = await tx.sql<ChatRow[]>`
    select ${columns(tx)} from chat c
    where member_id = ${member} and status <> 'CLOSED' for update`
  if (!row) throw new Error('a chat that was just opened is gone')
  return { chat: row, isNew: rows.count === 1 }
}

export interface NewChatPost {
  readonly id: string
  readonly chat: string
  readonly author: MemberId
  readonly side: ChatPost['side']
  readonly content: string
  readonly file: string | null
}

/** False: it was said before. */
export async function insertPost(tx: AppTx, post: NewChatPost): Promise<boolean> {
  const { id, chat, author, side, content, file } = post
  const rows = await tx.sql`
    insert into chat_post (id, chat_id, author_id, side, content, file_id)
    values (${id}, ${chat}, ${author}, ${side}, ${content}, ${file})
    on conflict (id) do nothing`
  return rows.count === 1
}

export async function hasPost(tx: AppTx, id: string): Promise<boolean> {
  return (await tx.sql`select 1 from chat_post where id = ${id}`).length === 1
}

/** Of the last minute: faster nobody writes. */
export async function countSaid(tx: AppTx, author: MemberId, chat: string): Promise<number> {
  const [row] = await tx.sql<{ count: number }[]>`
    select count(*) from chat_post
    where chat_id = ${chat} and author_id = ${author}
      and created_at > now() - interval '1 minute'`
  return row?.count ?? 0
}

/** Whoever speaks has seen what was said before. */
export async function saveSpoken(
  tx: AppTx,
  chat: string,
  said: { readonly side: ChatPost['side']; readonly post: string; readonly by: MemberId },
): Promise<void> {
  if (said.side === 'MEMBER') {
    await tx.sql`
      update chat set last_at = clock_timestamp(), member_seen = ${said.post} where id = ${chat}`
    return
  }
  await tx.sql`
    update chat set last_at = clock_timestamp(), staff_seen = ${said.post}, status = 'TALKING',
      assigned_id = coalesce(assigned_id, ${said.by})
    where id = ${chat}`
}

export interface PostRow extends Omit<ChatPost, 'createdAt'> {
  readonly authorId: MemberId
  readonly createdAt: Date
}

/** The last ones of all a member's conversations, or those before one; oldest first. */
export async function selectPosts(
  tx: AppTx,
  wanted: { readonly member: MemberId; readonly before?: string | undefined },
): Promise<{ readonly posts: readonly PostRow[]; readonly hasOlder: boolean }> {
  const { member, before } = wanted
  const rows = await tx.sql<PostRow[]>`
    select p.id, p.side, p.content, p.author_id as "authorId", p.created_at as "createdAt",
           ${attachmentJson(tx)} as file
    from chat c join chat_post p on p.chat_id = c.id left join file f on f.id = p.file_id
    where c.member_id = ${member}
      ${before ? tx.sql`and p.seq < (select seq from chat_post where id = ${before})` : tx.sql``}
    order by p.seq desc limit ${CHAT_PAGE + 1}`
  return { posts: rows.slice(0, CHAT_PAGE).reverse(), hasOlder: rows.length > CHAT_PAGE }
}

/** Seen only goes forward. False: no such post was said there. */
export async function saveSeen(
  tx: AppTx,
  chat: string,
  seen: { readonly side: ChatPost['side']; readonly post: string },
): Promise<boolean> {
  const column = tx.sql(seen.side === 'MEMBER' ? 'member_seen' : 'staff_seen')
  const known = await tx.sql`
    select 1 from chat_post where id = ${seen.post} and chat_id = ${chat}`
  if (known.length === 0) return false
  await tx.sql`
    update chat c set ${column} = ${seen.post}
    where id = ${chat} and coalesce((select seq from chat_post where id = c.${column}), 0)
      < (select seq from chat_post where id = ${seen.post})`
  return true
}

export async function saveAssigned(tx: AppTx, id: string, to: MemberId): Promise<void> {
  await tx.sql`update chat set assigned_id = ${to}, status = 'TALKING' where id = ${id}`
}

export async function saveClosed(tx: AppTx, id: string): Promise<void> {
  await tx.sql`update chat set status = 'CLOSED', closed_at = now() where id = ${id}`
}

export async function isStaffed(
  tx: AppTx,
  member: MemberId,
  here: readonly MemberId[],
): Promise<boolean> {
  const [row] = await tx.sql<{ present: boolean }[]>`
    select staff_present(${member}, ${tx.sql.array([...here], 1016)}) as present`
  return row?.present === true
}
