import type { MemberId } from '@camellia/kernel/ids'
import { type KeyBinding, useKeys } from '../site/keys'
import { chooseKeys } from '../site/list-keys'
import { closeKey, decidingKeys, movingKeys, searchKey } from '../site/queue-keys'
import type { Bulk } from './bulk-bar'
import type { Cursor, Queue } from './use-queue'
import type { WaitingFilter } from './waiting-search'

interface QueueKeys {
  readonly filter: WaitingFilter
  readonly queue: Queue
  readonly cursor: Cursor
  readonly refusing: MemberId | undefined
  readonly setRefusing: (id: MemberId | undefined) => void
  readonly setBulk: (bulk: Bulk) => void
  readonly showNew: () => void
  readonly fresh: boolean
}

/** The keys of the sign-up queue. */
export function useQueueKeys(parts: QueueKeys): void {
  const deciding = parts.filter.state === 'WAITING'
  useKeys([
    ...movingKeys(parts.cursor),
    closeKey(parts),
    ...(deciding ? waitingKeys(parts) : []),
    searchKey,
  ])
}

function waitingKeys(parts: QueueKeys): readonly KeyBinding[] {
  const { cursor, queue, setBulk } = parts
  const { at } = cursor
  const waiting = at !== undefined && !queue.view.decided.has(at) ? at : undefined
  return [
    ...chooseKeys(() => waiting !== undefined && cursor.toggle(waiting), cursor.move),
    ...decidingKeys({
      ...parts,
      waiting,
      approve: (id) => queue.decide({ ids: [id], verdict: 'APPROVE' }),
      approveAll: () => setBulk('APPROVE'),
      refuseAll: () => setBulk('REFUSE'),
    }),
  ]
}
