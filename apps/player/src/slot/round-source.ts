import type { SlotChoice } from '@camellia/engines/slot/event'
import type { GameFace } from '@camellia/stage/face'
import type { PastRound, SlotResult } from '../site/slot-round'

/**
 * Where the game gets its rounds. The money has moved before the first reel stops: the game only
 * shows what was decided.
 */
export interface RoundSource {
  /** The same object as long as the title is: a new one makes a new stage. */
  readonly face: GameFace
  readonly name: string
  /** Undefined until the server has said it. */
  readonly balance: number | undefined
  /** The bet the player chose in this title; none on a first visit. */
  readonly chosen?: number | undefined
  /** The player chooses another bet. */
  readonly choose?: (bet: number) => void
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
  /** From playing for money to playing for fun. */
  readonly tryFree?: () => void
  readonly leave: () => void
  /** Says why a spin was not taken, and whether money moved. */
  readonly explain: (error: unknown) => string
}
