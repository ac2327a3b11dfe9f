import { at } from '../at'
import { compile, type Slot } from '../compile'
import type { SlotDef } from '../definition'
import type { Variant } from '../event'
import { spinsFor } from '../free-spins'
import { WARM_UP } from '../prng'
import { lineTables } from './line-states'
import { drawText, STEP } from './sfc'
import { reelTables, setCents } from './strips-tables'
import { spinText } from './strips-text'

/** What many rounds came to, in cents. */
export interface Simulated {
  readonly rounds: number
  readonly sum: number
  readonly squares: number
  readonly hits: number
  readonly features: number
  readonly freeSum: number
  readonly max: number
}

export interface StripsSimulator {
  /** One round from the start of a small stream: what `playSlot` gives with `smallDraw`. */
  readonly round: (seed: number, salt: number) => number
  readonly run: (rounds: number, seed: number, salt: number) => Simulated
}

/**
 * A simulator written for one title and variant and compiled on the spot. For tools and tests in
 * Node only: neither the server's path nor the browser's imports this folder.
 */
export function stripsSimulator(def: SlotDef, variant: Variant): StripsSimulator {
  const slot = compile(def)
  const tables = tablesOf(slot)
  const text = `'use strict'
    const S = new Int32Array(4)
    let seen = 0, free = 0
    ${Object.values(slot.sets)
      .map((set) => spinText(slot, set))
      .join('\n')}
    ${roundText(slot, variant)}
    return { round: (seed, salt) => { start(seed, salt); return round() }, run }`
  const make = new Function(...Object.keys(tables), text)
  return make(...Object.values(tables)) as StripsSimulator
}

function tablesOf(slot: Slot): Record<string, unknown> {
  const tables: Record<string, unknown> = {
    setCents: setCents(slot),
    pays: Int32Array.from({ length: 16 * 8 }, (_, i) => slot.pays[i >> 3]?.[i & 7] ?? 0),
    award: scatterTable(slot, (count) => spinsFor(slot.free?.award ?? {}, count)),
    again: scatterTable(slot, (count) => spinsFor(slot.free?.again ?? {}, count)),
    scatterCents: scatterTable(slot, (count) => slot.pays[slot.scatter]?.[count] ?? 0),
  }
  if (slot.evaluate.type === 'lines') {
    const { next, cents } = lineTables(slot)
    for (const [i, table] of next.entries()) tables[`next${i}`] = table
    tables.cents = cents
  }
  for (const set of Object.values(slot.sets)) {
    const reels = reelTables(slot, set)
    reels.forEach((reel, i) => {
      for (const [name, table] of Object.entries(reel)) tables[`${name}_${set.name}_${i}`] = table
    })
    tables[`first_${set.name}`] = firstWindows(slot, at(reels, 0))
    tables[`values_${set.name}`] = Uint8Array.from(set.values[slot.wild]?.[1] ?? [])
  }
  return tables
}

/**
 * Of each stop of the first reel, the paying symbols and how many there are: `count << 4 |
 * symbol`.
 */
function firstWindows(slot: Slot, reel: { stops: number; counts: Uint8Array }): Uint8Array {
  const rows = at(slot.rows, 0)
  const windows = new Uint8Array(reel.stops * rows)
  for (let stop = 0; stop < reel.stops; stop++) {
    let next = stop * rows
    slot.symbols.forEach(({ kind }, symbol) => {
      const count = at(reel.counts, stop * 16 + symbol)
      if (kind === 'pay' && count > 0) windows[next++] = (count << 4) | symbol
    })
  }
  return windows
}

function scatterTable(slot: Slot, of: (count: number) => number): Int32Array {
  const cells = slot.rows.reduce((sum, rows) => sum + rows, 0)
  return Int32Array.from({ length: cells + 1 }, (_, count) => of(count))
}

function roundText(slot: Slot, variant: Variant): string {
  const shares = slot.def.select[variant]
  let below = 0
  const pick = shares.slice(0, -1).map(({ set, perMillion }) => {
    below += perMillion
    return `m < ${below} ? spin_${set}() : `
  })
  const last = `spin_${at(shares, shares.length - 1).set}()`
  const choose = `let a = S[0], b = S[1], c = S[2], d = S[3], t = 0, m = 0, p = 0
    ${drawText(1_000_000, 'm')}
    S[0] = a; S[1] = b; S[2] = c; S[3] = d`
  const { free, cap } = slot
  return `function start(seed, salt) {
    let a = seed | 0, b = salt | 0, c = 0, d = 1, t = 0
    for (let i = 0; i < ${WARM_UP}; i++) { ${STEP} }
    S[0] = a; S[1] = b; S[2] = c; S[3] = d
  }
  function round() {
    ${shares.length > 1 ? choose : ''}
    let v = ${pick.join('')}${last}
    free = 0
    ${free ? `if (award[seen] !== 0) { v += scatterCents[seen]; if (v < ${cap}) v += (free = feature(award[seen])) }` : ''}
    return v < ${cap} ? v : ${cap}
  }
  ${free ? featureText(free) : ''}
  function run(rounds, seed, salt) {
    start(seed, salt)
    let sum = 0, squares = 0, hits = 0, features = 0, freeSum = 0, max = 0
    for (let i = 0; i < rounds; i++) {
      const v = round()
      if (v !== 0) {
        sum += v; squares += v * v; hits++
        if (free !== 0) { features++; freeSum += free }
        if (v > max) max = v
      }
    }
    return { rounds, sum, squares, hits, features, freeSum, max }
  }`
}

function featureText(free: NonNullable<Slot['free']>): string {
  return `function feature(spins) {
    let v = 0, total = spins
    for (let n = 0; n < total; n++) {
      v += spin_${free.set}()
      if (again[seen] !== 0) {
        v += scatterCents[seen]
        total = Math.min(${free.spinsMax}, total + again[seen])
      }
    }
    return v * ${free.mult}
  }`
}
