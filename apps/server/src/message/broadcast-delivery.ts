import { setTimeout as delay } from 'node:timers/promises'
import type { AppDb, AppTx } from '../http/tell'
import { eachItem } from '../schedule/each-item'
import {
  BROADCAST_DELIVERY,
  insertNext,
  lockOpenBroadcast,
  saveProgress,
  selectNextBroadcast,
  selectUnread,
} from './broadcast.sql'

/** Few enough that bets go on beside them (npm run bench), with a breath between the parts. */
const RECEIVERS_AT_ONCE = 4_000
const BREATH_MS = 50
/** How soon another process takes up what one left behind. */
const LOOK_MS = 2_000

export interface BroadcastDelivery {
  /** There is something to deliver. */
  wake(): void
  stop(): Promise<void>
}

/** Delivers broadcasts to many, a part at a time; after a crash it goes on where it was. */
export function startBroadcastDelivery(
  db: AppDb,
  log: { warn(details: object, text: string): void },
): BroadcastDelivery {
  const ending = new AbortController()
  let wake = () => {}
  const work = async () => {
    while (!ending.signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      await deliverAll(db, ending.signal).catch((error) =>
        log.warn({ error }, 'broadcast delivery failed, will be retried'),
      )
      const slept = delay(LOOK_MS, undefined, { signal: ending.signal }).catch(() => {})
      await Promise.race([woken, slept])
    }
  }
  const running = work()
  return {
    wake: () => wake(),
    stop() {
      ending.abort()
      return running
    },
  }
}

async function deliverAll(db: AppDb, ending: AbortSignal): Promise<void> {
  while (!ending.aborted && (await deliverNext(db))) {
    await delay(BREATH_MS, undefined, { signal: ending }).catch(() => {})
  }
}

/** One part of the oldest broadcast; false: there is none. One that fails lets the next go first. */
export async function deliverNext(db: AppDb): Promise<boolean> {
  const id = await db.system(selectNextBroadcast)
  if (!id) return false
  const { done, failed } = await eachItem(db, {
    work: BROADCAST_DELIVERY,
    items: [id],
    run: deliverPart,
  })
  return failed.length > 0 || done.includes(true)
}

export async function deliverPart(tx: AppTx, id: string): Promise<boolean> {
  const broadcast = await lockOpenBroadcast(tx, id)
  if (!broadcast) return false
  const { count, last, connected } = await insertNext(tx, broadcast, RECEIVERS_AT_ONCE)
  const sent = broadcast.sent + count
  const over = count < RECEIVERS_AT_ONCE
  await saveProgress(tx, broadcast.id, { sent, reached: last ?? broadcast.reached, over })
  for (const { id, unread } of await selectUnread(tx, connected)) {
    tx.tell({ to: { member: id }, push: { type: 'MESSAGE', unread } })
  }
  const push = {
    type: 'BROADCAST',
    id: broadcast.id,
    sent,
    total: over ? sent : broadcast.total,
  } as const
  tx.tell({ to: { member: broadcast.senderId }, push })
  return true
}
