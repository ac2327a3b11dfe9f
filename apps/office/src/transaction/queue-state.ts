import type { StaffTransaction } from '@camellia/contract/transaction-queue'
import type { ChangeOf } from '../site/address'
import type { useColumnChoice } from '../site/use-column-choice'
import type { QueueCursor } from '../site/use-queue-cursor'
import type { Detail } from './money.rules'
import type { askedOf, MoneyFilter, MoneySearch } from './money-search'
import type { MoneyQueue } from './use-money-queue'

export type Bulk = 'APPROVE' | 'REJECT'

/** Everything the parts of a money queue share while one works on it. */
export interface QueueState {
  readonly filter: MoneyFilter
  /** What the address says, the filters with it. */
  readonly search: MoneySearch
  readonly asked: ReturnType<typeof askedOf>
  readonly columns: ReturnType<typeof useColumnChoice>
  readonly change: (change: ChangeOf<MoneySearch>) => void
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
