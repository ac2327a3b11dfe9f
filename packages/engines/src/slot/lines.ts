import { at } from './at'
import type { Board } from './board'
import type { Slot } from './compile'
import type { Cell, Win } from './event'

/**
 * A line pays from the left: the best of its leading wilds alone, of the first other symbol with
 * the wilds around it, and of a mixed group. Wilds multiply what they help to form, not
 * themselves.
 */
export function winsOnLines(slot: Slot, board: Board): Win[] {
  const wins: Win[] = []
  if (slot.evaluate.type !== 'lines') return wins
  const early = slot.groups.length === 0 && !slot.pairsPay
  slot.evaluate.lines.forEach((rows, line) => {
    if (early && endsAtOnce(slot, board, rows)) return
    const symbols = rows.map((row, reel) => at(at(board.grid, reel), row))
    const win = bestOf(slot, board, { rows, symbols })
    if (win) wins.push({ ...win, line })
  })
  return wins
}

/** The first two already differ: with nothing that pays for less than three, this line is over. */
function endsAtOnce({ wild }: Slot, { grid }: Board, rows: readonly number[]): boolean {
  const first = at(at(grid, 0), at(rows, 0))
  const second = at(at(grid, 1), at(rows, 1))
  return first !== second && first !== wild && second !== wild
}

interface Line {
  readonly rows: readonly number[]
  readonly symbols: readonly number[]
}

function bestOf(slot: Slot, board: Board, line: Line): Win | undefined {
  const { wild } = slot
  const wilds = leading(line.symbols, wild)
  const first = line.symbols[wilds]
  const alone = wilds > 0 ? at(at(slot.pays, wild), wilds) : 0
  let best = { symbol: wild, count: wilds, cents: alone, mult: 1 }
  if (first !== undefined && at(slot.symbols, first).kind === 'pay') {
    const count = leading(line.symbols, wild, first)
    const pay = at(at(slot.pays, first), count)
    const mult = pay > 0 ? multOf(board, line, count) : 1
    if (pay * mult > best.cents) best = { symbol: first, count, cents: pay * mult, mult }
    const mixed = slot.groups.length > 0 ? bestMixed(slot, board, { ...line, first }) : undefined
    if (mixed && mixed.cents > best.cents) best = mixed
  }
  if (best.cents === 0) return undefined
  const { symbol, count, cents, mult } = best
  const cells = line.rows.slice(0, count).map((row, reel): Cell => [reel, row])
  return { symbol, count, cells, cents, ...(mult > 1 ? { mult } : {}) }
}

function bestMixed(
  slot: Slot,
  board: Board,
  { first, ...line }: Line & { readonly first: number },
) {
  const offers = slot.groups.flatMap(({ has, pays }) => {
    if (!has[first]) return []
    const end = line.symbols.findIndex((symbol) => !has[symbol] && symbol !== slot.wild)
    const count = end < 0 ? line.symbols.length : end
    const mult = multOf(board, line, count)
    return [{ symbol: first, count, cents: at(pays, count) * mult, mult }]
  })
  return offers.sort((a, b) => b.cents - a.cents)[0]
}

/** How many symbols from the left are the wild or, where there is one, the other symbol. */
function leading(symbols: readonly number[], wild: number, other = wild): number {
  for (let reel = 0; reel < symbols.length; reel++) {
    const symbol = symbols[reel]
    if (symbol !== wild && symbol !== other) return reel
  }
  return symbols.length
}

function multOf(board: Board, { rows }: Line, count: number): number {
  let mult = 1
  for (let reel = 0; reel < count; reel++) {
    const value = at(at(board.values, reel), at(rows, reel))
    if (value > 0) mult *= value
  }
  return mult
}
