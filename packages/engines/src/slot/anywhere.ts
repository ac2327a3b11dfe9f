import { at } from './at'
import { type Board, cellsWith } from './board'
import type { Slot } from './compile'
import type { Win } from './event'

/** Enough of a symbol pays, wherever it lies. */
export function winsAnywhere(slot: Slot, board: Board, min: number): Win[] {
  return slot.symbols.flatMap(({ kind }, symbol) => {
    if (kind !== 'pay') return []
    const cells = cellsWith(board, symbol)
    const count = cells.length
    const cents = count < min ? 0 : at(at(slot.pays, symbol), count)
    return cents > 0 ? [{ symbol, count, cells, cents }] : []
  })
}
