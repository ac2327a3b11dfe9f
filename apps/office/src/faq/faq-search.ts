import { FAQ_CATEGORIES, type FaqCategory } from '@camellia/contract/faq'
import { uuidIn } from '../site/address'

/** What the address bar may say. */
export interface FaqSearch {
  readonly category?: FaqCategory
  /** The question that is being written: a new one, or this. */
  readonly edit?: string
}

/** Anyone can type anything into an address: the rest is dropped. */
export function faqSearch(raw: Record<string, unknown>): FaqSearch {
  const category = FAQ_CATEGORIES.find((known) => known === raw.category)
  return {
    ...(category && { category }),
    ...(raw.edit === 'new' ? { edit: 'new' } : uuidIn('edit', raw.edit)),
  }
}
