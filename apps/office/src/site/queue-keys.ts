import type { KeyBinding } from './keys'
import { moveKeys } from './list-keys'
import { focusMainSearch } from './tool-search'
import type { QueueCursor } from './use-queue-cursor'

interface Refusing<Key> {
  readonly cursor: QueueCursor<Key>
  /** The request whose reason is being written. */
  readonly refusing: Key | undefined
  readonly setRefusing: (id: Key | undefined) => void
}

interface Deciding<Key> extends Refusing<Key> {
  /** The numbers are live: only then may one decide. */
  readonly fresh: boolean
  /** What the cursor is at, where one may decide it. */
  readonly waiting: Key | undefined
  readonly approve: (id: Key) => void
  readonly approveAll: () => void
  readonly refuseAll: () => void
  readonly showNew: () => void
}

export const searchKey: KeyBinding = {
  keys: ['F'],
  caps: ['F'],
  text: 'keys.filter',
  run: focusMainSearch,
}

export function movingKeys<Key>(cursor: QueueCursor<Key>): readonly KeyBinding[] {
  return [
    ...moveKeys(cursor.move),
    { keys: ['Enter'], caps: ['↵'], text: 'keys.open', run: () => cursor.show(cursor.at) },
  ]
}

/** One step back: out of the reason, then out of the panel, then out of what is chosen. */
export function closeKey<Key>({ cursor, refusing, setRefusing }: Refusing<Key>): KeyBinding {
  const close = () => {
    if (refusing !== undefined) setRefusing(undefined)
    else if (cursor.open === undefined) cursor.choose(new Set())
    else cursor.close()
  }
  return { keys: ['Escape'], caps: ['esc'], text: 'word.close', run: close }
}

/** A decision needs its panel open, so that one sees what one decides. */
export function decidingKeys<Key>(parts: Deciding<Key>): readonly KeyBinding[] {
  const { cursor, refusing, setRefusing, fresh, waiting, showNew } = parts
  const several = cursor.chosen.size > 0
  const opened = cursor.open !== undefined && cursor.open === cursor.at
  const approve = () => {
    // While one writes why not, this key must not say yes.
    if (!fresh || (refusing !== undefined && refusing === cursor.open)) return
    if (several) return parts.approveAll()
    if (!opened) return cursor.show(cursor.at)
    if (waiting !== undefined) parts.approve(waiting)
  }
  const refuse = () => {
    if (!fresh) return
    if (several) return parts.refuseAll()
    cursor.show(cursor.at)
    setRefusing(waiting)
  }
  const next = () => {
    setRefusing(undefined)
    if (!cursor.toWaiting()) showNew()
  }
  return [
    { keys: ['A'], caps: ['A'], text: 'waiting.approve', run: approve },
    { keys: ['R'], caps: ['R'], text: 'waiting.refuse', run: refuse },
    { keys: ['J'], caps: ['J'], text: 'keys.next', run: next },
    { keys: ['N'], caps: ['N'], text: 'keys.new', run: showNew },
  ]
}
