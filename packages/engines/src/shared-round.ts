import type { Won } from '@camellia/kernel/won'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Choice, Outcome, SharedEngine } from './engine'
import { type Inclusion, leafOf, rootByPath } from './hash-log'
import { SHARED_ENGINES } from './shared-games'
import { canonical } from './slot/hash'
import { commitOf, drawFrom, STREAM, seedFromHex } from './stream'

/** A bet as it enters the tree of its round. The salt keeps others from guessing what it says. */
export interface LeafBet {
  readonly id: string
  /** Sixteen bytes in hexadecimal. */
  readonly salt: string
  readonly choice: Choice
  readonly stake: Won
}

/** The bytes of a leaf: bet, salt, choice in canonical form and stake, with colons between. */
export function leafBytes({ id, salt, choice, stake }: LeafBet): Uint8Array {
  return utf8ToBytes(`${id}:${salt}:${canonical(choice)}:${stake}`)
}

export interface SharedSeeds {
  readonly game: string
  /** Of the round within its game: the nonce. */
  readonly number: number
  readonly serverSeed: Uint8Array
  /** Over all bets: what nobody can know before the last of them is in. */
  readonly root: string
}

/** The outcome of a shared round: a pure function of the committed seed and of everyone's bets. */
export function drawShared(
  engine: SharedEngine,
  { game, number, serverSeed, root }: SharedSeeds,
): Outcome {
  const seeds = { serverSeed, clientSeed: root, nonce: number, game, stream: STREAM }
  return engine.draw(drawFrom(seeds))
}

export interface SharedClaim {
  readonly game: string
  readonly number: number
  readonly commit: string
  readonly serverSeed: string
  readonly root: string
  readonly outcome: Outcome
}

export interface BetClaim extends Inclusion {
  readonly bet: LeafBet
  readonly win: number
}

export interface SharedProof {
  /** The revealed seed is the one that was committed to before betting opened. */
  readonly commitHolds: boolean
  readonly outcome: Outcome
  readonly outcomeHolds: boolean
  /** Of one's own bet, where one was made. */
  readonly included: boolean | null
  readonly winHolds: boolean | null
}

/** Plays a shared round again and finds one's own bet in it: no server, no network, no trust. */
export function verifyShared(claim: SharedClaim, own?: BetClaim): SharedProof {
  const engine = Object.hasOwn(SHARED_ENGINES, claim.game) ? SHARED_ENGINES[claim.game] : undefined
  if (!engine) throw new Error(`no such game: ${claim.game}`)
  const { game, number, root } = claim
  const serverSeed = seedFromHex(claim.serverSeed)
  const outcome = drawShared(engine, { game, number, serverSeed, root })
  return {
    commitHolds: commitOf(serverSeed) === claim.commit,
    outcome,
    outcomeHolds: canonical(outcome) === canonical(claim.outcome),
    included: own ? rootByPath(leafOf(leafBytes(own.bet)), own) === root : null,
    winHolds: own ? engine.settle(outcome, own.bet) === own.win : null,
  }
}
