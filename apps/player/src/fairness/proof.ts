import { VARIANT_DEFAULT } from '@camellia/engines/games'
import type { BookProof } from '@camellia/engines/slot/book'
import { compile } from '@camellia/engines/slot/compile'
import type { SlotEvent } from '@camellia/engines/slot/event'
import { blockOf, commitOf, messageOf, seedFromHex } from '@camellia/engines/stream'
import { definitionOf, UnknownDefinition } from '@camellia/engines/titles/registry'
import { type Claim, verify } from '@camellia/engines/verify'
import { type Difference, differenceOf } from './difference.rules'
import { type Drawn, drawsFrom } from './draws.rules'

export interface ShownProof {
  readonly hash: string
  readonly commitHolds: boolean
  /** What the first numbers are the HMAC of. */
  readonly message: string
  /** The first numbers of the stream, in hexadecimal. */
  readonly words: readonly string[]
  /** The first draws of the round, as anyone can repeat them. */
  readonly draws: readonly Drawn[]
  readonly outcome: Readonly<Record<string, unknown>>
  readonly win: number
  /** Null where no outcome was claimed. */
  readonly outcomeHolds: boolean | null
  readonly book: BookProof | undefined
  /** Where the reels first stopped. */
  readonly stops: readonly number[] | undefined
}

const ODD_EVEN_BALLS = 10
const MILLION = 1_000_000

/** Plays the round again here. */
export function proofOf(claim: Claim): ShownProof {
  const serverSeed = seedFromHex(claim.serverSeed)
  const hash = commitOf(serverSeed)
  const { clientSeed, nonce, game, stream = 1 } = claim
  const seeds = { serverSeed, clientSeed, nonce, game, stream }
  const proof = verify({ ...claim, commit: claim.commit || hash })
  const events = (proof.outcome.events ?? []) as readonly SlotEvent[]
  const first = events.find((event) => event.type === 'reveal')
  const book = proof.outcome.book as BookProof | undefined
  const belows = belowsOf(claim, first, book)
  return {
    hash,
    commitHolds: proof.commitHolds,
    message: messageOf(seeds, 0),
    words: proof.block.map((word) => word.toString(16).padStart(8, '0')),
    draws: drawsFrom((block) => blockOf(seeds, block), belows),
    outcome: proof.outcome,
    win: proof.win,
    outcomeHolds: proof.outcomeHolds,
    book,
    stops: book ? undefined : first?.stops,
  }
}

/** What does not hold of a claim; undefined when all of it does. */
export function faultOf(claim: Claim): Difference | undefined {
  try {
    const { commitHolds, outcomeHolds, outcome, win } = verify(claim)
    const hash = commitOf(seedFromHex(claim.serverSeed))
    if (!commitHolds) return { at: 'commit', recorded: claim.commit, computed: hash }
    const differs = differenceOf({ win: claim.win, ...claim.outcome }, { win, ...outcome })
    // Equal to the last byte and still not held: the proof of the book leads to another table.
    const book = { at: 'book', recorded: claim.game, computed: '—' }
    return differs ?? (outcomeHolds ? undefined : book)
  } catch (error) {
    if (error instanceof UnknownDefinition) {
      return { at: 'def', recorded: error.hash, computed: '—' }
    }
    return { at: claim.game, recorded: '—', computed: String(error) }
  }
}

type Reveal = Extract<SlotEvent, { type: 'reveal' }>

/** What the first draws were drawn below: a ball, a book, or the set and its reels. */
function belowsOf(
  { game, variant = VARIANT_DEFAULT, choice, outcome }: Claim,
  first: Reveal | undefined,
  book: BookProof | undefined,
): readonly number[] {
  const def = game === 'odd-even' ? undefined : definitionOf({ game, hash: outcome?.def })
  if (!def) return [ODD_EVEN_BALLS]
  if (book) return [def.books?.[choice.buy ? 'buy' : 'spin']?.[variant].total ?? 0]
  const sets = def.select[variant].length > 1 ? [MILLION] : []
  const strips = first?.stops ? (compile(def).sets[first.set]?.strips ?? []) : []
  return [...sets, ...strips.map(({ length }) => length)]
}
