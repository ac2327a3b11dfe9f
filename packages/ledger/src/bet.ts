import type { MemberId, RoundId, SeedId, SessionId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'

/** What is asked for. Nothing of the outcome is known yet, to anyone. */
export interface BetRequest {
  readonly member: MemberId
  readonly session: SessionId
  /** The client's own text; the ledger keeps it in a namespace of bets. */
  readonly key: string
  readonly hash: string
  readonly round: RoundId
  readonly game: string
  /** What is taken from the balance, or from what was set aside for a gift. */
  readonly stake: Won
  /** What limits go by, when a feature was bought for a multiple of it. */
  readonly bet?: Won
  readonly choice: Readonly<Record<string, unknown>>
  /** The variant of the title that the player was shown. */
  readonly variant?: string | undefined
  /** The gift that this round is one of. */
  readonly gift?: string | undefined
}

/** A bet on a shared round: accepted now, settled when the round was drawn. */
export interface OpenRequest extends Omit<BetRequest, 'variant' | 'gift'> {
  readonly event: string
}

/** What an accepted bet is drawn from: fixed under the lock of its wallet. */
export interface BetSeeds {
  readonly seedId: SeedId
  readonly nonce: number
  /** As it is kept: sealed. */
  readonly serverSeed: Buffer
  readonly clientSeed: string
  /** In hexadecimal. */
  readonly commit: string
}

export interface BetOutcome {
  readonly win: Won
  readonly outcome: Readonly<Record<string, unknown>>
  /** Which form of the stream it was drawn with. */
  readonly stream: 1 | 2
}

/** The tree over the bets of a shared round, as it is kept. */
export interface BetTree {
  readonly size: number
  readonly peaks: readonly string[]
}

/** An accepted bet's leaf in the tree of its round. */
export interface BetLeaf {
  /** In hexadecimal, as the leaf. */
  readonly salt: string
  readonly leaf: string
  readonly tree: BetTree
}

export type BetRefusal =
  | 'CONFLICT'
  | 'UNAUTHORIZED'
  | 'GAME_DISABLED'
  | 'GAME_MAINTENANCE'
  | 'RTP_CHANGED'
  | 'BET_LIMIT'
  | 'BET_CLOSED'
  | 'TOO_MANY_BETS'
  | 'LIMIT_REACHED'
  | 'SELF_EXCLUDED'
  | 'INFLUCIANT_BALANCE'
  | 'CLIENT_SEED_REQUIRED'

export interface Money {
  readonly at: Date
  readonly after: Won
  readonly point: Won
  readonly version: number
}

export interface BetSettled extends Money, BetOutcome {
  readonly verdict: 'OK'
  readonly before: Won
  readonly seeds: BetSeeds
}

export interface BetOpened extends Money, BetLeaf {
  readonly verdict: 'OK'
  readonly before: Won
  /** Its place among the bets of its round, from 0. */
  readonly place: number
}

export interface BetReplayed extends Money {
  readonly verdict: 'REPLAY'
  /** The round as it was stored the first time, with the public side of its seeds. */
  readonly stored: Record<string, unknown>
}

export interface BetRefused extends Money {
  readonly verdict: BetRefusal
  /** Which bound, when one was reached. */
  readonly stored: Record<string, unknown> | null
}

export type BetAnswer = BetSettled | BetReplayed | BetRefused
export type OpenAnswer = BetOpened | BetReplayed | BetRefused
export type Verdict = BetAnswer['verdict']
