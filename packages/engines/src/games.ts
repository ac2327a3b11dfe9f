import type { Won } from '@camellia/kernel/won'
import type { Draw } from './draw'
import { ODD_EVEN_RTP, type OddEvenChoice, playOddEven } from './odd-even'

export interface Played {
  readonly outcome: Readonly<Record<string, unknown>>
  readonly win: Won
}

/** Everything an engine may know. Who plays, and how they fared so far, is not among it. */
export interface Play {
  readonly stake: Won
  readonly choice: Readonly<Record<string, unknown>>
  readonly draw: Draw
}

interface Engine {
  /** Declared return to player in basis points. */
  readonly rtp: number
  readonly play: (play: Play) => Played
}

/** Every game that is settled in one call, by its code. */
export const ENGINES: Readonly<Record<string, Engine>> = {
  'odd-even': {
    rtp: ODD_EVEN_RTP,
    play: ({ stake, choice, draw }) => {
      const { outcome, win } = playOddEven(stake, choice as unknown as OddEvenChoice, draw)
      return { outcome: { ...outcome }, win }
    },
  },
}
