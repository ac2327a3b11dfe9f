import type { Won } from '@camellia/kernel/won'
import type { Draw } from './draw'
import { ODD_EVEN_RTP, type OddEvenChoice, playOddEven } from './odd-even'
import type { BookTables } from './slot/book'
import type { SlotDef } from './slot/definition'
import { costOf, playTitle } from './slot/engine'
import type { Variant } from './slot/event'
import { TITLES } from './titles/titles'

export interface Played {
  readonly outcome: Readonly<Record<string, unknown>>
  readonly win: Won
  /** What the round is debited: the stake, or the price of what was bought. */
  readonly cost: Won
}

/** Everything an engine may know. Who plays, and how they fared so far, is not among it. */
export interface Play {
  readonly stake: Won
  readonly choice: Readonly<Record<string, unknown>>
  readonly draw: Draw
  /** Which certified variant is played; games without variants ignore it. */
  readonly variant?: Variant | undefined
  /** The tables of titles that are played from books. */
  readonly tables?: BookTables | undefined
}

export interface Engine {
  /** Declared return to player in basis points, of the variant played unless said otherwise. */
  readonly rtp: number
  /** What a round is debited, known before it is drawn. */
  readonly cost: (stake: Won, choice: Play['choice']) => Won
  readonly play: (play: Play) => Played
}

/** What is played where nobody chose a variant. */
export const VARIANT_DEFAULT: Variant = '96'

/** Every game that is settled in one call, by its code. */
export const ENGINES: Readonly<Record<string, Engine>> = {
  'odd-even': {
    rtp: ODD_EVEN_RTP,
    cost: (stake) => stake,
    play: ({ stake, choice, draw }) => {
      const { outcome, win } = playOddEven(stake, choice as unknown as OddEvenChoice, draw)
      return { outcome: { ...outcome }, win, cost: stake }
    },
  },
  ...Object.fromEntries(Object.values(TITLES).map((def) => [def.id, slotEngine(def)])),
}

function slotEngine(def: SlotDef): Engine {
  return {
    rtp: Math.round(def.declared[VARIANT_DEFAULT].rtp * 10_000),
    cost: (stake, choice) => costOf(def, stake, { buy: choice.buy === true }),
    play: ({ stake, choice, draw, variant = VARIANT_DEFAULT, tables }) => {
      const bought = { buy: choice.buy === true }
      const played = playTitle(def, { stake, choice: bought, draw, variant, tables })
      return { ...played, outcome: { ...played.outcome } }
    },
  }
}
