import * as contract from '@camellia/contract/fairness'
import type { Seal } from '@camellia/db/sealed'
import type { SeedId } from '@camellia/kernel/ids'
import type { Api } from '../http/api'
import { createLimits } from '../http/limits'
import { announceSeeds, listRevealed, readSeeds, rotate } from './fairness.service'

/** Nobody changes their seeds faster than they can look at them. */
const ROTATIONS_PER_MINUTE = 10

export function fairnessRoutes(
  { serve, transact, read }: Api,
  { seal, now }: { readonly seal: Seal; readonly now: () => number },
): void {
  const rotations = createLimits(now)
  serve(contract.readSeeds, (caller) => read(caller, (tx) => readSeeds(tx, caller.id, seal)))
  serve(contract.listRevealed, (caller, page) =>
    read(caller, (tx) => listRevealed(tx, caller.id, page, seal)),
  )
  serve(contract.announceSeeds, (caller) =>
    transact(caller, (tx) => announceSeeds(tx, caller, seal)),
  )
  serve(contract.rotateSeeds, (caller, { next, clientSeed }) => {
    rotations.count(`member ${caller.id}`, ROTATIONS_PER_MINUTE)
    const chosen = { next: next as SeedId, clientSeed }
    return transact(caller, (tx) => rotate(tx, caller.id, chosen, seal))
  })
}
