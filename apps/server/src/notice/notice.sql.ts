import type { AdminNotice, Headline } from '@camellia/contract/notice'
import type { MemberId } from '@camellia/kernel/ids'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { inLanguage } from '../rich-text/in-language.sql'

export interface Popup {
  readonly id: string
  readonly title: string
  readonly content: string
}

function out(tx: AppTx) {
  return tx.sql`starts_at <= now() and (ends_at is null or ends_at > now())`
}

/** Row security leaves those of one's own branch: from the root down to oneself. */
function fromAbove(tx: AppTx) {
  return tx.sql`(owner_id is null or owner_id = any ((select app_line())::bigint[]))`
}

export async function selectPopups(tx: AppTx, language: string): Promise<Popup[]> {
  return tx.sql<Popup[]>`
    select id, ${inLanguage(tx, 'title', language)} as title,
           ${inLanguage(tx, 'content', language)} as content
    from notice
    where popup and not partner and ${out(tx)} and ${fromAbove(tx)}
    order by pinned desc, starts_at desc, id limit 20`
}

export interface NoticeFilter {
  readonly page: number
  readonly size: number
  readonly category?: Headline['category'] | undefined
}

export interface NoticeRow extends Omit<Headline, 'at'> {
  readonly at: Date
  readonly total: number
}

export interface WholeRow extends NoticeRow {
  readonly content: string
}

export async function selectNotices(
  tx: AppTx,
  filter: NoticeFilter & { readonly partner: boolean; readonly language: string },
): Promise<NoticeRow[]> {
  const { page, size, category, partner, language } = filter
  return tx.sql<NoticeRow[]>`
    select id, category, pinned, starts_at as at, count(*) over ()::integer as total,
           ${inLanguage(tx, 'title', language)} as title
    from notice
    where partner = ${partner} and ${out(tx)} and ${fromAbove(tx)}
      ${category ? tx.sql`and category = ${category}` : tx.sql``}
    order by pinned desc, starts_at desc, id limit ${size} offset ${(page - 1) * size}`
}

export interface NoticeAsked {
  readonly id: string
  readonly language: string
  readonly partner: boolean
}

export async function selectNotice(
  tx: AppTx,
  { id, language, partner }: NoticeAsked,
): Promise<WholeRow | undefined> {
  const [row] = await tx.sql<WholeRow[]>`
    select id, category, pinned, starts_at as at, 1 as total,
           ${inLanguage(tx, 'title', language)} as title,
           ${inLanguage(tx, 'content', language)} as content
    from notice
    where id = ${id} and partner = ${partner} and ${out(tx)} and ${fromAbove(tx)}`
  return row
}

export interface AdminNoticeRow
  extends Omit<AdminNotice, 'startsAt' | 'endsAt' | 'createdAt' | 'writtenBy' | 'contents'> {
  /** Of one that was asked for by itself; empty in a list. */
  readonly contents: AdminNotice['contents']
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly createdAt: Date
  readonly writerId: MemberId | null
  readonly writerCode: string | null
  readonly writerName: string | null
  readonly total: number
}

export interface AdminNoticeFilter extends NoticeFilter {
  readonly id?: string | undefined
  readonly state?: AdminNotice['state'] | undefined
  readonly partner?: boolean | undefined
}

/** Of one's own branch and of those below it. */
export async function selectAdminNotices(
  tx: AppTx,
  { scopeId, head }: Caller,
  filter: AdminNoticeFilter,
): Promise<AdminNoticeRow[]> {
  const { page, size, category, state, partner, id } = filter
  const mine = tx.sql`(n.owner_id = ${scopeId} or (n.owner_id is null and ${head}))`
  return tx.sql<AdminNoticeRow[]>`
    with found as (
      select n.*, ${mine} as mine, case when starts_at > now() then 'SOON'
          when ends_at is null or ends_at > now() then 'OUT' else 'OVER' end as state
      from notice n
      where ${mine} or exists (select 1 from member m where m.id = n.owner_id)
    )
    select d.id, category, popup, partner, pinned, title as titles,
           ${id ? tx.sql`content` : tx.sql`'{}'::jsonb`} as contents, state,
           mine,
           starts_at as "startsAt", ends_at as "endsAt", d.created_at as "createdAt",
           w.id as "writerId", w.code as "writerCode", w.name as "writerName",
           count(*) over ()::integer as total
    from found d left join member w on w.id = d.written_by
    where true ${category ? tx.sql`and category = ${category}` : tx.sql``}
      ${state ? tx.sql`and state = ${state}` : tx.sql``}
      ${partner === undefined ? tx.sql`` : tx.sql`and partner = ${partner}`}
      ${id ? tx.sql`and d.id = ${id}` : tx.sql``}
    order by pinned desc, d.created_at desc, d.id limit ${size} offset ${(page - 1) * size}`
}

export interface NewNotice {
  readonly id: string
  readonly category: AdminNotice['category']
  readonly popup: boolean
  readonly partner: boolean
  readonly pinned: boolean
  readonly startsAt: string
  readonly endsAt: string | null
  readonly titles: Readonly<Record<string, string>>
  readonly contents: Readonly<Record<string, string>>
}

/** False: this number is the notice of somebody else. */
export async function saveNotice(tx: AppTx, caller: Caller, n: NewNotice): Promise<boolean> {
  const fields = {
    title: tx.sql.json(n.titles),
    content: tx.sql.json(n.contents),
    category: n.category,
    popup: n.popup,
    partner: n.partner,
    pinned: n.pinned,
    starts_at: n.startsAt,
    ends_at: n.endsAt,
  }
  const changed = await tx.sql`
    update notice set ${tx.sql(fields)}, changed_at = now() where id = ${n.id}`
  if (changed.count === 1) return true
  const writer = { owner_id: caller.scopeId, written_by: caller.id }
  const made = await tx.sql`
    insert into notice ${tx.sql({ id: n.id, ...writer, ...fields })}
    on conflict (id) do nothing`
  return made.count === 1
}

export async function removeNotice(tx: AppTx, id: string): Promise<string | undefined> {
  const [row] = await tx.sql<{ title: string }[]>`
    delete from notice where id = ${id}
    returning ${inLanguage(tx, 'title', 'ko')} as title`
  return row?.title
}
