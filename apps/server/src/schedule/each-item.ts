import { isOutage } from '@camellia/db/tx'
import type { AppDb, AppTx } from '../http/tell'
import { type Failure, removeFailed, saveFailed, selectFailedOf } from './failed-item.sql'

export interface Items {
  /** Names the loop, for the list of what failed. */
  readonly work: string
  readonly items: readonly string[]
  readonly run: (tx: AppTx, item: string) => Promise<unknown>
}

export interface Gone {
  /** What each came to, without those that failed or are left aside. */
  readonly done: readonly unknown[]
  readonly failed: readonly Failure[]
}

/**
 * One transaction and one error for each item: what cannot be done is written down with its reason,
 * left aside for a while and tried again, and whatever comes behind it is done. A database that is
 * away is nobody's failure: then all of them wait.
 */
export async function eachItem(db: AppDb, { work, items, run }: Items): Promise<Gone> {
  const done: unknown[] = []
  const failed: Failure[] = []
  if (items.length === 0) return { done, failed }
  const before = await db.system((tx) => selectFailedOf(tx, work, items))
  for (const item of items) {
    if (before.get(item)) continue
    try {
      done.push(
        await db.system(async (tx) => {
          const result = await run(tx, item)
          if (before.has(item)) await removeFailed(tx, work, item)
          return result
        }),
      )
    } catch (error) {
      if (isOutage(error)) throw error
      const failure = { work, item, reason: reasonOf(error) }
      await db.system((tx) => saveFailed(tx, failure))
      failed.push(failure)
    }
  }
  return { done, failed }
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
