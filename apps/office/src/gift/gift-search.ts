import { GIFT_STATUSES, type Gift } from '@camellia/contract/gift'
import type { MemberId } from '@camellia/kernel/ids'
import { type ChangeOf, type PageSize, sizeIn, uuidIn, wholeIn } from '../site/address'

const SIZE: PageSize = 50

/** In the address: whether one is giving, to whom, and which gift is open. */
export interface GiftSearch {
  readonly give?: true
  readonly member?: number
  readonly id?: string
}

/** Anyone can type anything into an address: the rest is dropped. */
export function giftSearch(raw: Record<string, unknown>): GiftSearch {
  const give = raw.give === true || raw.give === 'true'
  return {
    ...(give && { give: true as const, ...wholeIn('member', raw.member) }),
    ...uuidIn('id', raw.id),
  }
}

/** The log: everything that was given. */
export interface GiftLogSearch {
  readonly status?: Gift['status']
  /** Only to this member. */
  readonly member?: number
  readonly size?: PageSize
  /** The last gift of the page above. */
  readonly before?: string
  readonly id?: string
}

export type GiftLogChange = ChangeOf<GiftLogSearch>

export function giftLogSearch(raw: Record<string, unknown>): GiftLogSearch {
  const status = GIFT_STATUSES.find((known) => known === raw.status)
  return {
    ...(status && { status }),
    ...wholeIn('member', raw.member),
    ...sizeIn(raw.size, SIZE),
    ...uuidIn('before', raw.before),
    ...uuidIn('id', raw.id),
  }
}

/** Opening a gift stays on the page; another filter begins at the newest again. */
export function changedLog(kept: GiftLogSearch, change: GiftLogChange): GiftLogSearch {
  const { id: _, before, ...filters } = kept
  const onlyOpens = Object.keys(change).every((key) => key === 'id')
  return giftLogSearch({ ...filters, ...(onlyOpens && { before }), ...change })
}

export function inputOf({ status, member, before, size = SIZE }: GiftLogSearch) {
  return {
    size,
    ...(status && { status }),
    ...(member && { member: member as MemberId }),
    ...(before && { before }),
  }
}
