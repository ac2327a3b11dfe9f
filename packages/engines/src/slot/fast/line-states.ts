import { at } from '../at'
import type { Slot } from '../compile'

/**
 * A line read reel by reel is a small machine: its state says which symbol runs and how many wilds
 * led, or what the line has already come to. Tables give the next state by state and symbol
 * (`state << 4 | symbol`), and cents after the last reel. State 0 is a line that pays nothing.
 */
export interface LineTables {
  /** One table a reel from the second to the last but one. */
  readonly next: readonly Uint8Array[]
  readonly cents: Int32Array
}

const WIDTH = 16
const NOTHING = 'ended:0'

export function lineTables(slot: Slot): LineTables {
  if (slot.symbols.length > WIDTH || slot.groups.length > 0) {
    throw new Error(`${slot.def.id} has symbols that the tables cannot hold`)
  }
  const all = slot.symbols.map((_, symbol) => symbol)
  // The first reel's state is its symbol; a prefix stands for every other with the same state.
  let prefixes = all.map((symbol) => [symbol])
  const next: Uint8Array[] = []
  for (let reel = 1; reel < slot.reels - 1; reel++) {
    const table = new Uint8Array(256 * WIDTH)
    const ids = new Map([[NOTHING, 0]])
    const reached: number[][] = [[]]
    prefixes.forEach((prefix, state) => {
      for (const symbol of all) {
        const longer = [...prefix, symbol]
        const name = prefix.length === reel ? stateOf(slot, longer) : NOTHING
        if (!ids.has(name)) {
          ids.set(name, ids.size)
          reached.push(longer)
        }
        table[state * WIDTH + symbol] = ids.get(name) ?? 0
      }
    })
    if (ids.size > 256) throw new Error(`${slot.def.id} has lines of too many states`)
    next.push(table)
    prefixes = reached
  }
  const cents = new Int32Array(prefixes.length * WIDTH)
  prefixes.forEach((prefix, state) => {
    if (prefix.length === 0) return
    for (const symbol of all) cents[state * WIDTH + symbol] = centsOf(slot, [...prefix, symbol])
  })
  return { next, cents }
}

function stateOf(slot: Slot, prefix: readonly number[]): string {
  const { wilds, first, run } = read(slot, prefix)
  if (first === undefined) return `wilds:${wilds}`
  if (slot.symbols[first]?.kind === 'pay' && run === prefix.length) return `${first}:${wilds}`
  return `ended:${centsOf(slot, prefix)}`
}

function centsOf(slot: Slot, symbols: readonly number[]): number {
  const { wilds, first, run } = read(slot, symbols)
  const alone = wilds > 0 ? at(at(slot.pays, slot.wild), wilds) : 0
  if (first === undefined || slot.symbols[first]?.kind !== 'pay') return alone
  return Math.max(alone, at(at(slot.pays, first), run))
}

function read(slot: Slot, symbols: readonly number[]) {
  const wilds = ends(
    symbols.findIndex((symbol) => symbol !== slot.wild),
    symbols,
  )
  const first = symbols[wilds]
  const run = ends(
    symbols.findIndex((symbol) => symbol !== first && symbol !== slot.wild),
    symbols,
  )
  return { wilds, first, run }
}

function ends(index: number, symbols: readonly number[]): number {
  return index < 0 ? symbols.length : index
}
