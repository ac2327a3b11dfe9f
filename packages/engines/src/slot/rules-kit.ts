import type { Board } from './board'
import { mark, multsOf, noMarks } from './cells'
import type { Slot } from './compile'
import type { SlotDef } from './definition'
import { type Cell, type SlotRound, VARIANTS } from './event'
import { freeSpins } from './free-spins'
import { playSlot, simulateBook } from './play'
import { smallDraw } from './prng'
import { openTally } from './round'
import { winsOn } from './spin'

/** A board from what lies where; a wild multiplies as its set says on this reel, or not at all. */
export function boardOf(
  slot: Slot,
  lies: (reel: number, row: number) => number,
  wildWorth = 0,
): Board {
  const grid = slot.rows.map((rows, reel) =>
    Array.from({ length: rows }, (_, row) => lies(reel, row)),
  )
  const byReel = slot.symbols[slot.wild]?.mult?.byReel
  const worth = (symbol: number, reel: number) =>
    symbol === slot.wild ? (byReel?.[reel] ?? wildWorth) : 0
  return { grid, values: grid.map((column, reel) => column.map((one) => worth(one, reel))) }
}

export function paid(slot: Slot, board: Board): number {
  return winsOn(slot, board).reduce((sum, { cents }) => sum + cents, 0)
}

/** The symbol that pays best, and one that pays nothing beside it. */
export function symbolsOf(slot: Slot) {
  const pays = slot.symbols.flatMap(({ kind }, i) => (kind === 'pay' ? [i] : []))
  const best = pays.find((i) => (slot.pays[i]?.at(-1) ?? 0) > 0) ?? 0
  return { best, other: pays.findLast((i) => i !== best) ?? 0 }
}

/** A row of one symbol that wins, on cells that have won so often before. */
export function markedRow(slot: Slot) {
  const { best } = symbolsOf(slot)
  const board = boardOf(slot, (_, row) => (row === 0 ? best : slot.scatter))
  const multsWith = (before: readonly number[]) => {
    const marks = noMarks(slot)
    before.forEach((wins, reel) => {
      const cells: Cell[] = [[reel, 0]]
      for (let n = 0; n < wins; n++)
        mark(slot, marks, [{ symbol: best, count: 1, cells, cents: 0 }])
    })
    return multsOf(slot, marks)
  }
  return {
    win: (before: readonly number[]) => {
      const [won] = winsOn(slot, board, multsWith(before))
      return { cents: won?.cents ?? 0, mult: won?.mult }
    },
    /** What one cell that has won so often shows. */
    times: (wins: number) => multsWith([wins])[0]?.[0] ?? 0,
  }
}

export function roundsOf(def: SlotDef, count: number): readonly SlotRound[] {
  return Array.from({ length: count }, (_, i) =>
    def.mode === 'book'
      ? simulateBook(def, 'spin', i)
      : playSlot(def, VARIANTS[i % 3] ?? '96', {}, smallDraw(i, 7)),
  )
}

export function eventsOf(def: SlotDef, count: number) {
  return roundsOf(def, count).flatMap(({ events }) => events)
}

export interface SpinSeen {
  readonly free: boolean
  /** Whether it is the first of its free spins. */
  readonly first: boolean
  /** What it won before any orb. */
  won: number
  /** The orbs that lie there at its end. */
  values: readonly number[]
  orb?: { readonly mult: number; readonly cents: number }
}

/** Every spin of the rounds by itself, read from their events. */
export function spinsOf(rounds: readonly SlotRound[]): readonly SpinSeen[] {
  return rounds.flatMap(({ events }) => {
    const spins: SpinSeen[] = []
    let number = 0
    for (const event of events) {
      if (event.type === 'fsSpin') number = event.number
      if (event.type === 'reveal') {
        spins.push({ free: number > 0, first: number === 1, won: 0, values: [] })
      }
      const now = spins.at(-1)
      if (!now) continue
      if (event.type === 'reveal' || event.type === 'tumble') {
        now.values = (event.values ?? []).map(({ value }) => value)
      }
      if (event.type === 'win') now.won += event.cents
      if (event.type === 'orb') now.orb = { mult: event.mult, cents: event.cents }
    }
    return spins
  })
}

/** Plays free spins that so many scatters start. */
export function freeWith(slot: Slot, count: number) {
  const tally = openTally(Number.MAX_SAFE_INTEGER)
  const cells = Array.from({ length: count }, (_, reel): Cell => [reel, 0])
  freeSpins(slot, cells, tally, smallDraw(1, 1))
  return tally.events
}
