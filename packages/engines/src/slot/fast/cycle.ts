import { at } from '../at'
import { type Board, windowAt } from '../board'
import type { Slot, SlotSet } from '../compile'
import { winsOnLines } from '../lines'
import { cycleOfLines } from './cycle-lines'
import { cycleOfWays } from './cycle-ways'
import { gather, gathers, histogramOf, type SpinHistogram } from './histogram'

/** The whole cycle of a set of strips: what a spin can win, and how often. */
export function cycleOf(slot: Slot, set: SlotSet): SpinHistogram {
  if (slot.evaluate.type === 'ways') return cycleOfWays(slot, set)
  return slot.groups.length > 0 ? cycleOfBoards(slot, set) : cycleOfLines(slot, set)
}

/** Every board through the plain engine: for cycles short enough. */
function cycleOfBoards(slot: Slot, set: SlotSet): SpinHistogram {
  const found = gathers(0)
  const lay = (stops: readonly number[]): void => {
    const strip = set.strips[stops.length]
    if (strip) for (let stop = 0; stop < strip.length; stop++) lay([...stops, stop])
    else gather(at(found, 0), centsOn(slot, boardAt(slot, set, stops)), 1)
  }
  lay([])
  return histogramOf(found)
}

function boardAt(slot: Slot, set: SlotSet, stops: readonly number[]): Board {
  const grid = stops.map((stop, reel) => windowAt(at(set.strips, reel), stop, at(slot.rows, reel)))
  const value = (symbol: number, reel: number) => set.values[symbol]?.[reel]?.[0] ?? 0
  return { grid, values: grid.map((column, reel) => column.map((symbol) => value(symbol, reel))) }
}

function centsOn(slot: Slot, board: Board): number {
  return winsOnLines(slot, board).reduce((sum, { cents }) => sum + cents, 0)
}
