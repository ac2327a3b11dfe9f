import { type ClaimFields, type ClaimRecord, claimedOf } from './claim'
import type { ShownProof } from './proof'

/** Fetches the engine ahead of time: a round is then checked with the network cut off. */
export async function readyToProve(): Promise<void> {
  await import('./proof')
}

/** Plays the round again in this browser. */
export async function prove(
  fields: ClaimFields,
  record: ClaimRecord | undefined,
): Promise<ShownProof> {
  const { proofOf } = await import('./proof')
  return proofOf(claimedOf(fields, record))
}
