import { type Won, won } from '@camellia/kernel/won'
import { ENGINES } from './games'
import { blockOf, commitOf, drawFrom, seedFromHex } from './stream'

export interface Claim {
  readonly game: string
  readonly stake: number
  readonly choice: Readonly<Record<string, unknown>>
  readonly commit: string
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
}

export interface Proof {
  /** The revealed seed is the one that was committed to before the bet. */
  readonly commitHolds: boolean
  /** The first numbers of the stream, as anyone can compute them. */
  readonly block: readonly number[]
  readonly outcome: Readonly<Record<string, unknown>>
  readonly win: Won
}

/** Plays a round again from its seeds: no server, no network, no trust. */
export function verify(claim: Claim): Proof {
  const engine = ENGINES[claim.game]
  if (!engine) throw new Error(`no such game: ${claim.game}`)
  const serverSeed = seedFromHex(claim.serverSeed)
  const seeds = { serverSeed, clientSeed: claim.clientSeed, nonce: claim.nonce }
  const play = { stake: won(claim.stake), choice: claim.choice, draw: drawFrom(seeds) }
  return {
    commitHolds: commitOf(serverSeed) === claim.commit,
    block: blockOf(seeds, 0),
    ...engine.play(play),
  }
}
