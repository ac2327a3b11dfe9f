import { type Bundle, type BundledRound, claimIn } from './bundle'
import { type ClaimFields, type ClaimRecord, claimedOf } from './claim'
import type { Difference } from './difference.rules'
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

export interface Fault extends Difference {
  readonly round: BundledRound
}

export interface Checking {
  readonly done: number
  readonly held: number
  /** The first one that does not hold. */
  readonly fault: Fault | undefined
}

export const NOTHING_CHECKED: Checking = { done: 0, held: 0, fault: undefined }

const CHUNK = 20

/** Plays every round again, a few at a time, so that the page stays awake; `tell` may end it. */
export async function proveAll(
  bundle: Bundle,
  tell: (state: Checking) => 'go on' | 'stop',
): Promise<void> {
  const { faultOf } = await import('./proof')
  const { rounds } = bundle
  let state = NOTHING_CHECKED
  while (state.done < rounds.length) {
    for (const round of rounds.slice(state.done, state.done + CHUNK)) {
      const found = faultOf(claimIn(bundle, round))
      const fault = state.fault ?? (found && { ...found, round })
      state = { done: state.done + 1, held: state.held + (found ? 0 : 1), fault }
    }
    if (tell(state) === 'stop') return
    await new Promise((resolve) => setTimeout(resolve))
  }
}
