import { at } from '../at'
import { compile, type Slot } from '../compile'
import type { BookKind, SlotDef } from '../definition'
import { spinsFor } from '../free-spins'
import { bookSalt } from '../play'
import {
  type FastBoard,
  type FastSet,
  fall,
  fastBoard,
  fastSet,
  fill,
  type Stream,
  stream,
  value,
} from './tumble-board'
import { fastWins } from './tumble-wins'

export interface TumbleRound {
  /** Everything, clipped at the greatest win. */
  cents: number
  /** Of it, what the free spins won. */
  free: number
  /** Whether free spins were played. */
  feature: boolean
}

export interface TumbleSimulator {
  /** The same cents as `simulateBook`, in a fraction of the time. The answer is reused. */
  readonly book: (kind: BookKind, index: number) => Readonly<TumbleRound>
}

/** A simulator of loose grids that tumble: for tools and tests in Node only. */
export function tumbleSimulator(def: SlotDef): TumbleSimulator {
  const slot = compile(def)
  const source = stream()
  const board = fastBoard(slot)
  const marks = new Int32Array(board.cells.length)
  const sets = Object.fromEntries(
    Object.entries(slot.sets).map(([name, set]) => [name, fastSet(set)]),
  )
  const spin = spinner(slot, { board, marks, source })
  const base = sets[at(def.select['96'], 0).set] as FastSet
  const round: TumbleRound = { cents: 0, free: 0, feature: false }
  const free = sets[slot.free?.set ?? ''] as FastSet
  const feature = () =>
    playFree(slot, { spin, board, marks, source, set: free, sofar: round.cents })
  const book = (kind: BookKind, index: number): TumbleRound => {
    source.start(index, bookSalt(def.id, kind))
    if (kind === 'buy') lay(slot, board, base, source)
    else fill(board, base, source)
    marks.fill(0)
    round.cents = spin(base, undefined)
    round.free = 0
    const scatters = slot.scatter < 0 ? 0 : (board.counts[slot.scatter] as number)
    round.feature = slot.free !== undefined && spinsFor(slot.free.award, scatters) > 0
    if (round.feature && round.cents < slot.cap) {
      round.cents += at(at(slot.pays, slot.scatter), scatters)
      round.free = round.cents < slot.cap ? feature() : 0
    }
    round.cents = Math.min(slot.cap, round.cents + round.free)
    return round
  }
  return { book }
}

interface Parts {
  readonly board: FastBoard
  readonly marks: Int32Array
  readonly source: Stream
}

type Spinner = (set: FastSet, lasting: { orbs: number } | undefined) => number

/** One spin of a filled board to its rest, orbs included. */
function spinner(slot: Slot, { board, marks, source }: Parts): Spinner {
  const wins = fastWins(slot)
  const keeps = slot.orbs?.keep === 'feature'
  return (set, lasting) => {
    let won = 0
    for (let cents = wins(board, marks); cents > 0; cents = wins(board, marks)) {
      won += cents
      fall(board, set, source)
    }
    if (won === 0 || slot.orb < 0 || board.counts[slot.orb] === 0) return won
    let mult = 0
    for (const orb of board.values) mult += orb
    if (mult === 0) return won
    if (keeps && lasting) {
      lasting.orbs += mult
      mult = lasting.orbs
    }
    return won * mult
  }
}

function playFree(
  slot: Slot,
  play: Parts & { readonly spin: Spinner; readonly set: FastSet; readonly sofar: number },
): number {
  const { free } = slot
  if (!free) return 0
  const { board, marks, source, spin, set } = play
  const lasting = { orbs: 0 }
  const scatters = () => board.counts[slot.scatter] as number
  let total = Math.min(free.spinsMax, spinsFor(free.award, scatters()))
  let won = 0
  marks.fill(0)
  for (let n = 0; n < total && play.sofar + won < slot.cap; n++) {
    fill(board, set, source)
    if (slot.cells?.keep !== 'feature') marks.fill(0)
    won += spin(set, lasting) * free.mult
    const more = spinsFor(free.again, scatters())
    if (more === 0) continue
    won += at(at(slot.pays, slot.scatter), scatters()) * free.mult
    total = Math.min(free.spinsMax, total + more)
  }
  return won
}

/** The first board of a bought feature, with the draws of `layScatters` in play.ts. */
function lay(slot: Slot, board: FastBoard, set: FastSet, { below }: Stream): void {
  const { rows, cells, values, counts } = board
  const open = slot.rows.map((_, reel) => reel)
  const laid = new Set<number>()
  for (let n = 0; n < (slot.buy?.scatters ?? 0); n++) {
    const [reel = 0] = open.splice(below(open.length), 1)
    laid.add(reel * rows + below(rows))
  }
  counts.fill(0)
  values.fill(0)
  for (let i = 0; i < cells.length; i++) {
    let symbol = slot.scatter
    if (!laid.has(i)) {
      do symbol = set.strip[below(set.strip.length)] as number
      while (symbol === slot.scatter)
    }
    cells[i] = symbol
    counts[symbol] = (counts[symbol] as number) + 1
  }
  for (let i = 0; i < cells.length; i++) if (cells[i] === set.valued) value(board, set, i, below)
}
