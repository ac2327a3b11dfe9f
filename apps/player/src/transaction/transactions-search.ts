import {
  TRANSACTION_STATUSES,
  TRANSACTION_TYPES,
  type TransactionStatus,
  type TransactionType,
} from '@camellia/contract/transaction'
import { addDays, businessDay, startOfDay } from '@camellia/kernel/business-day'
import { PAGE_SIZES, type PageSize } from '@camellia/ui/pager'

/** Today and the brief's quick dates. */
export const SPANS = ['today', 'yesterday', '3', '7', 'range'] as const
export type Span = (typeof SPANS)[number]

/** What the address bar may say; what is usual is left out. */
export interface TransactionsSearch {
  readonly type?: TransactionType
  readonly status?: TransactionStatus
  readonly when?: Span
  /** Of a range, as days: both are inside. */
  readonly from?: string
  readonly until?: string
  readonly size?: PageSize
  /** The last entry of the page above. */
  readonly before?: string
}

const SIZE: PageSize = 20
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Anyone can type anything into an address: the rest is dropped. */
export function transactionsSearch(raw: Readonly<Record<string, unknown>>): TransactionsSearch {
  const type = TRANSACTION_TYPES.find((known) => known === raw.type)
  const status = TRANSACTION_STATUSES.find((known) => known === raw.status)
  // The router reads digits as a number.
  const when = SPANS.find((known) => known === String(raw.when))
  const from = when === 'range' ? textLike(raw.from, DAY) : undefined
  const until = when === 'range' ? textLike(raw.until, DAY) : undefined
  const size = PAGE_SIZES.find((known) => known === Number(raw.size))
  const before = textLike(raw.before, UUID)
  return {
    ...(type && { type }),
    ...(status && { status }),
    ...(when && { when }),
    ...(from && { from }),
    ...(until && { until }),
    ...(size && size !== SIZE && { size }),
    ...(before && { before }),
  }
}

export type SearchChange = {
  readonly [Key in keyof TransactionsSearch]?: TransactionsSearch[Key] | undefined
}

/** Another filter begins at the newest entry again. */
export function changedSearch(search: TransactionsSearch, change: SearchChange) {
  return transactionsSearch({ ...search, before: undefined, ...change })
}

export function isFiltered({ type, status, when }: TransactionsSearch): boolean {
  return Boolean(type ?? status ?? when)
}

/** What is asked of the server. Business days are Seoul's, whatever the clock of the browser says. */
export function questionOf(search: TransactionsSearch, now: Date) {
  const { type, status, size = SIZE, before } = search
  const [first, last] = daysOf(search, businessDay(now))
  return {
    size,
    ...(before && { before }),
    ...(type && { types: [type] }),
    ...(status && { status }),
    ...(first && { from: startOfDay(first).toISOString() }),
    ...(last && { until: startOfDay(addDays(last, 1)).toISOString() }),
  }
}

/** First and last day; today counts as one of the three or seven. */
function daysOf({ when, from, until }: TransactionsSearch, today: string) {
  if (when === 'today') return [today]
  if (when === 'yesterday') return [addDays(today, -1), addDays(today, -1)]
  if (when === '3' || when === '7') return [addDays(today, 1 - Number(when))]
  return [from, until]
}

function textLike(raw: unknown, pattern: RegExp): string | undefined {
  return typeof raw === 'string' && pattern.test(raw) ? raw : undefined
}
