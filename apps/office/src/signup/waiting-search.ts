import { wholeIn } from '../site/address'
import { type QueueFilter, type QueueSearch, queueSearch } from '../site/queue-search'

export const SIGNUP_STATES = ['WAITING', 'APPROVED', 'REFUSED'] as const
export type SignupState = (typeof SIGNUP_STATES)[number]

export type WaitingSearch = QueueSearch<SignupState, number>
export type WaitingFilter = QueueFilter<SignupState>

export function waitingSearch(raw: Record<string, unknown>): WaitingSearch {
  return { ...queueSearch(raw, SIGNUP_STATES), ...wholeIn('id', raw.id) }
}
