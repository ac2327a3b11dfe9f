import type { Draw } from '../draw'
import { at } from './at'
import { type Board, drawnValue, symbolsFrom, valuesOn } from './board'
import type { Slot, SlotSet } from './compile'
import type { Cell, SlotEvent, Win } from './event'

/**
 * What won goes, what lies above falls, and each reel is filled from above. Draws: the symbols by
 * reel, the top one first, then the values of the new ones in the same order. The event lists the
 * values of the whole grid as it lies then.
 */
export function tumble(
  slot: Slot,
  set: SlotSet,
  { board, wins }: { readonly board: Board; readonly wins: readonly Win[] },
  draw: Draw,
): SlotEvent {
  const removed = cellsOf(wins)
  const gone = new Set(removed.map(([reel, row]) => keyOf(reel, row)))
  const stays = (reel: number) => (_: number, row: number) => !gone.has(keyOf(reel, row))
  const fell = board.grid.map((column, reel) => {
    const count = column.length - column.filter(stays(reel)).length
    return symbolsFrom(set, { reel, count }, draw)
  })
  const fresh = fell.map((symbols, reel) =>
    symbols.map((symbol) => drawnValue(set, { symbol, reel }, draw)),
  )
  for (let reel = 0; reel < slot.reels; reel++) {
    const keep = stays(reel)
    board.grid[reel] = [...at(fell, reel), ...at(board.grid, reel).filter(keep)]
    if (set.valued)
      board.values[reel] = [...at(fresh, reel), ...at(board.values, reel).filter(keep)]
  }
  const values = valuesOn(board.values)
  return { type: 'tumble', removed, fell, ...(values.length > 0 ? { values } : {}) }
}

/** Every winning cell once, by reel and from the top. */
export function cellsOf(wins: readonly Win[]): Cell[] {
  const cells = new Map<number, Cell>()
  for (const win of wins) for (const cell of win.cells) cells.set(keyOf(...cell), cell)
  return [...cells.values()].sort((a, b) => a[0] - b[0] || a[1] - b[1])
}

/** A cell as one number, for sets: no grid is higher than this. */
export function keyOf(reel: number, row: number): number {
  return reel * 64 + row
}
