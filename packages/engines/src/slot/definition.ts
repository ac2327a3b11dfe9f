import type { Variant } from './event'

/**
 * A slot is data. Everything that decides a round is in its definition, the definition has a hash,
 * and every round names the hash of the definition it was played with (games.md 2.1).
 *
 * Amounts are cents: hundredths of the whole bet, always whole numbers.
 */
export interface SlotDef {
  readonly id: string
  readonly version: string
  readonly title: Readonly<Record<'ko' | 'en', string>>
  /** Strips are drawn anew each round; a book is picked from a published table and played again. */
  readonly mode: 'strips' | 'book'
  readonly grid: { readonly reels: number; readonly rows: readonly number[] | ShiftingRows }
  readonly symbols: readonly SlotSymbol[]
  readonly evaluate: Evaluate
  /** Cents by the number of symbols; a number that is not listed pays as the next lower one. */
  readonly pays: Readonly<Record<string, Readonly<Record<number, number>>>>
  readonly groups?: readonly PayGroup[]
  readonly reelSets: Readonly<Record<string, ReelSet>>
  /** Which set a round is played on, per million: all that a variant of a strips title changes. */
  readonly select: Readonly<Record<Variant, readonly SetShare[]>>
  readonly features: readonly Feature[]
  readonly limits: { readonly maxWinX: number; readonly betSteps: readonly number[] }
  /** The published tables of a book title: one for the spin and one for the bought feature. */
  readonly books?: Readonly<Partial<Record<BookKind, Readonly<Record<Variant, BookRoot>>>>>
  readonly declared: Readonly<Record<Variant, Declared>>
  readonly theme: string
}

export type SymbolKind = 'pay' | 'wild' | 'scatter' | 'coin' | 'orb' | 'jackpot'

export interface SlotSymbol {
  readonly id: string
  /** The name of its picture in the art kit. */
  readonly art: string
  readonly kind: SymbolKind
  /** What it multiplies by where it lies, on the sets named. */
  readonly mult?: SymbolMult
}

export interface SymbolMult {
  readonly sets: readonly string[]
  /** Fixed by the reel it lies on, or drawn by weight each time it lands. */
  readonly byReel?: readonly number[]
  readonly drawn?: readonly Weighted[]
}

export interface Weighted {
  readonly value: number
  readonly weight: number
}

export type Evaluate =
  | {
      readonly type: 'lines'
      readonly lines: readonly (readonly number[])[]
      readonly bothWays?: boolean
    }
  | { readonly type: 'ways' }
  | { readonly type: 'anywhere'; readonly min: number }
  | { readonly type: 'cluster'; readonly min: number }

/** Symbols that also pay mixed, the sevens for instance. */
export interface PayGroup {
  readonly id: string
  readonly symbols: readonly string[]
  readonly pays: Readonly<Record<number, number>>
}

/**
 * One text a reel, its symbols from the first stop on; or a weight a symbol, each cell by itself.
 */
export type ReelSet =
  | { readonly strips: readonly string[] }
  | { readonly weights: Readonly<Record<string, number>> }

export interface ShiftingRows {
  readonly min: number
  readonly max: number
  readonly weights: readonly (readonly number[])[]
}

export interface SetShare {
  readonly set: string
  readonly perMillion: number
}

export interface FreeSpins {
  readonly type: 'freeSpins'
  readonly symbol: string
  /** Spins by the number of scatters, from the fewest that start them. */
  readonly award: Readonly<Record<number, number>>
  /** The same while they run. */
  readonly again: Readonly<Record<number, number>>
  readonly set: string
  /** Multiplies everything won in them. */
  readonly mult: number
  readonly spinsMax: number
}

export interface SetBonus {
  readonly type: 'set'
  readonly name: string
  /** `order`: the symbols on the reels from the left, any row. `only`: nothing else on the grid. */
  readonly rule: 'order' | 'only'
  readonly symbols: readonly string[]
  readonly cents: number
}

export interface CellMults {
  readonly type: 'cellMult'
  /** What a cell is worth after its first, second, third … win. */
  readonly steps: readonly number[]
  readonly keep: 'spin' | 'feature'
}

export interface OrbMult {
  readonly type: 'orbMult'
  readonly symbol: string
  /** Whether what was collected goes on multiplying until the free spins end. */
  readonly keep: 'spin' | 'feature'
}

export interface Buy {
  readonly type: 'buy'
  /** In hundredths of the bet. */
  readonly price: number
  readonly scatters: number
}

export type Feature =
  | FreeSpins
  | { readonly type: 'tumble' }
  | OrbMult
  | CellMults
  | SetBonus
  | Buy
  | LaterFeature

/** Features the format has room for and the engine does not play yet: it refuses them at load. */
export type LaterFeature =
  | {
      readonly type: 'holdRespin'
      readonly symbol: string
      readonly start: number
      readonly respins: number
      readonly landing: number
      readonly values: readonly Weighted[]
      readonly grand: number
    }
  | { readonly type: 'expandWild'; readonly reels: readonly number[]; readonly respins: number }
  | { readonly type: 'collect'; readonly coin: string; readonly collector: string }
  | { readonly type: 'pick'; readonly values: readonly Weighted[] }
  | { readonly type: 'ante'; readonly price: number; readonly set: string }
  | {
      readonly type: 'progressive'
      readonly pots: readonly {
        readonly name: string
        readonly seed: number
        readonly perMillion: number
        readonly oneIn: number
      }[]
    }

export type BookKind = 'spin' | 'buy'

export interface BookRoot {
  readonly count: number
  /** The sum of all weights: a book is picked by one draw below it. */
  readonly total: number
  readonly root: string
}

/** Published figures. They are computed by `npm run certify` and held to it by the tests. */
export interface Declared {
  readonly rtp: number
  readonly base: number
  readonly features: Readonly<Record<string, number>>
  readonly hit: number
  readonly sd: number
  /** The greatest win that was proven to be there, and how often it comes. */
  readonly maxX: number
  readonly maxProb: string
  readonly buyRtp?: number
}
