import { at } from './at'
import type { Board } from './board'
import type { Slot } from './compile'
import type { Cell, Win } from './event'

/**
 * A symbol pays for every way to go through it from the left reel on, one cell a reel. A wild that
 * multiplies counts as that many cells, so that its multiplier is part of the ways.
 */
export function winsByWays(slot: Slot, board: Board): Win[] {
  const first = new Set(at(board.grid, 0))
  const symbols = [...first].filter((symbol) => slot.symbols[symbol]?.kind === 'pay')
  return symbols
    .sort((a, b) => a - b)
    .flatMap((symbol) => {
      const { count, ways, cells } = waysOf(slot, board, symbol)
      const cents = at(at(slot.pays, symbol), count) * ways
      return cents > 0 ? [{ symbol, count, cells, cents, ways }] : []
    })
}

function waysOf(slot: Slot, board: Board, symbol: number) {
  const cells: Cell[] = []
  let ways = 1
  for (let reel = 0; reel < slot.reels; reel++) {
    let here = 0
    at(board.grid, reel).forEach((found, row) => {
      if (found !== symbol && found !== slot.wild) return
      here += at(at(board.values, reel), row) || 1
      cells.push([reel, row])
    })
    if (here === 0) return { count: reel, ways, cells }
    ways *= here
  }
  return { count: slot.reels, ways, cells }
}
