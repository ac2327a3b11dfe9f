import { call } from '@camellia/client/call'
import { randomHex } from '@camellia/client/random-hex'
import { announceSeeds, rotateSeeds } from '@camellia/contract/fairness'
import { Refusal } from '@camellia/kernel/refusal'

/**
 * This browser's own half of the dice, before the first bet: the house shows its commit, then we
 * choose, and what comes into use must be what we were shown.
 */
export async function chooseClientSeed(): Promise<void> {
  const { active, next } = await call(announceSeeds, {})
  if (active || !next) return
  try {
    await beginPair(next, randomHex())
  } catch (error) {
    // Another tab was faster: there is a pair now.
    if (!(error instanceof Refusal) || error.code !== 'CONFLICT') throw error
  }
}

/** Begins the announced pair, and no other one, with a client seed. */
export async function beginPair(
  next: { readonly id: string; readonly commit: string },
  clientSeed: string,
) {
  const begun = await call(rotateSeeds, { next: next.id, clientSeed })
  if (begun.active.commit !== next.commit) throw new Refusal('INTERNAL_ERROR')
  return begun
}
