import { focusComposer } from '../site/composer'
import { type KeyBinding, useKeys } from '../site/keys'
import { moveKeys } from '../site/list-keys'
import { focusMainSearch } from '../site/tool-search'
import { handOf } from './inquiry.rules'
import type { InquiryState } from './use-inquiry-state'

/** The keys of the queue: move, open, take up, answer, next. */
export function useInquiryKeys(state: InquiryState): void {
  const { cursor, showNew } = state
  const next = () => {
    if (!cursor.toWaiting()) showNew()
  }
  useKeys([
    ...moveKeys(cursor.move),
    { keys: ['Enter'], caps: ['↵'], text: 'keys.open', run: () => cursor.show(cursor.at) },
    ...handKeys(state),
    { keys: ['A'], caps: ['A'], text: 'inquiry.answer', run: focusComposer },
    { keys: ['J'], caps: ['J'], text: 'keys.next', run: next },
    { keys: ['K'], caps: ['K'], text: 'waiting.previous', run: () => cursor.move(-1) },
    { keys: ['N'], caps: ['N'], text: 'inquiry.new', run: showNew },
    { keys: ['Escape'], caps: ['esc'], text: 'word.close', run: cursor.close },
    { keys: ['F'], caps: ['F'], text: 'keys.filter', run: focusMainSearch },
  ])
}

function handKeys({ cursor, queue, actions, fresh }: InquiryState): readonly KeyBinding[] {
  const row = queue.view.rows.find(({ id }) => id === cursor.at)
  const gone = row && queue.view.decided.has(row.id)
  const hand = row && !gone ? handOf(row) : undefined
  const take = () => {
    if (!fresh || !row || hand !== 'FREE') return
    cursor.show(row.id)
    actions.claim(row.id)
  }
  const leave = () => {
    if (fresh && row && (hand === 'MINE' || actions.taken.has(row.id))) actions.release(row.id)
  }
  return [
    { keys: ['C'], caps: ['C'], text: 'inquiry.claim', run: take },
    { keys: ['U'], caps: ['U'], text: 'inquiry.release', run: leave },
  ]
}
