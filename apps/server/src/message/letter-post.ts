import { setTimeout as delay } from 'node:timers/promises'
import type { AppDb, AppTx } from '../http/tell'
import {
  insertMessages,
  lockOpenLetter,
  type OpenLetter,
  saveProgress,
  selectConnectedUnread,
  selectNextReceivers,
} from './letter.sql'

/** Few enough that bets go on beside them (npm run bench), with a breath between the parts. */
const RECEIVERS_AT_ONCE = 4_000
const BREATH_MS = 10
/** How soon another process takes up what one left behind. */
const LOOK_MS = 2_000

export interface LetterPost {
  /** There is something to deliver. */
  wake(): void
  stop(): Promise<void>
}

/** Delivers letters to many, a part at a time; after a crash it goes on where it was. */
export function startLetterPost(
  db: AppDb,
  log: { warn(details: object, text: string): void },
): LetterPost {
  const ending = new AbortController()
  let wake = () => {}
  const work = async () => {
    while (!ending.signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      await deliverAll(db, ending.signal).catch((error) => log.warn({ error }, 'letters wait'))
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
  while (!ending.aborted && (await db.system(deliverPart))) {
    await delay(BREATH_MS, undefined, { signal: ending }).catch(() => {})
  }
}

/** One part of the oldest letter nobody else works on; false: there is none. */
export async function deliverPart(tx: AppTx): Promise<boolean> {
  const letter = await lockOpenLetter(tx)
  if (!letter) return false
  const receivers = await selectNextReceivers(tx, letter, RECEIVERS_AT_ONCE)
  await insertMessages(tx, letter, receivers)
  const sent = letter.sent + receivers.length
  const over = receivers.length < RECEIVERS_AT_ONCE
  const reached = receivers.at(-1) ?? letter.reached
  await saveProgress(tx, letter.id, { sent, reached, over })
  await tellPart(tx, letter, { receivers, sent, over })
  return true
}

async function tellPart(
  tx: AppTx,
  letter: OpenLetter,
  part: {
    readonly receivers: readonly OpenLetter['senderId'][]
    readonly sent: number
    readonly over: boolean
  },
): Promise<void> {
  for (const { id, unread } of await selectConnectedUnread(tx, part.receivers)) {
    tx.tell({ to: { member: id }, push: { type: 'MESSAGE', unread } })
  }
  const total = part.over ? part.sent : letter.total
  const push = { type: 'LETTER', id: letter.id, sent: part.sent, total } as const
  tx.tell({ to: { member: letter.senderId }, push })
}
