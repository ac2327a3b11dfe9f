import { type Won, won } from '@camellia/kernel/won'
import { ENGINES, type Play, type Played, VARIANT_DEFAULT } from './games'
import type { BookProof } from './slot/book'
import { playAgain } from './slot/engine'
import { VARIANTS, type Variant } from './slot/event'
import { canonical } from './slot/hash'
import { blockOf, commitOf, drawFrom, type StreamVersion, seedFromHex } from './stream'
import { TITLES } from './titles/titles'

export interface Claim {
  readonly game: string
  readonly stake: number
  readonly choice: Readonly<Record<string, unknown>>
  readonly commit: string
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
  /** Which form of the stream it was played with; the first release did not say and had the first. */
  readonly stream?: StreamVersion | undefined
  /** Of a slot: which variant was played. Without it, the one that the outcome names. */
  readonly variant?: Variant | undefined
  /** What the round is said to have come to; a slot played from books needs its proof from here. */
  readonly outcome?: Readonly<Record<string, unknown>> | undefined
  readonly win?: number | undefined
}

export interface Proof {
  /** The revealed seed is the one that was committed to before the bet. */
  readonly commitHolds: boolean
  /** The first numbers of the stream, as anyone can compute them. */
  readonly block: readonly number[]
  readonly outcome: Readonly<Record<string, unknown>>
  readonly win: Won
  /** The claimed outcome and win are these to the last byte; null where none was claimed. */
  readonly outcomeHolds: boolean | null
}

/** Plays a round again from its seeds: no server, no network, no trust. */
export function verify(claim: Claim): Proof {
  const serverSeed = seedFromHex(claim.serverSeed)
  const { stake, choice, game, clientSeed, nonce, stream = 1 } = claim
  const seeds = { serverSeed, clientSeed, nonce, game, stream }
  const variant = variantOf(claim)
  const play = { stake: won(stake), choice, draw: drawFrom(seeds), variant }
  const { outcome, win, bookHolds } = again(claim, play)
  const same =
    canonical(claim.outcome) === canonical(outcome) &&
    (claim.win === undefined || claim.win === win)
  return {
    commitHolds: commitOf(serverSeed) === claim.commit,
    block: blockOf(seeds, 0),
    outcome,
    win,
    outcomeHolds: claim.outcome ? same && bookHolds : null,
  }
}

/** One that there is not is played as the usual one, and then does not agree with the claim. */
function variantOf({ variant, outcome }: Claim): Variant | undefined {
  const named = variant ?? outcome?.variant
  return VARIANTS.find((known) => known === named)
}

function again(claim: Claim, play: Play): Played & { readonly bookHolds: boolean } {
  const engine = ENGINES[claim.game]
  if (!engine) throw new Error(`no such game: ${claim.game}`)
  const def = TITLES[claim.game]
  if (def?.mode !== 'book') return { ...engine.play(play), bookHolds: true }
  const proof = claim.outcome?.book as BookProof | undefined
  const variant = play.variant ?? VARIANT_DEFAULT
  const bought = { buy: play.choice.buy === true }
  const { outcome, ...rest } = playAgain(def, { ...play, variant, choice: bought }, proof)
  return { ...rest, outcome: { ...outcome } }
}
