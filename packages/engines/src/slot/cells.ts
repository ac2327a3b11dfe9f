import { at } from './at'
import type { Slot } from './compile'
import type { Win } from './event'
import { cellsOf } from './tumble'

/** How often each cell has won. */
export type Marks = number[][]

export function noMarks(slot: Slot): Marks {
  return slot.rows.map((rows) => new Array<number>(rows).fill(0))
}

export function mark(slot: Slot, marks: Marks, wins: readonly Win[]): void {
  const most = slot.cells?.steps.length ?? 0
  for (const [reel, row] of cellsOf(wins)) {
    const column = at(marks, reel)
    column[row] = Math.min(most, at(column, row) + 1)
  }
}

/** What each cell multiplies by: nothing before its first win, then its step. */
export function multsOf(slot: Slot, marks: Marks): number[][] {
  const steps = slot.cells?.steps ?? []
  return marks.map((column) => column.map((wins) => (wins === 0 ? 0 : at(steps, wins - 1))))
}
