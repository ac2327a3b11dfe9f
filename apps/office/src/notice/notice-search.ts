import { type AdminNotice, NOTICE_CATEGORIES, NOTICE_STATES } from '@camellia/contract/notice'
import { type ChangeOf, type PageSize, pageIn, sizeIn, uuidIn } from '../site/address'

export const NOTICE_READERS = ['PLAYER', 'PARTNER'] as const
const SIZE: PageSize = 25

/** What the address bar may say; what is usual is left out. */
export interface NoticeSearch {
  readonly state?: AdminNotice['state']
  readonly category?: AdminNotice['category']
  /** For players or for those who work here. */
  readonly readers?: (typeof NOTICE_READERS)[number]
  readonly page?: number
  readonly size?: PageSize
  /** The notice that is being written: a new one, or this. */
  readonly edit?: string
}

export type NoticeChange = ChangeOf<NoticeSearch>

/** Anyone can type anything into an address: the rest is dropped. */
export function noticeSearch(raw: Record<string, unknown>): NoticeSearch {
  const state = NOTICE_STATES.find((known) => known === raw.state)
  const category = NOTICE_CATEGORIES.find((known) => known === raw.category)
  const readers = NOTICE_READERS.find((known) => known === raw.readers)
  return {
    ...(state && { state }),
    ...(category && { category }),
    ...(readers && { readers }),
    ...pageIn(raw.page),
    ...sizeIn(raw.size, SIZE),
    ...(raw.edit === 'new' ? { edit: 'new' } : uuidIn('edit', raw.edit)),
  }
}

/** Opening a notice stays on the page; another filter begins at the first again. */
export function changedNotices(kept: NoticeSearch, change: NoticeChange): NoticeSearch {
  const stays = Object.keys(change).every((key) => key === 'edit' || key === 'page')
  return noticeSearch({ ...kept, ...(!stays && { page: 1 }), ...change })
}

export function inputOf({ state, category, readers, page = 1, size = SIZE }: NoticeSearch) {
  return {
    page,
    size,
    ...(state && { state }),
    ...(category && { category }),
    ...(readers && { partner: readers === 'PARTNER' }),
  }
}

/** The inbox of those who work here. */
export interface InboxSearch {
  readonly category?: AdminNotice['category']
  readonly page?: number
  readonly id?: string
}

export function inboxSearch(raw: Record<string, unknown>): InboxSearch {
  const category = NOTICE_CATEGORIES.find((known) => known === raw.category)
  return { ...(category && { category }), ...pageIn(raw.page), ...uuidIn('id', raw.id) }
}
