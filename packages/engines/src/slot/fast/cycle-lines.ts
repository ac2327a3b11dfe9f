import { at } from '../at'
import { windowAt } from '../board'
import type { Slot, SlotSet } from '../compile'
import { type Gather, gather, gathers, histogramOf, type SpinHistogram } from './histogram'
import { type LineTables, lineTables } from './line-states'

interface Stop {
  readonly symbols: Uint8Array
  readonly scatters: number
}

interface Cycle extends LineTables {
  /** The row of every line, by reel. */
  readonly rows: readonly Uint8Array[]
  readonly reels: readonly (readonly Stop[])[]
  readonly found: readonly Gather[]
  /** How many stops of the last two reels show so many scatters. */
  readonly lastTwo: readonly number[]
}

/** Every stop of every reel of a five-reel lines title, once: the whole truth about one spin. */
export function cycleOfLines(slot: Slot, set: SlotSet): SpinHistogram {
  if (slot.evaluate.type !== 'lines' || slot.reels !== 5) throw new Error('five reels with lines')
  const { lines } = slot.evaluate
  const reels = set.strips.map((strip, reel) => stopsOf(slot, strip, at(slot.rows, reel)))
  const cycle: Cycle = {
    ...lineTables(slot),
    rows: set.strips.map((_, reel) => Uint8Array.from(lines, (line) => at(line, reel))),
    reels,
    found: gathers(slot.rows.reduce((sum, rows) => sum + rows, 0)),
    lastTwo: scattersOf(at(reels, 3), at(reels, 4)),
  }
  for (const a of at(reels, 0)) for (const b of at(reels, 1)) thirdReel(cycle, a, b)
  return histogramOf(cycle.found)
}

/** Only lines that still run after three reels go on; mostly none does, and the rest is counted. */
function thirdReel(cycle: Cycle, a: Stop, b: Stop): void {
  const { rows, next, reels, found } = cycle
  const [second, third] = [at(next, 0), at(next, 1)]
  const [row0, row1, row2] = [at(rows, 0), at(rows, 1), at(rows, 2)]
  const count = row0.length
  const pairs = new Uint8Array(count)
  for (let i = 0; i < count; i++) {
    pairs[i] = at(second, (at(a.symbols, at(row0, i)) << 4) | at(b.symbols, at(row1, i)))
  }
  const lines = new Uint8Array(count)
  const states = new Uint8Array(count)
  for (const c of at(reels, 2)) {
    let alive = 0
    for (let i = 0; i < count; i++) {
      const symbol = c.symbols[row2[i] as number] as number
      const state = third[((pairs[i] as number) << 4) | symbol] as number
      if (state === 0) continue
      lines[alive] = i
      states[alive++] = state
    }
    const seen = a.scatters + b.scatters + c.scatters
    if (alive > 0) lastReels(cycle, { lines, states, alive, seen })
    else {
      cycle.lastTwo.forEach((stops, more) => {
        gather(at(found, seen + more), 0, stops)
      })
    }
  }
}

interface Running {
  readonly lines: Uint8Array
  readonly states: Uint8Array
  readonly alive: number
  readonly seen: number
}

function lastReels(cycle: Cycle, { lines, states, alive, seen }: Running): void {
  const { rows, next, cents, reels, found } = cycle
  const fourth = at(next, 2)
  const [row3, row4] = [at(rows, 3), at(rows, 4)]
  const [ends, last] = [at(reels, 4), new Uint8Array(alive)]
  const after = new Int32Array(alive)
  for (let i = 0; i < alive; i++) last[i] = at(row4, at(lines, i))
  for (const d of at(reels, 3)) {
    for (let i = 0; i < alive; i++) {
      const symbol = d.symbols[row3[lines[i] as number] as number] as number
      after[i] = (fourth[((states[i] as number) << 4) | symbol] as number) << 4
    }
    for (const e of ends) {
      let sum = 0
      for (let i = 0; i < alive; i++) {
        const symbol = e.symbols[last[i] as number] as number
        sum += cents[(after[i] as number) | symbol] as number
      }
      // What `gather` does, without the call: this line is reached millions of times.
      const { dense } = found[seen + d.scatters + e.scatters] as Gather
      if (sum < dense.length) dense[sum] = (dense[sum] as number) + 1
      else gather(found[seen + d.scatters + e.scatters] as Gather, sum, 1)
    }
  }
}

function stopsOf(slot: Slot, strip: readonly number[], rows: number): Stop[] {
  return strip.map((_, stop) => {
    const symbols = windowAt(strip, stop, rows)
    return {
      symbols: Uint8Array.from(symbols),
      scatters: symbols.filter((symbol) => symbol === slot.scatter).length,
    }
  })
}

function scattersOf(one: readonly Stop[], other: readonly Stop[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0]
  for (const d of one) {
    for (const e of other) {
      const seen = d.scatters + e.scatters
      counts[seen] = at(counts, seen) + 1
    }
  }
  return counts
}
