import { QUEUE_STATES } from '@camellia/contract/transaction-queue'
import type { MemberId } from '@camellia/kernel/ids'
import { type Won, won } from '@camellia/kernel/won'
import { dayIn, textIn, uuidIn, wholeIn } from '../site/address'
import { daysIn, type RecentDays, spanBetween, spanOf } from '../site/days'
import { filterOf, type QueueFilter, type QueueSearch, queueSearch } from '../site/queue-search'

export const MONEY_STATES = QUEUE_STATES
export type MoneyState = (typeof MONEY_STATES)[number]

/** What narrows a queue of money, as the address bar says it. */
export interface MoneyNarrow {
  readonly days?: RecentDays
  /** Business days, both inside. */
  readonly from?: string
  readonly until?: string
  readonly min?: number
  readonly max?: number
  readonly bank?: string
  readonly partner?: number
  readonly assignee?: number
  readonly account?: string
}

export type MoneySearch = QueueSearch<MoneyState, string> & MoneyNarrow
export type MoneyFilter = QueueFilter<MoneyState>

/** Anyone can type anything into an address: the rest is dropped. */
export function moneySearch(raw: Record<string, unknown>): MoneySearch {
  return { ...queueSearch(raw, MONEY_STATES), ...uuidIn('id', raw.id), ...narrowIn(raw) }
}

export function narrowIn(raw: Record<string, unknown>): MoneyNarrow {
  const days = daysIn(raw.days)
  return {
    ...(days && { days }),
    ...dayIn('from', raw.from),
    ...dayIn('until', raw.until),
    ...wholeIn('min', raw.min),
    ...wholeIn('max', raw.max),
    ...textIn('bank', raw.bank, 20),
    ...wholeIn('partner', raw.partner),
    ...wholeIn('assignee', raw.assignee),
    ...uuidIn('account', raw.account),
  }
}

export function isOpen(state: MoneyState): boolean {
  return state !== 'FINISHED' && state !== 'REJECTED'
}

/** What the server is asked for; the days are business days of Seoul. */
export function askedOf(search: MoneySearch, now: number) {
  const { search: text, ...rest } = filterOf(search)
  const { days, from, until, min, max, bank, partner, assignee, account } = search
  return {
    ...rest,
    ...(text !== '' && { search: text }),
    ...(from || until ? spanBetween(from, until) : spanOf(days, new Date(now))),
    ...(min !== undefined && { min: won(min) as Won }),
    ...(max !== undefined && { max: won(max) as Won }),
    ...(bank && { bank }),
    ...(partner && { partner: partner as MemberId }),
    ...(assignee && { assignee: assignee as MemberId }),
    ...(account && { companyAccount: account }),
  }
}
