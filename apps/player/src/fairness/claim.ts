import type { OutputOf } from '@camellia/contract/endpoint'
import type { readSeeds } from '@camellia/contract/fairness'
import type { Round } from '@camellia/contract/play'

/** What the verifier is given: typed in, or taken from a round of one's own. */
export interface ClaimFields {
  readonly serverSeed: string
  readonly commit: string
  readonly clientSeed: string
  readonly nonce: string
  readonly pick: 'ODD' | 'EVEN'
  readonly stake: number
}

export const EMPTY_CLAIM: ClaimFields = {
  serverSeed: '',
  commit: '',
  clientSeed: '',
  nonce: '0',
  pick: 'ODD',
  stake: 1_000,
}

const SEED = /^[0-9a-f]{64}$/i
const NONCE = /^\d{1,9}$/

export function claimHolds({ serverSeed, nonce }: ClaimFields): boolean {
  return SEED.test(serverSeed.trim()) && NONCE.test(nonce)
}

type Seeds = OutputOf<typeof readSeeds>

/** A round's own claim; its server seed stays empty while the pair is still in use. */
export function claimOf(round: Round, seeds: Seeds | undefined): ClaimFields {
  const pair = seeds?.revealed.find(({ id }) => id === round.seedId)
  return {
    serverSeed: pair?.serverSeed ?? '',
    commit: round.commit,
    clientSeed: round.clientSeed,
    nonce: String(round.nonce),
    pick: round.choice.pick === 'EVEN' ? 'EVEN' : 'ODD',
    stake: round.stake,
  }
}
