import { at } from '../at'
import type { Slot } from '../compile'
import type { FastBoard } from './tumble-board'

/** Marks what won as gone and gives its cents; 0 when the board is at rest. */
export type FastWins = (board: FastBoard, marks: Int32Array) => number

export function fastWins(slot: Slot): FastWins {
  if (slot.evaluate.type === 'anywhere') return anywhere(slot, slot.evaluate.min)
  if (slot.evaluate.type === 'cluster') return cluster(slot, slot.evaluate.min)
  throw new Error(`${slot.def.id} does not tumble`)
}

function anywhere(slot: Slot, min: number): FastWins {
  const pays = slot.symbols.map(({ kind }, i) => (kind === 'pay' ? at(slot.pays, i) : []))
  const going = new Uint8Array(slot.symbols.length)
  return ({ cells, gone, counts }) => {
    let cents = 0
    for (let symbol = 0; symbol < pays.length; symbol++) {
      const count = counts[symbol] as number
      going[symbol] = 0
      const pay = count < min ? 0 : ((pays[symbol] as readonly number[])[count] ?? 0)
      if (pay === 0) continue
      cents += pay
      going[symbol] = 1
      counts[symbol] = 0
    }
    if (cents === 0) return 0
    for (let i = 0; i < cells.length; i++) gone[i] = going[cells[i] as number] as number
    return cents
  }
}

/** Fills from every cell that no cluster of its own symbol has reached yet. */
function cluster(slot: Slot, min: number): FastWins {
  const steps = Int32Array.from([0, ...(slot.cells?.steps ?? [])])
  const pays = slot.symbols.map(({ kind }, i) => (kind === 'pay' ? at(slot.pays, i) : undefined))
  const { wild } = slot
  const size = slot.rows.reduce((sum, rows) => sum + rows, 0)
  const seen = new Int32Array(size)
  const stack = new Int32Array(size)
  const next = neighbours(slot)
  let turn = 0
  return ({ cells, gone, counts }, marks) => {
    let cents = 0
    const first = turn + 1
    for (let from = 0; from < size; from++) {
      const symbol = cells[from] as number
      const pay = pays[symbol]
      if (pay === undefined || (seen[from] as number) >= first) continue
      turn++
      let count = 1
      let sum = 0
      stack[0] = from
      seen[from] = turn
      for (let k = 0; k < count; k++) {
        const cell = stack[k] as number
        const mult = steps[marks[cell] as number] as number
        if (mult > 1) sum += mult
        for (let n = cell * 4, end = n + 4; n < end; n++) {
          const beside = next[n] as number
          if (beside < 0) break
          const found = cells[beside] as number
          if ((found !== symbol && found !== wild) || seen[beside] === turn) continue
          seen[beside] = turn
          stack[count++] = beside
        }
      }
      const paid = count < min ? 0 : ((pay[count] as number) ?? 0)
      if (paid > 0) {
        cents += paid * (sum > 1 ? sum : 1)
        for (let k = 0; k < count; k++) gone[stack[k] as number] = 1
      }
    }
    if (cents === 0) return 0
    for (let i = 0; i < size; i++) {
      if (gone[i] === 0) continue
      const symbol = cells[i] as number
      counts[symbol] = (counts[symbol] as number) - 1
      if ((marks[i] as number) < steps.length - 1) marks[i] = (marks[i] as number) + 1
    }
    return cents
  }
}

/** Four places a cell, the last of them -1 where the edge is. */
function neighbours(slot: Slot): Int32Array {
  const rows = at(slot.rows, 0)
  return Int32Array.from(
    slot.rows.flatMap((_, reel) =>
      Array.from({ length: rows }, (_, row) => {
        const cell = reel * rows + row
        const beside = [
          ...(reel > 0 ? [cell - rows] : []),
          ...(reel < slot.reels - 1 ? [cell + rows] : []),
          ...(row > 0 ? [cell - 1] : []),
          ...(row < rows - 1 ? [cell + 1] : []),
        ]
        return [...beside, -1, -1].slice(0, 4)
      }).flat(),
    ),
  )
}
