import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import { type DrawRow, selectDraws } from '../fairness/fairness.sql'
import { gather } from '../http/gather'
import type { AppDb } from '../http/tell'

/** What the next outcome of a member is drawn from. The ledger has the last word on the nonce. */
export type NextDraw = Omit<DrawRow, 'nonce'> & { nonce: number }

const KEPT_MAX = 50_000

export interface SeedCache {
  next(member: MemberId): Promise<NextDraw>
  forget(member: MemberId): void
}

/** Seeds of members who play right now, so that a bet costs one call to the database. */
export function createSeedCache({ system }: AppDb): SeedCache {
  const kept = new Map<MemberId, Promise<NextDraw>>()
  const find = gather((members: readonly MemberId[]) => system((tx) => selectDraws(tx, members)))
  const load = async (member: MemberId): Promise<NextDraw> => ({
    ...((await find(member)) ?? refuse('UNAUTHORIZED')),
  })
  return {
    next(member) {
      const known = kept.get(member)
      if (known) return known
      if (kept.size >= KEPT_MAX) kept.clear()
      const loading = load(member)
      kept.set(member, loading)
      loading.catch(() => kept.delete(member))
      return loading
    },
    forget: (member) => void kept.delete(member),
  }
}
