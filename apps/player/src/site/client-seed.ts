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
  const other: OtherPair = { announced: next.commit, begun: begun.active.commit }
  if (other.announced !== other.begun) throw new Refusal('INTERNAL_ERROR', other)
  return begun
}

/** The commit that was shown, and that of the pair the server began in its place. */
export interface OtherPair {
  readonly announced: string
  readonly begun: string
}

/** Of a refusal: that the server did not keep to what it had announced. */
export function otherPairIn(data: unknown): OtherPair | undefined {
  const { announced, begun } = (data ?? {}) as Partial<Record<keyof OtherPair, unknown>>
  const both = typeof announced === 'string' && typeof begun === 'string'
  return both ? { announced, begun } : undefined
}
