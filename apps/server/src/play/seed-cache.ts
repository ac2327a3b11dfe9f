import type { MemberId, SeedId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import { selectActive, selectPairs } from '../fairness/fairness.sql'
import type { AppDb } from '../http/tell'

/** What the next outcome of a member is drawn from. The ledger has the last word on the nonce. */
export interface NextDraw {
  readonly seedId: SeedId
  readonly serverSeed: Uint8Array
  readonly clientSeed: string
  readonly commit: string
  nonce: number
}

const KEPT_MAX = 50_000

export interface SeedCache {
  next(member: MemberId): Promise<NextDraw>
  forget(member: MemberId): void
}

/** Seeds of members who play right now, so that a bet costs one call to the database. */
export function createSeedCache({ system }: AppDb): SeedCache {
  const kept = new Map<MemberId, Promise<NextDraw>>()
  return {
    next(member) {
      const known = kept.get(member)
      if (known) return known
      if (kept.size >= KEPT_MAX) kept.clear()
      const loading = load(system, member)
      kept.set(member, loading)
      loading.catch(() => kept.delete(member))
      return loading
    },
    forget: (member) => void kept.delete(member),
  }
}

async function load(system: AppDb['system'], member: MemberId): Promise<NextDraw> {
  return system(async (tx) => {
    const active = (await selectActive(tx, member)) ?? refuse('UNAUTHORIZED')
    const [pair] = await selectPairs(tx, [active.seedId])
    if (!pair) throw new Error(`member ${member} plays on a seed pair that is not there`)
    const { serverSeed, clientSeed, commit } = pair
    return { ...active, serverSeed, clientSeed, commit: commit.toString('hex') }
  })
}
