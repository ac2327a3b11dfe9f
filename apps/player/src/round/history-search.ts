import { GAME_TYPES, type GameType } from '@camellia/contract/game'
import { addDays, businessDay, startOfDay } from '@camellia/kernel/business-day'
import { PAGE_SIZES, type PageSize } from '@camellia/ui/pager'

/** Today and the brief's quick dates. */
export const SPANS = ['today', 'yesterday', '3', '7', 'range'] as const
export type Span = (typeof SPANS)[number]

export const RESULTS = ['WON', 'LOST', 'GIFT'] as const
export type Result = (typeof RESULTS)[number]

/** What the address bar may say; what is usual is left out. */
export interface HistorySearch {
  readonly when?: Span
  /** Of a range, as days: both are inside. */
  readonly from?: string
  readonly until?: string
  readonly type?: GameType
  readonly game?: string
  readonly result?: Result
  readonly size?: PageSize
  /** The last round of the page above. */
  readonly before?: string
  /** The round that is open. */
  readonly id?: string
}

export type HistoryChange = {
  readonly [Key in keyof HistorySearch]?: HistorySearch[Key] | undefined
}

const SIZE: PageSize = 10
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const CODE = /^[a-z0-9-]{1,40}$/

/** Anyone can type anything into an address: the rest is dropped. */
export function historySearch(raw: Readonly<Record<string, unknown>>): HistorySearch {
  // The router reads digits as a number.
  const when = SPANS.find((known) => known === String(raw.when))
  const from = when === 'range' ? textLike(raw.from, DAY) : undefined
  const until = when === 'range' ? textLike(raw.until, DAY) : undefined
  const type = GAME_TYPES.find((known) => known === raw.type)
  const game = textLike(raw.game, CODE)
  const result = RESULTS.find((known) => known === raw.result)
  const size = PAGE_SIZES.find((known) => known === Number(raw.size))
  const before = textLike(raw.before, UUID)
  const id = textLike(raw.id, UUID)
  return {
    ...(when && { when }),
    ...(from && { from }),
    ...(until && { until }),
    ...(type && { type }),
    ...(game && { game }),
    ...(result && { result }),
    ...(size && size !== SIZE && { size }),
    ...(before && { before }),
    ...(id && { id }),
  }
}

/** Another filter begins at the newest round again, and closes the open one. */
export function changedSearch(search: HistorySearch, change: HistoryChange): HistorySearch {
  const opens = 'id' in change
  const fresh = opens ? {} : { before: undefined, id: undefined }
  return historySearch({ ...search, ...fresh, ...change })
}

export function isFiltered({ when, type, game, result }: HistorySearch): boolean {
  return Boolean(when ?? type ?? game ?? result)
}

/** Which rounds. Business days are Seoul's, whatever the clock of the browser says. */
export function filterOf(search: HistorySearch, now: Date) {
  const { type, game, result } = search
  const [first, last] = daysOf(search, businessDay(now))
  return {
    ...(type && { types: [type] }),
    ...(game && { game }),
    ...(result && { result }),
    ...(first && { from: startOfDay(first).toISOString() }),
    ...(last && { until: startOfDay(addDays(last, 1)).toISOString() }),
  }
}

export function pageOf(search: HistorySearch, now: Date) {
  const { size = SIZE, before } = search
  return { ...filterOf(search, now), size, ...(before && { before }) }
}

/** First and last day; today counts as one of the three or seven. */
function daysOf({ when, from, until }: HistorySearch, today: string) {
  if (when === 'today') return [today]
  if (when === 'yesterday') return [addDays(today, -1), addDays(today, -1)]
  if (when === '3' || when === '7') return [addDays(today, 1 - Number(when))]
  return [from, until]
}

function textLike(raw: unknown, pattern: RegExp): string | undefined {
  return typeof raw === 'string' && pattern.test(raw) ? raw : undefined
}
