import { at } from './at'
import type { Board } from './board'
import type { Slot } from './compile'
import type { Cell, Grid, Win } from './event'
import { keyOf } from './tumble'

/**
 * Cells of one symbol that touch by a side pay together, and a wild is every symbol. Marked cells
 * below multiply: by their sum, or not at all where none is worth more than one.
 */
export function winsInClusters(slot: Slot, board: Board, min: number, marks?: Grid): Win[] {
  const seen = new Set<number>()
  const wins: Win[] = []
  board.grid.forEach((column, reel) => {
    column.forEach((symbol, row) => {
      if (slot.symbols[symbol]?.kind !== 'pay' || seen.has(keyOf(reel, row))) return
      const cells = clusterFrom(slot, board, [reel, row])
      for (const [x, y] of cells) if (at(at(board.grid, x), y) === symbol) seen.add(keyOf(x, y))
      const pay = cells.length < min ? 0 : at(at(slot.pays, symbol), cells.length)
      const mult = markedBy(cells, marks)
      if (pay > 0) {
        const cents = pay * mult
        wins.push({ symbol, count: cells.length, cells, cents, ...(mult > 1 ? { mult } : {}) })
      }
    })
  })
  return wins
}

function clusterFrom(slot: Slot, board: Board, from: Cell): Cell[] {
  const symbol = at(at(board.grid, from[0]), from[1])
  const reached = new Set<number>([keyOf(...from)])
  const cells: Cell[] = [from]
  for (let next = 0; next < cells.length; next++) {
    const [reel, row] = at(cells, next)
    for (const [x, y] of [
      [reel - 1, row],
      [reel + 1, row],
      [reel, row - 1],
      [reel, row + 1],
    ] as const) {
      const found = board.grid[x]?.[y]
      if ((found !== symbol && found !== slot.wild) || found === undefined) continue
      if (reached.has(keyOf(x, y))) continue
      reached.add(keyOf(x, y))
      cells.push([x, y])
    }
  }
  return cells.sort((a, b) => a[0] - b[0] || a[1] - b[1])
}

function markedBy(cells: readonly Cell[], marks: Grid | undefined): number {
  let sum = 0
  for (const [reel, row] of marks ? cells : []) {
    const mark = marks?.[reel]?.[row] ?? 0
    if (mark > 1) sum += mark
  }
  return Math.max(1, sum)
}
