import {
  TRANSACTION_STATUSES,
  TRANSACTION_TYPES,
  type TransactionStatus,
  type TransactionType,
} from '@camellia/contract/transaction'
import type { MemberId } from '@camellia/kernel/ids'
import { type ChangeOf, type PageSize, sizeIn, uuidIn, wholeIn } from '../site/address'
import { daysIn, type RecentDays, spanOf } from '../site/days'

const SIZE: PageSize = 50

/** What the address bar may say; what is usual is left out. */
export interface TransactionsSearch {
  readonly type?: TransactionType
  readonly status?: TransactionStatus
  readonly days?: RecentDays
  /** Only of this member. */
  readonly member?: number
  readonly size?: PageSize
  /** The last entry of the page above. */
  readonly before?: string
  /** The one whose panel is open. */
  readonly id?: string
}

/** Anyone can type anything into an address: the rest is dropped. */
export function transactionsSearch(raw: Record<string, unknown>): TransactionsSearch {
  const type = TRANSACTION_TYPES.find((known) => known === raw.type)
  const status = TRANSACTION_STATUSES.find((known) => known === raw.status)
  const days = daysIn(raw.days)
  return {
    ...(type && { type }),
    ...(status && { status }),
    ...(days && { days }),
    ...wholeIn('member', raw.member),
    ...sizeIn(raw.size, SIZE),
    ...uuidIn('before', raw.before),
    ...uuidIn('id', raw.id),
  }
}

/** Another filter begins at the newest again; opening one leaves the page where it is. */
export function changedSearch(
  { before, ...kept }: TransactionsSearch,
  change: ChangeOf<TransactionsSearch>,
): TransactionsSearch {
  const opens = Object.keys(change).every((key) => key === 'id')
  return transactionsSearch({ ...kept, ...(opens && { before }), ...change })
}

/** What both the list and its totals are asked for. */
export function filterOf({ type, status, days, member }: TransactionsSearch, now: number) {
  return {
    ...(type && { types: [type] }),
    ...(status && { status }),
    ...(member && { member: member as MemberId }),
    ...spanOf(days, new Date(now)),
  }
}

export function pageOf({ before, size = SIZE }: TransactionsSearch) {
  return { size, ...(before && { before }) }
}
