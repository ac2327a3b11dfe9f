import { createHash, hash, randomFillSync } from 'node:crypto'
import { timeOrderedId } from '@camellia/kernel/ids'

const ID_BYTES = 16
/** Chance is fetched for many ids at once: asking the system costs more than the id. */
const POOL_IDS = 256
const pool = new Uint8Array(ID_BYTES * POOL_IDS)
let taken = POOL_IDS

/** Ids of causes and rounds are made here: this is where the ledger meets clock and chance. */
export function newId<Id extends string>(): Id {
  if (taken === POOL_IDS) {
    randomFillSync(pool)
    taken = 0
  }
  const at = taken++ * ID_BYTES
  return timeOrderedId(Date.now(), pool.subarray(at, at + ID_BYTES)) as Id
}

/** The same name gives the same id: an attempt that is made twice is one. */
export function idFrom(name: string): string {
  const bytes = createHash('sha256').update(name).digest().subarray(0, ID_BYTES)
  // A version for ids of one's own making, as the standard asks.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [8, 12, 16, 20, 32].map((end, i, ends) => hex.slice(ends[i - 1] ?? 0, end)).join('-')
}

/** The same question gives the same hash. */
export function hashOf(request: unknown): string {
  return hash('sha256', JSON.stringify(request))
}
