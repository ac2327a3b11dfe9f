import { type Board, cellsWith } from './board'
import type { Slot } from './compile'
import type { Cell, SlotEvent } from './event'

type SetEvent = Extract<SlotEvent, { type: 'set' }>

/** Every set that lies on the grid, each for itself. */
export function setsOn(slot: Slot, board: Board, mult: number): SetEvent[] {
  return slot.bonuses.flatMap(({ bonus, symbols }) => {
    const cells = bonus.rule === 'order' ? inOrder(board, symbols) : onlyThese(board, symbols)
    if (cells.length === 0) return []
    return [{ type: 'set' as const, name: bonus.name, cells, cents: bonus.cents * mult }]
  })
}

function inOrder(board: Board, symbols: readonly number[]): Cell[] {
  const cells = symbols.map((symbol, reel) =>
    cellsWith(board, symbol).filter((cell) => cell[0] === reel),
  )
  return cells.every((found) => found.length > 0) ? cells.flat() : []
}

function onlyThese(board: Board, symbols: readonly number[]): Cell[] {
  const fits = board.grid.every((column) => column.every((found) => symbols.includes(found)))
  return fits ? symbols.flatMap((symbol) => cellsWith(board, symbol)) : []
}
