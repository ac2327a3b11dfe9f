import type { Won } from '@camellia/kernel/won'
import type { Draw } from './draw'
import type { BookTables } from './slot/book'
import type { Variant } from './slot/event'

/** What a game drew, and what a player chose: plain values that are kept with the round. */
export type Outcome = Readonly<Record<string, unknown>>
export type Choice = Readonly<Record<string, unknown>>

/** Everything an engine may know. Who plays, and how they fared so far, is not among it. */
export interface Play {
  readonly stake: Won
  readonly choice: Choice
  readonly draw: Draw
  /** Which certified variant is played; games without variants ignore it. */
  readonly variant?: Variant | undefined
  /** The tables of titles that are played from books. */
  readonly tables?: BookTables | undefined
}

export interface Played {
  readonly outcome: Outcome
  readonly win: Won
  /** What the round is debited: the stake, or the price of what was bought. */
  readonly cost: Won
}

/** Settled in the call that places the bet. */
export interface InstantEngine {
  readonly kind: 'instant'
  /** Declared return to player in basis points, of the variant played unless said otherwise. */
  readonly rtp: number
  /** What a round is debited, known before it is drawn. */
  readonly cost: (stake: Won, choice: Choice) => Won
  readonly play: (play: Play) => Played
}

export interface SharedBet {
  readonly stake: Won
  readonly choice: Choice
}

/** One outcome for everyone: drawn after the last bet is in, each bet settled from it alone. */
export interface SharedEngine {
  readonly kind: 'shared'
  readonly rtp: number
  /** Betting closes at every multiple of so many seconds. */
  readonly everySeconds: number
  /** Whether the game has such a bet. */
  readonly offers: (choice: Choice) => boolean
  readonly draw: (draw: Draw) => Outcome
  readonly settle: (outcome: Outcome, bet: SharedBet) => Won
}

/** The player decides between the first bet and the end. Everything hidden follows from the draw. */
export interface InteractiveEngine<State = unknown, Move = unknown> {
  readonly kind: 'interactive'
  readonly rtp: number
  readonly open: (bet: SharedBet, draw: Draw) => State
  /** Undefined where the move is not allowed now. */
  readonly act: (state: State, move: Move) => State | undefined
  /** What happens when nobody decides in time: never what costs the player more. */
  readonly timeout: (state: State) => State
  readonly isOver: (state: State) => boolean
  readonly settle: (state: State) => Won
  /** What the player may see now: nothing that is still hidden. */
  readonly publicView: (state: State) => Outcome
}

export interface Leg {
  readonly market: string
  readonly pick: string
  /** Odds as an exact fraction, fixed when the bet was accepted. */
  readonly odds: readonly [numerator: number, denominator: number]
  readonly result: 'WON' | 'LOST' | 'VOID'
}

/** Settled from results that come from elsewhere. */
export interface FeedEngine {
  readonly kind: 'feed'
  readonly settle: (stake: Won, legs: readonly Leg[]) => Won
}

export type Engine = InstantEngine | SharedEngine | InteractiveEngine | FeedEngine
