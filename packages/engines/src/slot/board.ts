import type { Draw } from '../draw'
import { at } from './at'
import type { Slot, SlotSet } from './compile'
import type { Cell, CellValue, SlotEvent } from './event'

/** What lies on the grid, by reel from the left and by row from the top. */
export interface Board {
  readonly grid: (readonly number[])[]
  /** What a symbol multiplies by; 0 where it does not. */
  readonly values: (readonly number[])[]
}

type Reveal = Extract<SlotEvent, { type: 'reveal' }>

/** Draws, in this order: a stop or a symbol a cell, by reel and from the top; then the values. */
export function reveal(slot: Slot, set: SlotSet, draw: Draw): { board: Board; event: Reveal } {
  if (set.loose) return revealLoose(slot, set, draw)
  const stops = set.strips.map((strip) => draw(strip.length))
  const grid = stops.map((stop, reel) => windowAt(at(set.strips, reel), stop, at(slot.rows, reel)))
  return shown(set, grid, draw, stops)
}

/** Each cell by itself. */
function revealLoose(slot: Slot, set: SlotSet, draw: Draw): { board: Board; event: Reveal } {
  const grid = slot.rows.map((rows, reel) => symbolsFrom(set, { reel, count: rows }, draw))
  return shown(set, grid, draw)
}

/** What fills a reel from above, its top first. */
export function symbolsFrom(
  set: SlotSet,
  { reel, count }: { readonly reel: number; readonly count: number },
  draw: Draw,
): number[] {
  const strip = at(set.strips, reel)
  const symbols: number[] = []
  for (let n = 0; n < count; n++) symbols.push(at(strip, draw(strip.length)))
  return symbols
}

/** The symbols that show when a strip stops with this one at the top. */
export function windowAt(strip: readonly number[], stop: number, rows: number): number[] {
  const shown: number[] = []
  for (let row = 0; row < rows; row++) shown.push(at(strip, (stop + row) % strip.length))
  return shown
}

export function shown(
  set: SlotSet,
  grid: number[][],
  draw: Draw,
  stops?: readonly number[],
): { board: Board; event: Reveal } {
  const values = grid.map((symbols, reel) =>
    set.valued ? symbols.map((symbol) => drawnValue(set, { symbol, reel }, draw)) : NONE,
  )
  const listed = set.valued ? valuesOn(values) : []
  const event: Reveal = {
    type: 'reveal',
    set: set.name,
    ...(stops ? { stops } : {}),
    grid: [...grid],
    ...(listed.length > 0 ? { values: listed } : {}),
  }
  return { board: { grid, values }, event }
}

/** The values of a reel of a set without any. */
const NONE: readonly number[] = new Array<number>(16).fill(0)

/** A value that is fixed takes no draw. */
export function drawnValue(
  set: SlotSet,
  { symbol, reel }: { readonly symbol: number; readonly reel: number },
  draw: Draw,
): number {
  const values = set.values[symbol]?.[reel]
  if (!values) return 0
  return values.length === 1 ? at(values, 0) : at(values, draw(values.length))
}

/** Every value that lies there, by reel and from the top. */
export function valuesOn(values: readonly (readonly number[])[]): CellValue[] {
  const listed: CellValue[] = []
  values.forEach((column, reel) => {
    column.forEach((value, row) => {
      if (value > 0) listed.push({ cell: [reel, row], value })
    })
  })
  return listed
}

export function cellsWith(board: Board, symbol: number): Cell[] {
  const cells: Cell[] = []
  board.grid.forEach((column, reel) => {
    column.forEach((found, row) => {
      if (found === symbol) cells.push([reel, row])
    })
  })
  return cells
}
