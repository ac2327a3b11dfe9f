import { timesHundredths, type Won } from '@camellia/kernel/won'
import type { Draw } from '../draw'
import { type BookProof, type BookTables, playBook, tableName, verifyBook } from './book'
import type { BookKind, SlotDef } from './definition'
import type { SlotChoice, SlotEvent, SlotRound, Variant } from './event'
import { defHash } from './hash'
import { playSlot } from './play'

/** What the ledger keeps of a round of a slot. */
export interface SlotOutcome {
  readonly def: string
  readonly variant: Variant
  /** The declared return of the variant in basis points: a round says what it was played for. */
  readonly rtp: number
  readonly bet: number
  readonly cents: number
  readonly events: readonly SlotEvent[]
  readonly book?: BookProof
}

export interface SlotPlay {
  /** The base bet; a bought feature costs its price times this. */
  readonly stake: Won
  readonly choice: SlotChoice
  readonly draw: Draw
  readonly variant: Variant
  readonly tables?: BookTables | undefined
}

export interface SlotPlayed {
  readonly outcome: SlotOutcome
  readonly win: Won
  readonly cost: Won
}

export function playTitle(def: SlotDef, play: SlotPlay): SlotPlayed {
  const { choice, draw, variant, tables } = play
  if (def.mode === 'strips')
    return settled(def, play, { round: playSlot(def, variant, choice, draw) })
  const table = tables?.[tableName(def.id, kindOf(choice))]
  if (!table) throw new Error(`the books of ${def.id} are not at hand`)
  return settled(def, play, playBook(def, { variant, table }, draw))
}

/** The same round with no tables: a book is taken at its word, and its word is checked. */
export function playAgain(
  def: SlotDef,
  play: SlotPlay,
  proof: BookProof | undefined,
): SlotPlayed & { readonly bookHolds: boolean } {
  if (def.mode === 'strips' || !proof) return { ...playTitle(def, play), bookHolds: true }
  const { round, holds } = verifyBook(def, { variant: play.variant, proof }, play.draw)
  const bookHolds = holds && proof.kind === kindOf(play.choice)
  return { ...settled(def, play, { round, proof }), bookHolds }
}

/** What is debited for a round. */
export function costOf(def: SlotDef, stake: Won, choice: SlotChoice): Won {
  if (!choice.buy) return stake
  const buy = def.features.find((feature) => feature.type === 'buy')
  if (!buy) throw new Error(`${def.id} has nothing to buy`)
  return timesHundredths(stake, buy.price)
}

function kindOf(choice: SlotChoice): BookKind {
  return choice.buy ? 'buy' : 'spin'
}

function settled(
  def: SlotDef,
  { stake, choice, variant }: SlotPlay,
  { round, proof }: { readonly round: SlotRound; readonly proof?: BookProof },
): SlotPlayed {
  const { cents, events } = round
  const rtp = Math.round(def.declared[variant].rtp * 10_000)
  const outcome = { def: defHash(def), variant, rtp, bet: stake, cents, events }
  return {
    outcome: proof ? { ...outcome, book: proof } : outcome,
    win: timesHundredths(stake, cents),
    cost: costOf(def, stake, choice),
  }
}
