import type { MemberId } from '@camellia/kernel/ids'
import { type KeyBinding, useKeys } from '../site/keys'
import { chooseKeys, moveKeys } from '../site/list-keys'
import { focusMainSearch } from '../site/tool-search'
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

/** The keys of the queue; a decision needs its panel open, so that one sees what one decides. */
export function useQueueKeys(parts: QueueKeys): void {
  const deciding = parts.filter.state === 'WAITING'
  useKeys([...movingKeys(parts), ...(deciding ? decidingKeys(parts) : []), searchKey])
}

const searchKey: KeyBinding = {
  keys: ['F'],
  caps: ['F'],
  text: 'keys.filter',
  run: focusMainSearch,
}

function movingKeys({ cursor, setRefusing, refusing }: QueueKeys): readonly KeyBinding[] {
  const close = () => {
    if (refusing !== undefined) setRefusing(undefined)
    else if (cursor.open === undefined) cursor.choose(new Set())
    else cursor.close()
  }
  return [
    ...moveKeys(cursor.move),
    { keys: ['Enter'], caps: ['↵'], text: 'keys.open', run: () => cursor.show(cursor.at) },
    { keys: ['Escape'], caps: ['esc'], text: 'word.close', run: close },
  ]
}

function decidingKeys(parts: QueueKeys): readonly KeyBinding[] {
  const { cursor, queue, refusing, setRefusing, setBulk, showNew, fresh } = parts
  const several = cursor.chosen.size > 0
  const opened = cursor.open !== undefined && cursor.open === cursor.at
  const waits = cursor.at !== undefined && !queue.view.decided.has(cursor.at)
  const approve = () => {
    // While one writes why not, this key must not say yes.
    if (!fresh || (refusing !== undefined && refusing === cursor.open)) return
    if (several) return setBulk('APPROVE')
    if (!opened) return cursor.show(cursor.at)
    if (waits && cursor.at !== undefined) queue.decide({ ids: [cursor.at], verdict: 'APPROVE' })
  }
  const refuse = () => {
    if (!fresh) return
    if (several) return setBulk('REFUSE')
    cursor.show(cursor.at)
    setRefusing(waits ? cursor.at : undefined)
  }
  const next = () => {
    setRefusing(undefined)
    if (!cursor.toWaiting()) showNew()
  }
  const toggle = () => cursor.at !== undefined && waits && cursor.toggle(cursor.at)
  return [
    ...chooseKeys(toggle, cursor.move),
    { keys: ['A'], caps: ['A'], text: 'waiting.approve', run: approve },
    { keys: ['R'], caps: ['R'], text: 'waiting.refuse', run: refuse },
    { keys: ['J'], caps: ['J'], text: 'keys.next', run: next },
    { keys: ['N'], caps: ['N'], text: 'keys.new', run: showNew },
  ]
}
