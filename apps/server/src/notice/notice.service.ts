import { refuse } from '@camellia/kernel/refusal'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { cleanTexts } from '../rich-text/clean'
import { record } from '../trail/trail.service'
import {
  type AdminNoticeFilter,
  type AdminNoticeRow,
  type NewNotice,
  type NoticeAsked,
  type NoticeFilter,
  type Popup,
  removeNotice as remove,
  saveNotice as save,
  selectAdminNotices,
  selectNotice,
  selectNotices,
  selectPopups,
} from './notice.sql'

export async function listNotices(
  tx: AppTx,
  filter: NoticeFilter & { readonly partner: boolean; readonly language: string },
) {
  const rows = await selectNotices(tx, filter)
  const items = rows.map((row) => ({ ...row, at: row.at.toISOString() }))
  return { items, total: rows[0]?.total ?? 0, page: filter.page, size: filter.size }
}

export async function readNotice(tx: AppTx, asked: NoticeAsked) {
  const row = (await selectNotice(tx, asked)) ?? refuse('NOT_FOUND')
  return { ...row, at: row.at.toISOString() }
}

export async function listAdminNotices(tx: AppTx, caller: Caller, filter: AdminNoticeFilter) {
  const rows = await selectAdminNotices(tx, caller, filter)
  const { page, size } = filter
  return { items: rows.map(adminNoticeOf), total: rows[0]?.total ?? 0, page, size }
}

type Draft = Omit<NewNotice, 'titles' | 'contents'> & {
  readonly titles: Readonly<Partial<Record<string, string>>>
  readonly contents: Readonly<Partial<Record<string, string>>>
}

/** What is left of the rich text is what is written down; one without a word is no notice. */
export async function cleanDraft(draft: Draft): Promise<NewNotice> {
  if (draft.endsAt !== null && draft.endsAt <= draft.startsAt) refuse('INVALID_PARAMETER')
  const contents = await cleanTexts(draft.contents)
  if (Object.keys(contents).length === 0) refuse('INVALID_PARAMETER')
  return { ...draft, titles: draft.titles as Record<string, string>, contents }
}

export async function saveNotice(tx: AppTx, caller: Caller, notice: NewNotice) {
  if (!(await save(tx, caller, notice))) refuse('NOT_FOUND')
  const { titles, category, popup, partner, pinned } = notice
  const after = { title: titles.ko ?? Object.values(titles)[0], category, popup, partner, pinned }
  await record(tx, caller, { action: 'notice.save', after })
  return readAdminNotice(tx, caller, notice.id)
}

export async function readAdminNotice(tx: AppTx, caller: Caller, id: string) {
  const [row] = await selectAdminNotices(tx, caller, { id, page: 1, size: 1 })
  return adminNoticeOf(row ?? refuse('NOT_FOUND'))
}

/** As many as a page should carry; whoever has more popups out has the others in the list. */
const POPUP_BYTES_MAX = 256 * 1024

export async function listPopups(tx: AppTx, language: string): Promise<Popup[]> {
  let bytes = 0
  const fits = ({ content }: Popup) => {
    bytes += Buffer.byteLength(content)
    return bytes <= POPUP_BYTES_MAX
  }
  return (await selectPopups(tx, language)).filter(fits)
}

export async function removeNotice(tx: AppTx, caller: Caller, id: string): Promise<void> {
  const title = (await remove(tx, id)) ?? refuse('NOT_FOUND')
  await record(tx, caller, { action: 'notice.remove', before: { title } })
}

function adminNoticeOf({ writerId, writerCode, writerName, ...row }: AdminNoticeRow) {
  const known = writerId !== null && writerCode !== null && writerName !== null
  return {
    ...row,
    writtenBy: known ? { id: writerId, code: writerCode, name: writerName } : null,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}
