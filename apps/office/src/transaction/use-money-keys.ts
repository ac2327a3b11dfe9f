import { useSession } from '@camellia/client/session'
import { type KeyBinding, useKeys } from '../site/keys'
import { chooseKeys } from '../site/list-keys'
import { closeKey, decidingKeys, movingKeys, searchKey } from '../site/queue-keys'
import { handOf, mayClaim, mayDecide, nextOf } from './money.rules'
import { isOpen } from './money-search'
import type { QueueState } from './queue-state'

/** The keys of a queue of money. */
export function useMoneyKeys(state: QueueState): void {
  const { code } = useSession('code')
  const deciding = isOpen(state.filter.state)
  const { cursor, rejecting, setRejecting } = state
  // In the order one needs them: the status bar shows as many as there is room for.
  useKeys([
    ...movingKeys(cursor),
    ...(deciding ? [...handKeys(state, code), ...waitingKeys(state, code)] : []),
    closeKey({ cursor, refusing: rejecting, setRefusing: setRejecting }),
    searchKey,
  ])
}

/** Taking a request up, and letting it go. */
function handKeys(state: QueueState, me: string): readonly KeyBinding[] {
  const { cursor, queue, fresh, rowOf } = state
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
    ...(queue.kind === 'WITHDRAW' ? [sendKey(state, me)] : []),
  ]
}

/** Paid out by bank: only of the request that is open, and that I hold. */
function sendKey({ cursor, queue, fresh, detail, rowOf }: QueueState, me: string): KeyBinding {
  const row = rowOf(cursor.open)
  const run = () => {
    if (!fresh || !detail || !row || row.id !== cursor.at) return
    if (nextOf(row, me, detail.takesTwo) === 'SEND') queue.send([row.id])
  }
  return { keys: ['S'], caps: ['S'], text: 'payout.isSent', run }
}

function waitingKeys(state: QueueState, me: string): readonly KeyBinding[] {
  const { cursor, queue, setBulk, showNew, fresh } = state
  const row = state.rowOf(cursor.at)
  const waits = row !== undefined && mayDecide(row, queue.view, me)
  const approve = (id: string) => {
    const takesTwo = state.detail?.takesTwo ?? false
    if (row && nextOf(row, me, takesTwo) === 'APPROVE')
      queue.decide({ ids: [id], verdict: 'APPROVE' })
  }
  return [
    ...decidingKeys({
      ...{ cursor, fresh, showNew, approve },
      refusing: state.rejecting,
      setRefusing: state.setRejecting,
      waiting: waits ? row.id : undefined,
      approveAll: () => setBulk('APPROVE'),
      refuseAll: () => setBulk('REJECT'),
    }),
    ...chooseKeys(() => waits && cursor.toggle(row.id), cursor.move),
  ]
}
