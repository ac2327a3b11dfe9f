import { at } from '../at'
import type { Slot, SlotSet } from '../compile'
import { type Gather, gather, gathers, histogramOf, type SpinHistogram } from './histogram'
import { type ReelTables, reelTables, setCents } from './strips-tables'

/** A stop as far as ways can tell: stops that show the same are one, with their weights added. */
interface Shown {
  readonly counts: Uint8Array
  readonly wilds: number
  readonly scatters: number
  readonly sets: number
  weight: number
}

/** Every stop of every reel of a ways title, and every value its wilds can take. */
export function cycleOfWays(slot: Slot, set: SlotSet): SpinHistogram {
  const reels = reelTables(slot, set).map((reel, i) => shownOn(slot, reel, set, i))
  const found = gathers(slot.reels * Math.max(...slot.rows))
  const cycle = { slot, reels, found, setCents: setCents(slot) }
  for (const first of at(reels, 0)) {
    const alive: Alive[] = []
    slot.symbols.forEach(({ kind }, symbol) => {
      const ways = at(first.counts, symbol)
      if (kind === 'pay' && ways > 0) alive.push({ symbol, ways })
    })
    descend(cycle, 1, { ...first, alive, cents: 0 })
  }
  return histogramOf(found)
}

interface Alive {
  readonly symbol: number
  readonly ways: number
}

interface Cycle {
  readonly slot: Slot
  readonly reels: readonly (readonly Shown[])[]
  readonly found: readonly Gather[]
  readonly setCents: Int32Array
}

interface Sofar {
  readonly alive: readonly Alive[]
  readonly cents: number
  readonly weight: number
  readonly scatters: number
  readonly sets: number
}

function descend(cycle: Cycle, reel: number, sofar: Sofar): void {
  const { slot, reels, found } = cycle
  if (reel === slot.reels - 1) {
    last(cycle, sofar)
    return
  }
  for (const stop of at(reels, reel)) {
    const alive: Alive[] = []
    let { cents } = sofar
    for (const { symbol, ways } of sofar.alive) {
      const here = (stop.counts[symbol] as number) + stop.wilds
      if (here > 0) alive.push({ symbol, ways: ways * here })
      else cents += ways * (at(slot.pays, symbol)[reel] as number)
    }
    descend({ slot, reels, found, setCents: cycle.setCents }, reel + 1, {
      alive,
      cents,
      weight: sofar.weight * stop.weight,
      scatters: sofar.scatters + stop.scatters,
      sets: sofar.sets & stop.sets,
    })
  }
}

/** The innermost loop, without making anything. */
function last({ slot, reels, found, setCents }: Cycle, sofar: Sofar): void {
  const { alive, weight, scatters, sets } = sofar
  const reel = slot.reels - 1
  const short = alive.map(({ symbol, ways }) => ways * at(at(slot.pays, symbol), reel))
  const full = alive.map(({ symbol }) => at(at(slot.pays, symbol), slot.reels))
  for (const stop of at(reels, reel)) {
    let cents = sofar.cents + (setCents[sets & stop.sets] as number)
    for (let i = 0; i < alive.length; i++) {
      const { symbol, ways } = alive[i] as Alive
      const here = (stop.counts[symbol] as number) + stop.wilds
      cents += here > 0 ? ways * here * (full[i] as number) : (short[i] as number)
    }
    // What `gather` does, without the call: this line is reached millions of times.
    const into = found[scatters + stop.scatters] as Gather
    const { dense } = into
    if (cents < dense.length) dense[cents] = (dense[cents] as number) + weight * stop.weight
    else gather(into, cents, weight * stop.weight)
  }
}

function shownOn(slot: Slot, reel: ReelTables, set: SlotSet, index: number): Shown[] {
  const values = set.values[slot.wild]?.[index] ?? [1]
  const known = new Map<string, Shown>()
  for (let stop = 0; stop < reel.stops; stop++) {
    const counts = reel.counts.slice(stop * 16, stop * 16 + 16)
    const scatters = at(reel.scatters, stop)
    const sets = at(reel.sets, stop)
    for (const [wilds, weight] of sumsOf(values, at(reel.wilds, stop))) {
      const key = `${counts} ${wilds} ${scatters} ${sets}`
      const same = known.get(key)
      if (same) same.weight += weight
      else known.set(key, { counts, wilds, scatters, sets, weight })
    }
  }
  return [...known.values()]
}

/** What so many wilds can be worth together, and how likely. */
function sumsOf(values: readonly number[], wilds: number): Map<number, number> {
  let sums = new Map([[0, 1]])
  for (let n = 0; n < wilds; n++) {
    const next = new Map<number, number>()
    for (const [sum, weight] of sums) {
      for (const value of values) {
        next.set(sum + value, (next.get(sum + value) ?? 0) + weight / values.length)
      }
    }
    sums = next
  }
  return sums
}
