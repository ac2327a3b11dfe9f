import { at } from '../at'
import { windowAt } from '../board'
import type { Slot, SlotSet } from '../compile'
import { fitsSet } from '../exact'

/** What the stops of one reel show, in tables that a simulator or a cycle can read quickly. */
export interface ReelTables {
  readonly stops: number
  /** The strip with its first symbols again at its end, so that a window never wraps. */
  readonly strip: Uint8Array
  readonly scatters: Uint8Array
  readonly wilds: Uint8Array
  /** Symbols in the window without wilds: `stop << 4 | symbol`. */
  readonly counts: Uint8Array
  /** Which set bonuses this stop allows, a bit each. */
  readonly sets: Uint8Array
}

export function reelTables(slot: Slot, set: SlotSet): ReelTables[] {
  return set.strips.map((strip, reel) => {
    const rows = at(slot.rows, reel)
    const windows = strip.map((_, stop) => windowAt(strip, stop, rows))
    const tally = (symbol: number) =>
      Uint8Array.from(windows, (window) => window.filter((found) => found === symbol).length)
    const counts = new Uint8Array(strip.length * 16)
    windows.forEach((window, stop) => {
      for (const symbol of window) {
        if (symbol !== slot.wild) counts[stop * 16 + symbol] = (counts[stop * 16 + symbol] ?? 0) + 1
      }
    })
    return {
      stops: strip.length,
      strip: Uint8Array.from([...strip, ...strip.slice(0, rows - 1)]),
      scatters: tally(slot.scatter),
      wilds: tally(slot.wild),
      counts,
      sets: Uint8Array.from(windows, (window) => setBits(slot, reel, window)),
    }
  })
}

function setBits(slot: Slot, reel: number, window: readonly number[]): number {
  return slot.bonuses.reduce(
    (bits, { bonus, symbols }, i) =>
      fitsSet(bonus.rule, symbols, { reel, window }) ? bits | (1 << i) : bits,
    0,
  )
}

/** Cents by the bits of the sets that lie there. */
export function setCents(slot: Slot): Int32Array {
  return Int32Array.from({ length: 1 << slot.bonuses.length }, (_, bits) =>
    slot.bonuses.reduce((sum, { bonus }, i) => sum + (bits & (1 << i) ? bonus.cents : 0), 0),
  )
}
