import type { StaffTransaction } from '@camellia/contract/transaction-queue'
import type { QueueCursor } from '../site/use-queue-cursor'
import type { Detail } from './money.rules'
import type { MoneyFilter, MoneySearch } from './money-search'
import type { MoneyQueue } from './use-money-queue'

export type Bulk = 'APPROVE' | 'REJECT'

/** Everything the parts of a money queue share while one works on it. */
export interface QueueState {
  readonly filter: MoneyFilter
  readonly change: (change: MoneySearch) => void
  readonly queue: MoneyQueue
  readonly cursor: QueueCursor<string>
  /** What is known of the open request beyond its row. */
  readonly detail: Detail | undefined
  /** The request whose reason is being written. */
  readonly rejecting: string | undefined
  readonly setRejecting: (id: string | undefined) => void
  readonly setBulk: (bulk: Bulk | undefined) => void
  readonly showNew: () => void
  /** The numbers are live: only then may one decide. */
  readonly fresh: boolean
  /** A request on this page, or the one that is open. */
  readonly rowOf: (id: string | undefined) => StaffTransaction | undefined
}
