import type { Draw } from '../draw'
import { at } from './at'
import { type Board, shown, symbolsFrom } from './board'
import { compile, type Slot, type SlotSet } from './compile'
import type { BookKind, SlotDef } from './definition'
import type { SlotChoice, SlotEvent, SlotRound, Variant } from './event'
import { freeSpins } from './free-spins'
import { saltOf, smallDraw } from './prng'
import { closeTally, openTally } from './round'
import { spin } from './spin'

const MILLION = 1_000_000

/**
 * The definition of truth: a round of a strips title from its draws. Draws, in this order: the set
 * of reels when the variant mixes several; the spin (board.ts, tumble.ts); each free spin the same
 * way.
 */
export function playSlot(
  def: SlotDef,
  variant: Variant,
  choice: SlotChoice,
  draw: Draw,
): SlotRound {
  if (def.mode !== 'strips') throw new Error(`${def.id} is played from its books`)
  if (choice.buy) throw new Error(`${def.id} has nothing to buy`)
  const slot = compile(def)
  return playOn(slot, setFor(slot, variant, draw), draw)
}

/** Book number `index` of a title: always the same round, whoever plays it again and wherever. */
export function simulateBook(def: SlotDef, kind: BookKind, index: number): SlotRound {
  const slot = compile(def)
  const draw = smallDraw(index, bookSalt(def.id, kind))
  const set = setNamed(slot, at(def.select['96'], 0).set)
  return kind === 'buy' ? playBought(slot, set, draw) : playOn(slot, set, draw)
}

export function bookSalt(id: string, kind: BookKind): number {
  return saltOf(`${id}:${kind}`)
}

/** A round on one set of reels. */
export function playOn(slot: Slot, set: SlotSet, draw: Draw): SlotRound {
  const tally = openTally(slot.cap)
  const scatters = spin(slot, { set, mult: 1 }, tally, draw)
  if (!tally.done) freeSpins(slot, scatters, tally, draw)
  return closeTally(tally)
}

/** A variant is nothing but how often each published set is taken. */
export function setFor(slot: Slot, variant: Variant, draw: Draw): SlotSet {
  const shares = slot.def.select[variant]
  let left = shares.length > 1 ? draw(MILLION) : 0
  const chosen = shares.find(({ perMillion }) => {
    left -= perMillion
    return left < 0
  })
  return setNamed(slot, (chosen ?? at(shares, 0)).set)
}

/** The first spin of a bought feature: the scatters are laid, the rest is drawn as ever. */
function playBought(slot: Slot, set: SlotSet, draw: Draw): SlotRound {
  const tally = openTally(slot.cap)
  const laid = layScatters(slot, set, draw)
  const scatters = spin(slot, { set, mult: 1, laid }, tally, draw)
  if (!tally.done) freeSpins(slot, scatters, tally, draw)
  return closeTally(tally)
}

/**
 * Draws: for each scatter its reel among those without one, counted from the left, and its row;
 * then the other cells by reel from the top, again whenever one would be a scatter; then the
 * values.
 */
function layScatters(slot: Slot, set: SlotSet, draw: Draw): { board: Board; event: SlotEvent } {
  const free = slot.rows.map((_, reel) => reel)
  const rowOf = new Map<number, number>()
  for (let n = 0; n < (slot.buy?.scatters ?? 0); n++) {
    const [reel = 0] = free.splice(draw(free.length), 1)
    rowOf.set(reel, draw(at(slot.rows, reel)))
  }
  const grid = slot.rows.map((rows, reel) =>
    Array.from({ length: rows }, (_, row) =>
      rowOf.get(reel) === row ? slot.scatter : otherThanScatter(slot, set, reel, draw),
    ),
  )
  return shown(set, grid, draw)
}

function otherThanScatter(slot: Slot, set: SlotSet, reel: number, draw: Draw): number {
  for (;;) {
    const symbol = at(symbolsFrom(set, { reel, count: 1 }, draw), 0)
    if (symbol !== slot.scatter) return symbol
  }
}

function setNamed(slot: Slot, name: string): SlotSet {
  const set = slot.sets[name]
  if (!set) throw new Error(`${slot.def.id} has no set ${name}`)
  return set
}
