import type { AppDb } from '../http/tell'
import { type Repeated, repeatEvery } from '../schedule/repeat'
import { endClaim } from '../transaction/claim.service'
import { selectEnded } from '../transaction/claim.sql'

/** A claim that ended is free for whoever reads it at once; this is when the others are told. */
const SWEEP_MS = 10_000

interface Warns {
  warn(details: object, text: string): void
}

export function startClaimSweep(db: AppDb, log: Warns): Repeated {
  return repeatEvery(
    SWEEP_MS,
    async () => void (await sweepClaims(db, log)),
    (error) => log.warn({ error }, 'ended claims could not be read'),
  )
}

/** Each in a transaction of its own: one that fails does not keep the others. */
export async function sweepClaims(db: AppDb, log: Warns): Promise<number> {
  let ended = 0
  for (const id of await db.system(selectEnded)) {
    try {
      if (await db.system((tx) => endClaim(tx, id))) ended += 1
    } catch (error) {
      log.warn({ error, id }, 'ended claim could not be cleared')
    }
  }
  return ended
}
