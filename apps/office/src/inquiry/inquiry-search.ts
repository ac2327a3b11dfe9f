import {
  INQUIRY_CATEGORIES,
  INQUIRY_STATUSES,
  type InquiryCategory,
  type InquiryStatus,
} from '@camellia/contract/inquiry'
import type { MemberId } from '@camellia/kernel/ids'
import { type ChangeOf, textIn, uuidIn, wholeIn } from '../site/address'

const SIZE = 50

/** What the address bar may say; what is usual is left out. */
export interface InquirySearch {
  readonly status?: InquiryStatus
  readonly category?: InquiryCategory
  readonly search?: string
  readonly mine?: true
  readonly member?: number
  /** The last inquiry of the page above. */
  readonly before?: string
  /** The inquiry that is open. */
  readonly id?: string
}

export type InquiryChange = ChangeOf<InquirySearch>

/** Anyone can type anything into an address: the rest is dropped. */
export function inquirySearch(raw: Record<string, unknown>): InquirySearch {
  const status = INQUIRY_STATUSES.find((known) => known === raw.status)
  const category = INQUIRY_CATEGORIES.find((known) => known === raw.category)
  return {
    ...(status && status !== 'PENDING' && { status }),
    ...(category && { category }),
    ...textIn('search', raw.search, 100),
    ...((raw.mine === true || raw.mine === 'true') && { mine: true as const }),
    ...wholeIn('member', raw.member),
    ...uuidIn('before', raw.before),
    ...uuidIn('id', raw.id),
  }
}

/** Opening one stays on the page; another filter begins at its first and closes what was open. */
export function changedInquiries(kept: InquirySearch, change: InquiryChange): InquirySearch {
  if (Object.keys(change).every((key) => key === 'id')) return inquirySearch({ ...kept, ...change })
  const { id: _, before: __, ...filters } = kept
  return inquirySearch({ ...filters, ...change })
}

export function inputOf({ status, category, search, mine, member, before }: InquirySearch) {
  return {
    status: status ?? ('PENDING' as const),
    search: search ?? '',
    size: SIZE as 50,
    ...(category && { category }),
    ...(mine && { mine }),
    ...(member && { member: member as MemberId }),
    ...(before && { before }),
  }
}
