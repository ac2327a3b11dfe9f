import type { AppDb } from '../http/tell'
import { type Repeated, repeatEvery } from '../schedule/repeat'
import { sweepClaims } from '../transaction/claim.service'

/** A claim that ended is free for whoever reads it at once; this is when the others are told. */
const SWEEP_MS = 10_000

interface Warns {
  warn(details: object, text: string): void
}

export function startClaimSweep(db: AppDb, log: Warns): Repeated {
  return repeatEvery(
    SWEEP_MS,
    async () => void (await sweepClaims(db)),
    (error) => log.warn({ error }, 'ended claims could not be cleared'),
  )
}
