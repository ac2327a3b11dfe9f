import type { BookKind } from '../slot/definition'
import type { Variant } from '../slot/event'
import data from './certified.json' with { type: 'json' }

/** The greatest win that was shown to be there, in bets, and how seldom it or more comes. */
export interface Greatest {
  readonly maxX: number
  /** One round in so many. */
  readonly odds: number | null
  /** How seldom a round is ended by the cap; null when none is. */
  readonly capOdds: number | null
  /** Of a spin: the share of rounds that pay at least the bet. */
  readonly even?: number
}

export interface CertifiedTitle {
  /** Of the definition it was computed from. */
  readonly hash: string
  readonly variants: Readonly<Record<Variant, Readonly<Partial<Record<BookKind, Greatest>>>>>
}

/** What the certificates say that pages show; written by `npm run certify`. */
export const CERTIFIED: Readonly<Record<string, CertifiedTitle>> = data
