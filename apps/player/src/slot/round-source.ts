import type { SlotChoice, SlotEvent } from '@camellia/engines/slot/event'
import type { GameFace } from '@camellia/stage/face'

export interface SlotRoundRecord {
  readonly id: string
  readonly bet: number
  /** What was paid for it: the bet, or the price of the feature. */
  readonly cost: number
  readonly events: readonly SlotEvent[]
  readonly cents: number
  readonly win: number
  readonly at: string
}

/** As much of a round as the list of the last ones shows. */
export type PastRound = Pick<SlotRoundRecord, 'id' | 'cost' | 'win' | 'at'>

export interface SlotResult extends SlotRoundRecord {
  /** After the win. */
  readonly balance: number
}

/**
 * Where the game gets its rounds. The money has moved before the first reel stops: the game only
 * shows what was decided.
 */
export interface RoundSource {
  /** The same object as long as the title is: a new one makes a new stage. */
  readonly face: GameFace
  readonly name: string
  readonly balance: number
  /** The rounds are a gift: their stake is paid by the house. */
  readonly free?: boolean
  /** Play with a balance that is worth nothing. */
  readonly demo?: boolean
  /** A round that was paid for and not seen to its end. */
  readonly unfinished?: SlotResult
  readonly spin: (bet: number, choice: SlotChoice) => Promise<SlotResult>
  /** The player has seen it to its end. */
  readonly seen: (round: string) => void
  readonly history: () => Promise<readonly PastRound[]>
  readonly leave: () => void
  /** Says why a spin was not taken, and whether money moved. */
  readonly explain: (error: unknown) => string
}
