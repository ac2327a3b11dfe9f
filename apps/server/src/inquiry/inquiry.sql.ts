import type { InquiryCategory, InquiryPost, InquiryStatus } from '@camellia/contract/inquiry'
import type { MemberId } from '@camellia/kernel/ids'
import { attachmentJson } from '../file/file.sql'
import type { AppTx } from '../http/tell'

export interface InquiryRow {
  readonly id: string
  readonly memberId: MemberId
  readonly channel: 'CONTACT' | 'INQUIRE' | 'FAST_DEPOSIT' | 'CHAT'
  readonly category: InquiryCategory
  readonly title: string
  readonly status: InquiryStatus
  readonly registerId: MemberId | null
  readonly createdAt: Date
  readonly lastAt: Date
  readonly rating: number | null
  readonly unread: boolean
}

function columns(tx: AppTx) {
  return tx.sql`
    i.id, i.member_id as "memberId", i.channel, i.category, i.title, i.status,
    i.register_id as "registerId", i.created_at as "createdAt", i.last_at as "lastAt", i.rating,
    coalesce(i.answered_at > i.seen_at, false) as unread`
}

export interface NewInquiry {
  readonly id: string
  readonly member: MemberId
  readonly channel: InquiryRow['channel']
  readonly category: InquiryCategory
  readonly title: string
  readonly language: string
}

/** False: this number is taken already. */
export async function insertInquiry(tx: AppTx, inquiry: NewInquiry): Promise<boolean> {
  const { id, member, channel, category, title, language } = inquiry
  const rows = await tx.sql`
    insert into inquiry (id, member_id, channel, category, title, language)
    values (${id}, ${member}, ${channel}, ${category}, ${title}, ${language})
    on conflict (id) do nothing`
  return rows.count === 1
}

export interface NewPost {
  readonly id: string
  readonly inquiry: string
  /** Null: the product itself. */
  readonly author: MemberId | null
  readonly side: InquiryPost['side']
  readonly content: string
  readonly file: string | null
}

/** False: it was said before. */
export async function insertPost(tx: AppTx, post: NewPost): Promise<boolean> {
  const { id, inquiry, author, side, content, file } = post
  const rows = await tx.sql`
    insert into inquiry_post (id, inquiry_id, author_id, side, content, file_id)
    values (${id}, ${inquiry}, ${author}, ${side}, ${content}, ${file})
    on conflict (id) do nothing`
  return rows.count === 1
}

export async function hasPost(tx: AppTx, id: string, inquiry: string): Promise<boolean> {
  const rows = await tx.sql`
    select 1 from inquiry_post where id = ${id} and inquiry_id = ${inquiry}`
  return rows.length === 1
}

export async function selectInquiry(tx: AppTx, id: string): Promise<InquiryRow | undefined> {
  const [row] = await tx.sql<InquiryRow[]>`select ${columns(tx)} from inquiry i where id = ${id}`
  return row
}

export async function lockInquiry(tx: AppTx, id: string): Promise<InquiryRow | undefined> {
  const [row] = await tx.sql<InquiryRow[]>`
    select ${columns(tx)} from inquiry i where id = ${id} for update`
  return row
}

export interface PostRow extends Omit<InquiryPost, 'createdAt'> {
  readonly authorId: MemberId | null
  readonly createdAt: Date
}

export async function selectPosts(tx: AppTx, inquiry: string): Promise<PostRow[]> {
  return tx.sql<PostRow[]>`
    select p.id, p.side, p.content, p.author_id as "authorId", p.created_at as "createdAt",
           ${attachmentJson(tx)} as file
    from inquiry_post p left join file f on f.id = p.file_id
    where p.inquiry_id = ${inquiry} order by p.created_at, p.id`
}

export async function selectLastSide(tx: AppTx, inquiry: string): Promise<InquiryPost['side']> {
  const [row] = await tx.sql<{ side: InquiryPost['side'] }[]>`
    select side from inquiry_post where inquiry_id = ${inquiry}
    order by created_at desc, id desc limit 1`
  return row?.side ?? 'MEMBER'
}

/** What is open, what was asked within a day, and how often the deposit account was. */
export async function countAsked(tx: AppTx, member: MemberId) {
  const [row] = await tx.sql<{ open: number; today: number; fast: number }[]>`
    select count(*) filter (where status <> 'FINISHED') as open,
           count(*) filter (where created_at > now() - interval '24 hours') as today,
           count(*) filter (where channel = 'FAST_DEPOSIT'
                            and created_at > now() - interval '24 hours') as fast
    from inquiry where member_id = ${member}`
  return row ?? { open: 0, today: 0, fast: 0 }
}

/** An inquiry is read as a whole: how much there is of it by now. */
export async function selectLength(
  tx: AppTx,
  inquiry: string,
): Promise<{ readonly posts: number; readonly bytes: number }> {
  const [row] = await tx.sql<{ posts: number; bytes: number }[]>`
    select count(*) as posts, coalesce(sum(octet_length(content)), 0)::bigint as bytes
    from inquiry_post where inquiry_id = ${inquiry}`
  return row ?? { posts: 0, bytes: 0 }
}

export interface MineFilter {
  readonly member: MemberId
  readonly status?: InquiryStatus | undefined
  readonly page: number
  readonly size: number
}

export async function selectMine(tx: AppTx, filter: MineFilter): Promise<InquiryRow[]> {
  const { member, status, page, size } = filter
  return tx.sql<InquiryRow[]>`
    select ${columns(tx)} from inquiry i
    where member_id = ${member} ${status ? tx.sql`and status = ${status}` : tx.sql``}
    order by last_at desc, id desc limit ${size} offset ${(page - 1) * size}`
}

export async function countMine(tx: AppTx, { member, status }: MineFilter) {
  const [row] = await tx.sql<{ total: number; unread: number }[]>`
    select count(*) filter (where ${status ?? null}::text is null or status = ${status ?? null})
             as total,
           count(*) filter (where answered_at > seen_at) as unread
    from inquiry where member_id = ${member}`
  return row ?? { total: 0, unread: 0 }
}

export async function saveSeen(tx: AppTx, id: string, member: MemberId): Promise<boolean> {
  const rows = await tx.sql`
    update inquiry set seen_at = clock_timestamp() where id = ${id} and member_id = ${member}`
  return rows.count === 1
}

export async function saveRating(tx: AppTx, id: string, rating: number): Promise<void> {
  await tx.sql`update inquiry set rating = ${rating} where id = ${id}`
}

/** The member said more: whatever was finished waits again, for anyone. */
export async function saveMore(tx: AppTx, id: string): Promise<void> {
  await tx.sql`
    update inquiry set last_at = now(),
      register_id = case when status = 'FINISHED' then null else register_id end,
      status = case when status = 'FINISHED' then 'PENDING' else status end
    where id = ${id}`
}

export async function saveState(
  tx: AppTx,
  id: string,
  state: { readonly status: InquiryStatus; readonly register: MemberId | null },
): Promise<void> {
  await tx.sql`
    update inquiry set status = ${state.status}, register_id = ${state.register} where id = ${id}`
}

export async function saveAnswered(
  tx: AppTx,
  id: string,
  answer: { readonly status: InquiryStatus; readonly register: MemberId | null },
): Promise<void> {
  await tx.sql`
    update inquiry set status = ${answer.status}, register_id = ${answer.register},
      last_at = clock_timestamp(), answered_at = clock_timestamp()
    where id = ${id}`
}
