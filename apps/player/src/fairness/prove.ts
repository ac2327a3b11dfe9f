import type { ClaimFields } from './claim'

export interface ShownProof {
  readonly hash: string
  readonly commitHolds: boolean
  /** The first numbers of the stream, in hexadecimal. */
  readonly words: readonly string[]
  /** The one of them that gave the ball. */
  readonly used: number
  readonly ball: number
  readonly result: 'ODD' | 'EVEN'
  readonly win: number
}

const BALLS = 10
/** Above this a number is thrown away, so that no ball is likelier than another. */
const FAIR = 2 ** 32 - (2 ** 32 % BALLS)

/** Plays the round again in this browser. The engine comes along only when it is needed. */
export async function prove(claim: ClaimFields): Promise<ShownProof> {
  const [{ verify }, { commitOf, seedFromHex }] = await Promise.all([
    import('@camellia/engines/verify'),
    import('@camellia/engines/stream'),
  ])
  const serverSeed = claim.serverSeed.trim().toLowerCase()
  const hash = commitOf(seedFromHex(serverSeed))
  const proof = verify({
    game: 'odd-even',
    stake: claim.stake,
    choice: { pick: claim.pick },
    commit: claim.commit.trim().toLowerCase() || hash,
    serverSeed,
    clientSeed: claim.clientSeed,
    nonce: Number(claim.nonce),
  })
  return {
    hash,
    commitHolds: proof.commitHolds,
    words: proof.block.map((word) => word.toString(16).padStart(8, '0')),
    used: proof.block.find((word) => word < FAIR) ?? 0,
    ball: Number(proof.outcome.ball),
    result: proof.outcome.result === 'ODD' ? 'ODD' : 'EVEN',
    win: proof.win,
  }
}
