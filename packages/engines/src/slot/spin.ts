import type { Draw } from '../draw'
import { winsAnywhere } from './anywhere'
import { type Board, cellsWith, reveal, valuesOn } from './board'
import { type Marks, mark, multsOf, noMarks } from './cells'
import { winsInClusters } from './cluster'
import type { Slot, SlotSet } from './compile'
import type { Cell, Grid, SlotEvent, Win } from './event'
import { winsOnLines } from './lines'
import { pay, type Tally } from './round'
import { setsOn } from './sets'
import { tumble } from './tumble'
import { winsByWays } from './ways'

/** What lasts from spin to spin within free spins. */
export interface Lasting {
  marks: Marks
  /** The sum of the orbs collected so far. */
  orbs: number
}

export interface Spin {
  readonly set: SlotSet
  /** Multiplies everything this spin wins. */
  readonly mult: number
  readonly lasting?: Lasting
  /** Of a bought feature, whose board is laid and not spun. */
  readonly laid?: { readonly board: Board; readonly event: SlotEvent }
}

/** One spin to its last tumble. Gives the scatters that lie there at the end. */
export function spin(
  slot: Slot,
  { set, mult, lasting, laid }: Spin,
  tally: Tally,
  draw: Draw,
): Cell[] {
  const { board, event } = laid ?? reveal(slot, set, draw)
  tally.events.push(event)
  const before = tally.cents
  const marks = (slot.cells?.keep === 'feature' ? lasting?.marks : undefined) ?? noMarks(slot)
  for (;;) {
    const wins = winsOn(slot, board, slot.cells ? multsOf(slot, marks) : undefined)
    if (wins.length === 0) break
    payWins(tally, wins, mult)
    if (tally.done) return []
    if (slot.cells) {
      mark(slot, marks, wins)
      tally.events.push({ type: 'cells', mults: multsOf(slot, marks) })
    }
    if (!slot.tumbles) break
    tally.events.push(tumble(slot, set, { board, wins }, draw))
  }
  paySets(slot, board, tally, mult)
  if (!tally.done) payOrbs(slot, board, tally, { before, lasting })
  return tally.done ? [] : cellsWith(board, slot.scatter)
}

export function winsOn(slot: Slot, board: Board, marks?: Grid): Win[] {
  const { evaluate } = slot
  if (evaluate.type === 'lines') return winsOnLines(slot, board)
  if (evaluate.type === 'ways') return winsByWays(slot, board)
  if (evaluate.type === 'anywhere') return winsAnywhere(slot, board, evaluate.min)
  return winsInClusters(slot, board, evaluate.min, marks)
}

function payWins(tally: Tally, wins: readonly Win[], mult: number): void {
  const paid =
    mult === 1
      ? wins
      : wins.map((win) => ({ ...win, cents: win.cents * mult, mult: (win.mult ?? 1) * mult }))
  const cents = paid.reduce((sum, win) => sum + win.cents, 0)
  tally.events.push({ type: 'win', wins: paid, cents })
  pay(tally, cents)
}

function paySets(slot: Slot, board: Board, tally: Tally, mult: number): void {
  for (const event of setsOn(slot, board, mult)) {
    if (tally.done) return
    tally.events.push(event)
    pay(tally, event.cents)
  }
}

/** Orbs count only for a spin that won. `cents` is what they add to it. */
function payOrbs(
  slot: Slot,
  board: Board,
  tally: Tally,
  { before, lasting }: { readonly before: number; readonly lasting: Lasting | undefined },
): void {
  const won = tally.cents - before
  const values = slot.orbs ? valuesOn(board.values) : []
  if (won === 0 || values.length === 0) return
  let mult = values.reduce((sum, { value }) => sum + value, 0)
  if (slot.orbs?.keep === 'feature' && lasting) {
    lasting.orbs += mult
    mult = lasting.orbs
  }
  const cents = won * (mult - 1)
  tally.events.push({ type: 'orb', values, mult, cents })
  pay(tally, cents)
}
