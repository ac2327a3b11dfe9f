import { useSession } from '@camellia/client/session'
import { type KeyBinding, useKeys } from '../site/keys'
import { chooseKeys, moveKeys } from '../site/list-keys'
import { focusMainSearch } from '../site/tool-search'
import { handOf, mayClaim, mayDecide, stepOf } from './money.rules'
import type { QueueState } from './queue-state'

/** The keys of the queue; a decision needs its panel open, so that one sees what one decides. */
export function useMoneyKeys(state: QueueState): void {
  const { code } = useSession('code')
  const deciding = state.filter.state === 'WAITING'
  // In the order one needs them: the status bar shows as many as there is room for.
  useKeys([
    ...movingKeys(state),
    ...(deciding ? [...handKeys(state, code), ...decidingKeys(state, code)] : []),
    { keys: ['Escape'], caps: ['esc'], text: 'word.close', run: () => close(state) },
    { keys: ['F'], caps: ['F'], text: 'keys.filter', run: focusMainSearch },
  ])
}

function close({ cursor, setRejecting, rejecting }: QueueState): void {
  if (rejecting !== undefined) setRejecting(undefined)
  else if (cursor.open === undefined) cursor.choose(new Set())
  else cursor.close()
}

function movingKeys({ cursor }: QueueState): readonly KeyBinding[] {
  return [
    ...moveKeys(cursor.move),
    { keys: ['Enter'], caps: ['↵'], text: 'keys.open', run: () => cursor.show(cursor.at) },
  ]
}

/** Taking a request up, and letting it go. */
function handKeys({ cursor, queue, fresh, rowOf }: QueueState, me: string): readonly KeyBinding[] {
  const row = rowOf(cursor.at)
  const take = () => {
    if (fresh && row && mayClaim(row, queue.view, me)) queue.claim(row.id, true)
  }
  const leave = () => {
    const mine = row && mayDecide(row, queue.view, me) && handOf(row, me) === 'MINE'
    if (fresh && mine) queue.claim(row.id, false)
  }
  return [
    { keys: ['C'], caps: ['C'], text: 'money.claim', run: take },
    { keys: ['U'], caps: ['U'], text: 'money.release', run: leave },
  ]
}

function decidingKeys(state: QueueState, me: string): readonly KeyBinding[] {
  const { cursor, queue, rejecting, setRejecting, setBulk, showNew, fresh, rowOf } = state
  const several = cursor.chosen.size > 0
  const opened = cursor.open !== undefined && cursor.open === cursor.at
  const row = rowOf(cursor.at)
  const waits = row !== undefined && mayDecide(row, queue.view, me)
  const approve = () => {
    // While one writes why not, this key must not say yes.
    if (!fresh || (rejecting !== undefined && rejecting === cursor.open)) return
    if (several) return setBulk('APPROVE')
    if (!opened) return cursor.show(cursor.at)
    if (waits && stepOf(row, me) !== 'GIVEN') queue.decide({ ids: [row.id], verdict: 'APPROVE' })
  }
  const reject = () => {
    if (!fresh) return
    if (several) return setBulk('REJECT')
    cursor.show(cursor.at)
    setRejecting(waits ? row.id : undefined)
  }
  const next = () => {
    setRejecting(undefined)
    if (!cursor.toWaiting()) showNew()
  }
  return [
    { keys: ['A'], caps: ['A'], text: 'waiting.approve', run: approve },
    { keys: ['R'], caps: ['R'], text: 'waiting.refuse', run: reject },
    { keys: ['J'], caps: ['J'], text: 'keys.next', run: next },
    { keys: ['N'], caps: ['N'], text: 'keys.new', run: showNew },
    ...chooseKeys(() => waits && cursor.toggle(row.id), cursor.move),
  ]
}
