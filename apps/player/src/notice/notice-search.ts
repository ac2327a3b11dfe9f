import { NOTICE_CATEGORIES } from '@camellia/contract/notice'
import { hrefWith, idSearch, oneOf, type PageSearch, pageGiven } from '../site/search'

export type NoticeCategory = (typeof NOTICE_CATEGORIES)[number]

export interface NoticeSearch extends Partial<PageSearch> {
  readonly category?: NoticeCategory
  /** The notice that is open. */
  readonly id?: string
}

export function noticeSearch(raw: Readonly<Record<string, unknown>>): NoticeSearch {
  const category = oneOf(NOTICE_CATEGORIES, raw.category)
  const id = idSearch(raw.id)
  return { ...pageGiven(raw), ...(category && { category }), ...(id && { id }) }
}

export function noticeHref(search: NoticeSearch = {}): string {
  return hrefWith('/notice', { ...search })
}
