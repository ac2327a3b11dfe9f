import type { SlotRule } from '@camellia/engines/slot/rules'

export interface FaceSymbol {
  /** The name of its picture in the atlas of the title. */
  readonly art: string
  readonly kind: 'pay' | 'wild' | 'scatter' | 'coin' | 'orb' | 'jackpot'
  /** Cents by the number of symbols. */
  readonly pays: Readonly<Record<number, number>>
}

/** Cards that pay together, besides what each pays by itself. */
export interface FaceSet {
  readonly name: string
  /** From the left reel on in this order, or nothing else on the grid. */
  readonly rule: 'order' | 'only'
  readonly symbols: readonly number[]
  readonly cents: number
}

/** What a player is shown of a title, all of it from its published definition. */
export interface GameFace {
  readonly code: string
  readonly reels: number
  readonly rows: number
  /** Events name symbols by their place in this list. */
  readonly symbols: readonly FaceSymbol[]
  readonly pays:
    | { readonly type: 'lines'; readonly lines: readonly (readonly number[])[] }
    | { readonly type: 'ways'; readonly ways: number }
    | { readonly type: 'anywhere'; readonly min: number }
    | { readonly type: 'cluster'; readonly min: number }
  readonly freeSpins:
    | {
        /** The fewest scatters that start them. */
        readonly from: number
        readonly spins: number
        readonly mult: number
        /** The fewest scatters that give more of them while they run, and how many. */
        readonly again: { readonly from: number; readonly spins: number } | undefined
      }
    | undefined
  /** Whether what won makes room for more. */
  readonly tumbles: boolean
  readonly sets: readonly FaceSet[]
  /** Symbols that pay mixed with each other. */
  readonly groups: readonly {
    readonly symbols: readonly number[]
    readonly pays: Readonly<Record<number, number>>
  }[]
  /** Whether marks on cells stay from one free spin to the next. */
  readonly keepsMarks: boolean
  /** The published reels by set, as indexes; so that what passes by is what is on the strip. */
  readonly strips: Readonly<Record<string, readonly (readonly number[])[]>>
  readonly bets: readonly number[]
  /** In basis points, of the variant that is on. */
  readonly rtp: number
  readonly variant: string
  /** The hash of the definition. */
  readonly version: string
  /** All that its page of rules says. */
  readonly rules: readonly SlotRule[]
  readonly volatility: number
  /** In hundredths of the bet. */
  readonly buyPrice: number | undefined
  /** In basis points, of a bought feature. */
  readonly buyRtp: number | undefined
}
