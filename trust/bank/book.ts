import type { TrailAction } from '@camellia/contract/trail'
import type { Won } from '@camellia/kernel/won'
import type { PostingKind } from '@camellia/ledger/posting'

/** A round as its player was told about it. */
export interface ToldRound {
  readonly member: number
  readonly stake: Won
  readonly win: Won
  readonly before: Won
}

/** How often people were told that something is done, and how often nobody knows. */
interface Tally {
  done: number
  unsure: number
}

type Fate = 'PENDING' | 'FINISHED' | 'REJECTED'

/** Everything the product said yes or no to. What it says later, and its tables, must agree. */
export interface Book {
  readonly rounds: Map<string, ToldRound>
  /** Bets on shared rounds: accepted, and settled some time later by nobody's call. */
  readonly open: Map<string, { readonly member: number; readonly stake: number }>
  /** Requests that exist, with the amount and the fate their people were told. */
  readonly requests: Map<string, { readonly amount: Won; fate: Fate | 'UNTOLD' }>
  /** Names of attempts that were refused: nothing may be found under them. */
  readonly refused: Set<string>
  /** What staff were told is done, by action. */
  readonly deeds: Map<TrailAction, Tally>
  /** Movements that have no name in the answer, so that only their number can be compared. */
  readonly moves: Map<PostingKind, Tally>
  /** Balances by version, of those who listen. */
  readonly balances: Map<number, Map<number, Won>>
  readonly counts: { operations: number; unknown: number; twice: number; refusals: number }
  readonly violations: string[]
  /** How many of them were told to whoever watches. */
  readonly said: { count: number }
  /** When the first was noticed. */
  firstAt?: number
}

export function openBook(): Book {
  return {
    rounds: new Map(),
    open: new Map(),
    requests: new Map(),
    refused: new Set(),
    deeds: new Map(),
    moves: new Map(),
    balances: new Map(),
    counts: { operations: 0, unknown: 0, twice: 0, refusals: 0 },
    violations: [],
    said: { count: 0 },
  }
}

const VIOLATIONS_MAX = 200

export function complain(book: Book, violation: string): void {
  book.firstAt ??= performance.now()
  if (book.violations.length < VIOLATIONS_MAX) book.violations.push(violation)
}

/** One version of a wallet has one balance, whoever tells it. */
export function noteBalance(
  book: Book,
  member: number,
  { version, balance }: { readonly version: number; readonly balance: Won },
): void {
  const known = book.balances.get(member)
  if (!known) return
  const first = known.get(version)
  if (first === undefined) known.set(version, balance)
  else if (first !== balance) {
    complain(book, `member ${member} heard of ${balance} and of ${first} for version ${version}`)
  }
}

/**
 * What one person was told about a deed of theirs. After a lost answer a "no" may mean that it was
 * done the first time.
 */
export function noteTold<Name>(
  tallies: Map<Name, Tally>,
  name: Name,
  { code, unsure }: { readonly code: string; readonly unsure: boolean },
): void {
  const known = tallies.get(name) ?? { done: 0, unsure: 0 }
  if (code === 'SUCCESS') known.done++
  else if (unsure) known.unsure++
  tallies.set(name, known)
}
