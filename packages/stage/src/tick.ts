import type { Win } from '@camellia/engines/slot/event'
import type { Places } from './layout.rules'
import type { Beat, Board, Pace } from './show.rules'

/** Everything the parts of the stage need to draw one frame. They keep no time of their own. */
export interface Tick {
  /** Runs always, also between rounds; in milliseconds. */
  readonly now: number
  readonly beat: Beat | undefined
  /** Since the beat began; since the spin button was pressed while the answer is on its way. */
  readonly ms: number
  readonly board: Board
  /** The reels run and nobody knows yet where they stop. */
  readonly running: boolean
  /** Wins of a finished round, shown again and again until the next one. */
  readonly resting: readonly Win[]
  readonly restMs: number
  readonly places: Places
  readonly pace: Pace
}
