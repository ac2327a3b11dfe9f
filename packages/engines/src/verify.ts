import { type Won, won } from '@camellia/kernel/won'
import type { Play, Played } from './engine'
import { ENGINES, VARIANT_DEFAULT } from './games'
import type { BookProof } from './slot/book'
import { playAgain } from './slot/engine'
import { VARIANTS, type Variant } from './slot/event'
import { canonical } from './slot/hash'
import { blockOf, commitOf, drawFrom, STREAMS, type StreamVersion, seedFromHex } from './stream'
import { definitionOf, definitions, type Registry } from './titles/registry'

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

/**
 * Plays a round again from its seeds: no server, no network, no trust. A slot is played with the
 * definition that its outcome names, however old; one that nobody knows is an `UnknownDefinition`.
 */
export function verify(claim: Claim, registry: Registry = definitions()): Proof {
  const serverSeed = seedFromHex(claim.serverSeed)
  const { stake, choice, game, clientSeed, nonce, stream = 1 } = claim
  if (!STREAMS.includes(stream)) throw new Error(`no such form of the stream: ${stream}`)
  const seeds = { serverSeed, clientSeed, nonce, game, stream }
  const variant = variantOf(claim)
  const play = { stake: won(stake), choice, draw: drawFrom(seeds), variant }
  const { outcome, win, bookHolds } = again(claim, play, registry)
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

function again(
  claim: Claim,
  play: Play,
  registry: Registry,
): Played & { readonly bookHolds: boolean } {
  const hash = claim.game === 'odd-even' ? undefined : claim.outcome?.def
  const def = definitionOf({ game: claim.game, hash }, registry)
  if (!def) {
    const engine = Object.hasOwn(ENGINES, claim.game) ? ENGINES[claim.game] : undefined
    if (!engine) throw new Error(`no such game: ${claim.game}`)
    return { ...engine.play(play), bookHolds: true }
  }
  const proof = claim.outcome?.book as BookProof | undefined
  const variant = play.variant ?? VARIANT_DEFAULT
  const bought = { buy: play.choice.buy === true }
  const { outcome, ...rest } = playAgain(def, { ...play, variant, choice: bought }, proof)
  return { ...rest, outcome: { ...outcome } }
}
