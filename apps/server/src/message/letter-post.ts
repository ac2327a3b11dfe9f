import { setTimeout as delay } from 'node:timers/promises'
import type { AppDb, AppTx } from '../http/tell'
import { eachItem } from '../schedule/each-item'
import {
  insertNext,
  LETTER_POST,
  lockOpenLetter,
  saveProgress,
  selectNextLetter,
  selectUnread,
} from './letter.sql'

/** Few enough that bets go on beside them (npm run bench), with a breath between the parts. */
const RECEIVERS_AT_ONCE = 4_000
const BREATH_MS = 50
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
  while (!ending.aborted && (await deliverNext(db))) {
    await delay(BREATH_MS, undefined, { signal: ending }).catch(() => {})
  }
}

/** One part of the oldest letter; false: there is none. One that fails lets the next go first. */
export async function deliverNext(db: AppDb): Promise<boolean> {
  const id = await db.system(selectNextLetter)
  if (!id) return false
  const { done, failed } = await eachItem(db, {
    work: LETTER_POST,
    items: [id],
    run: deliverPart,
  })
  return failed.length > 0 || done.includes(true)
}

export async function deliverPart(tx: AppTx, id: string): Promise<boolean> {
  const letter = await lockOpenLetter(tx, id)
  if (!letter) return false
  const { count, last, connected } = await insertNext(tx, letter, RECEIVERS_AT_ONCE)
  const sent = letter.sent + count
  const over = count < RECEIVERS_AT_ONCE
  await saveProgress(tx, letter.id, { sent, reached: last ?? letter.reached, over })
  for (const { id, unread } of await selectUnread(tx, connected)) {
    tx.tell({ to: { member: id }, push: { type: 'MESSAGE', unread } })
  }
  const push = { type: 'LETTER', id: letter.id, sent, total: over ? sent : letter.total } as const
  tx.tell({ to: { member: letter.senderId }, push })
  return true
}
