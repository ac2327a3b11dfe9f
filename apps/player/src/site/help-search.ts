import { FAQ_CATEGORIES, type FaqCategory } from '@camellia/contract/faq'
import {
  INQUIRY_CATEGORIES,
  INQUIRY_STATUSES,
  type InquiryCategory,
  type InquiryStatus,
} from '@camellia/contract/inquiry'
import { hrefWith, idSearch, oneOf, type PageSearch, pageGiven, wordsSearch } from './search'

/** What one does in the help center; looking through the questions is what one does first. */
export const HELP_VIEWS = ['mine', 'ask'] as const
export type HelpView = (typeof HELP_VIEWS)[number]

/** The channels one writes through; the others need no form. */
export const ASK_CHANNELS = ['INQUIRE', 'CONTACT'] as const
export type AskChannel = (typeof ASK_CHANNELS)[number]

export interface HelpSearch extends Partial<PageSearch> {
  readonly view?: HelpView
  /** The inquiry that is open. */
  readonly id?: string
  readonly status?: InquiryStatus
  readonly channel?: AskChannel
  readonly about?: InquiryCategory
  /** The question that is open. */
  readonly faq?: string
  readonly category?: FaqCategory
  readonly q?: string
}

export function helpSearch(raw: Readonly<Record<string, unknown>>): HelpSearch {
  const view = oneOf(HELP_VIEWS, raw.view)
  const id = idSearch(raw.id)
  const status = oneOf(INQUIRY_STATUSES, raw.status)
  const channel = oneOf(ASK_CHANNELS, raw.channel)
  const about = oneOf(INQUIRY_CATEGORIES, raw.about)
  const faq = idSearch(raw.faq)
  const category = oneOf(FAQ_CATEGORIES, raw.category)
  const q = wordsSearch(raw.q)
  return {
    ...pageGiven(raw),
    ...(view && { view }),
    ...(id && { id }),
    ...(status && { status }),
    ...(channel && { channel }),
    ...(about && { about }),
    ...(faq && { faq }),
    ...(category && { category }),
    ...(q && { q }),
  }
}

export function helpHref(search: HelpSearch = {}): string {
  return hrefWith('/help-center', { ...search })
}

export function inquiryHref(id: string): string {
  return helpHref({ view: 'mine', id })
}
