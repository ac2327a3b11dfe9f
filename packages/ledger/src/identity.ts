import { createHash, randomBytes } from 'node:crypto'
import { timeOrderedId } from '@camellia/kernel/ids'

/** Ids of causes and rounds are made here: this is where the ledger meets clock and chance. */
export function newId<Id extends string>(): Id {
  return timeOrderedId(Date.now(), randomBytes(16)) as Id
}

/** The same question gives the same hash. */
export function hashOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex')
}
