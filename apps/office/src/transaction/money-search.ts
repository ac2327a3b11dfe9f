import { uuidIn } from '../site/address'
import { type QueueFilter, type QueueSearch, queueSearch } from '../site/queue-search'

export const MONEY_STATES = ['WAITING', 'FINISHED', 'REJECTED'] as const
export type MoneyState = (typeof MONEY_STATES)[number]

export type MoneySearch = QueueSearch<MoneyState, string>
export type MoneyFilter = QueueFilter<MoneyState>

export function moneySearch(raw: Record<string, unknown>): MoneySearch {
  return { ...queueSearch(raw, MONEY_STATES), ...uuidIn('id', raw.id) }
}
