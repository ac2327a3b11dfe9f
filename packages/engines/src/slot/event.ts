/**
 * A round of a slot is a list of events. The server makes it, the ledger keeps it, the browser
 * plays it: a replay is the same list played again.
 *
 * Symbols are indexes into the definition's list. Amounts are cents: hundredths of the bet, whole
 * numbers, so that a round does not depend on the stake.
 */

/** Counted from the left reel and the top row. */
export type Cell = readonly [reel: number, row: number]

/** What a wild, an orb or a coin is worth where it lies. */
export interface CellValue {
  readonly cell: Cell
  readonly value: number
}

/** Symbols by reel, each from the top. */
export type Grid = readonly (readonly number[])[]

export interface Win {
  readonly symbol: number
  /** Reels of a line or way, symbols of a cluster or of a pay-anywhere win. */
  readonly count: number
  readonly cells: readonly Cell[]
  /** After every multiplier in `mult`. */
  readonly cents: number
  readonly line?: number
  readonly ways?: number
  readonly mult?: number
}

export type SlotEvent =
  | {
      readonly type: 'reveal'
      /** Which published set of reels, and where they stopped. */
      readonly set: string
      readonly stops?: readonly number[]
      readonly grid: Grid
      readonly values?: readonly CellValue[]
    }
  | { readonly type: 'win'; readonly wins: readonly Win[]; readonly cents: number }
  | {
      readonly type: 'tumble'
      readonly removed: readonly Cell[]
      /** What fills each reel from above, its top first. */
      readonly fell: Grid
      readonly values?: readonly CellValue[]
    }
  /** Multipliers lying on the grid come together and multiply what the spin has won so far. */
  | {
      readonly type: 'orb'
      readonly values: readonly CellValue[]
      readonly mult: number
      readonly cents: number
    }
  /** What each cell multiplies by from now on, by reel from the top; 0 is a cell without a mark. */
  | { readonly type: 'cells'; readonly mults: Grid }
  /** A set bonus: certain symbols together, wherever they lie. */
  | {
      readonly type: 'set'
      readonly name: string
      readonly cells: readonly Cell[]
      readonly cents: number
    }
  | {
      readonly type: 'fsStart'
      readonly spins: number
      readonly cells: readonly Cell[]
      /** What the scatters themselves pay. */
      readonly cents: number
    }
  | { readonly type: 'fsSpin'; readonly number: number; readonly left: number }
  | {
      readonly type: 'fsMore'
      readonly spins: number
      readonly cells: readonly Cell[]
      readonly cents: number
    }
  /** What the free spins won together. */
  | { readonly type: 'fsEnd'; readonly cents: number }
  /** The greatest win was reached: the round ends here. */
  | { readonly type: 'cap'; readonly cents: number }
  | { readonly type: 'final'; readonly cents: number }

export interface SlotRound {
  readonly events: readonly SlotEvent[]
  /** The whole win, in hundredths of the bet. */
  readonly cents: number
}

/** What a player may choose besides the bet. */
export interface SlotChoice {
  readonly buy?: boolean
}

export const VARIANTS = ['94', '96', '97'] as const
export type Variant = (typeof VARIANTS)[number]
