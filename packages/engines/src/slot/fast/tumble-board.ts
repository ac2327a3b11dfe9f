import { at } from '../at'
import type { Slot, SlotSet } from '../compile'
import { WARM_UP } from '../prng'

/** The generator of prng.ts with its state in the open. */
export interface Stream {
  readonly start: (seed: number, salt: number) => void
  readonly below: (n: number) => number
}

export function stream(): Stream {
  let a = 0
  let b = 0
  let c = 0
  let d = 0
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    return t
  }
  const start = (seed: number, salt: number): void => {
    a = seed | 0
    b = salt | 0
    c = 0
    d = 1
    for (let i = 0; i < WARM_UP; i++) next()
  }
  const below = (n: number): number => {
    for (;;) {
      const product = Math.imul(next() >>> 16, n) >>> 0
      const low = product & 0xffff
      // Only a small rest can be one of those thrown away: the division is rarely needed.
      if (low >= n || low >= 65_536 % n) return product >>> 16
    }
  }
  return { start, below }
}

/** A grid of loose cells in flat arrays: cell = reel × rows + row. */
export interface FastBoard {
  readonly rows: number
  readonly reels: number
  readonly cells: Uint8Array
  readonly values: Int32Array
  /** Cells that have won and go. */
  readonly gone: Uint8Array
  /** How many of each symbol lie there. */
  readonly counts: Int32Array
}

export function fastBoard(slot: Slot): FastBoard {
  const rows = at(slot.rows, 0)
  if (slot.rows.some((count) => count !== rows)) throw new Error('reels of one height')
  const size = rows * slot.reels
  return {
    rows,
    reels: slot.reels,
    cells: new Uint8Array(size),
    values: new Int32Array(size),
    gone: new Uint8Array(size),
    counts: new Int32Array(slot.symbols.length),
  }
}

export interface FastSet {
  readonly strip: Uint8Array
  /** Values of the orb or wild that has some, one entry a unit of weight. */
  readonly valued: number
  readonly values: Int32Array
}

export function fastSet(set: SlotSet): FastSet {
  const valued = set.values.findIndex((values) => values !== undefined)
  return {
    strip: Uint8Array.from(at(set.strips, 0)),
    valued,
    values: Int32Array.from(set.values[valued]?.[0] ?? []),
  }
}

export function fill(board: FastBoard, set: FastSet, { below }: Stream): void {
  const { cells, values, counts } = board
  counts.fill(0)
  values.fill(0)
  const { strip } = set
  for (let i = 0; i < cells.length; i++) {
    const symbol = strip[below(strip.length)] as number
    cells[i] = symbol
    counts[symbol] = (counts[symbol] as number) + 1
  }
  if (set.valued < 0 || counts[set.valued] === 0) return
  for (let i = 0; i < cells.length; i++) if (cells[i] === set.valued) value(board, set, i, below)
}

export function value(
  { values }: FastBoard,
  set: FastSet,
  cell: number,
  below: (n: number) => number,
): void {
  values[cell] = set.values[set.values.length === 1 ? 0 : below(set.values.length)] as number
}

/**
 * What is gone goes, the rest sinks, the gaps above are drawn: symbols first, then their values.
 */
export function fall(board: FastBoard, set: FastSet, { below }: Stream): void {
  const { rows, reels, cells, values, gone, counts } = board
  const { strip } = set
  let fresh = false
  for (let reel = 0; reel < reels; reel++) {
    const top = reel * rows
    let to = top + rows - 1
    for (let from = to; from >= top; from--) {
      if (gone[from]) continue
      cells[to] = cells[from] as number
      values[to--] = values[from] as number
    }
    for (let i = top; i <= to; i++) {
      const symbol = strip[below(strip.length)] as number
      cells[i] = symbol
      counts[symbol] = (counts[symbol] as number) + 1
      // Marked until its value is drawn, which is after every reel is full.
      values[i] = symbol === set.valued ? -1 : 0
      if (symbol === set.valued) fresh = true
    }
  }
  gone.fill(0)
  if (!fresh) return
  for (let i = 0; i < cells.length; i++) if (values[i] === -1) value(board, set, i, below)
}
