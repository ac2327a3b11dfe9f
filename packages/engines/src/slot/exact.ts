import { at } from './at'
import { type Board, windowAt } from './board'
import { compile, type Slot, type SlotSet } from './compile'
import type { SlotDef } from './definition'
import type { Variant } from './event'
import { spinsFor } from './free-spins'
import { winsOnLines } from './lines'

/** What one spin of a set gives back on average, in whole bets, by closed form. */
export interface SpinReturn {
  /** Lines or ways. */
  readonly wins: number
  readonly sets: number
  /** How likely each number of scatters is. */
  readonly scatters: readonly number[]
}

export interface ExactReturn {
  readonly rtp: number
  readonly base: number
  readonly features: Readonly<Record<string, number>>
  /** One free-spins feature, all its spins together, and how likely a round starts one. */
  readonly feature: { readonly average: number; readonly chance: number; readonly spins: number }
}

/**
 * The return of a strips title. Exact, but for the stop after the most free spins and for the
 * greatest win: `distribution.ts` knows both, and shows that they weigh less than a ten-millionth.
 */
export function exactReturn(def: SlotDef, variant: Variant): ExactReturn {
  const slot = compile(def)
  const feature = freeReturn(slot)
  let wins = 0
  let sets = 0
  let chance = 0
  for (const { set, perMillion } of def.select[variant]) {
    const share = perMillion / 1_000_000
    const spin = spinReturn(slot, setOf(slot, set))
    wins += share * (spin.wins + scatterReturn(slot, spin.scatters))
    sets += share * spin.sets
    chance += share * chanceOf(slot, spin.scatters)
  }
  const freeSpins = chance * feature.average
  const features = {
    ...(slot.free ? { freeSpins } : {}),
    ...(slot.bonuses.length > 0 ? { sets } : {}),
  }
  return { rtp: wins + sets + freeSpins, base: wins, features, feature: { ...feature, chance } }
}

/** Each spin brings on average so many more: a branching process, summed. */
function freeReturn(slot: Slot): { average: number; spins: number } {
  const { free } = slot
  if (!free) return { average: 0, spins: 0 }
  const spin = spinReturn(slot, setOf(slot, free.set))
  const more = spin.scatters.reduce((sum, p, count) => sum + p * spinsFor(free.again, count), 0)
  const again = spin.scatters.reduce(
    (sum, p, count) =>
      sum + (spinsFor(free.again, count) > 0 ? p * at(at(slot.pays, slot.scatter), count) : 0),
    0,
  )
  const spins = spinsFor(free.award, slot.reels) / (1 - more)
  return { average: spins * free.mult * (spin.wins + spin.sets + again / 100), spins }
}

function scatterReturn(slot: Slot, scatters: readonly number[]): number {
  if (!slot.free) return 0
  const pays = at(slot.pays, slot.scatter)
  return scatters.reduce((sum, p, count) => sum + p * at(pays, count), 0) / 100
}

function chanceOf({ free }: Slot, scatters: readonly number[]): number {
  if (!free) return 0
  return scatters.reduce((sum, p, count) => sum + (spinsFor(free.award, count) > 0 ? p : 0), 0)
}

const known = new WeakMap<SlotSet, SpinReturn>()

export function spinReturn(slot: Slot, set: SlotSet): SpinReturn {
  const before = known.get(set)
  if (before) return before
  const windows = set.strips.map((strip, reel) =>
    strip.map((_, stop) => windowAt(strip, stop, at(slot.rows, reel))),
  )
  const wins =
    slot.evaluate.type === 'lines' ? linesReturn(slot, set) : waysReturn(slot, set, windows)
  const computed = {
    wins: wins / 100,
    sets: setsReturn(slot, windows) / 100,
    scatters: scattersOf(slot, windows),
  }
  known.set(set, computed)
  return computed
}

/** On a line every reel shows each of its symbols as often as the strip has it. */
function linesReturn(slot: Slot, set: SlotSet): number {
  if (slot.evaluate.type !== 'lines') throw new Error('a title without lines')
  const shares = set.strips.map((strip) =>
    slot.symbols.map(
      (_, symbol) => strip.filter((found) => found === symbol).length / strip.length,
    ),
  )
  const alone = { ...slot, evaluate: { type: 'lines' as const, lines: [shares.map(() => 0)] } }
  const sumOver = (line: readonly number[], chance: number): number => {
    if (line.length === slot.reels || isOver(slot, line)) {
      return chance * (winsOnLines(alone, boardOf(slot, set, line))[0]?.cents ?? 0)
    }
    return at(shares, line.length).reduce(
      (sum, share, symbol) =>
        share === 0 ? sum : sum + sumOver([...line, symbol], chance * share),
      0,
    )
  }
  return sumOver([], 1) * slot.evaluate.lines.length
}

/** Whether what comes on the later reels no longer matters; mixed groups are read to their end. */
function isOver(slot: Slot, line: readonly number[]): boolean {
  const first = line.find((symbol) => symbol !== slot.wild)
  const last = line.at(-1)
  return slot.groups.length === 0 && last !== slot.wild && last !== first
}

/** Reels after the end of a line show its last symbol again, which does not go on with it. */
function boardOf(slot: Slot, set: SlotSet, line: readonly number[]): Board {
  const full = slot.rows.map((_, reel) => line[reel] ?? at(line, line.length - 1))
  return {
    grid: full.map((symbol) => [symbol]),
    values: full.map((symbol, reel) => [meanValue(set, symbol, reel)]),
  }
}

/** Fixed values are their own mean; lines with drawn ones would need more than a mean. */
function meanValue(set: SlotSet, symbol: number, reel: number): number {
  const values = set.values[symbol]?.[reel] ?? []
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Reels are independent: the ways of k reels are the product of what each shows on average. */
function waysReturn(slot: Slot, set: SlotSet, windows: readonly (readonly number[][])[]): number {
  let sum = 0
  slot.symbols.forEach(({ kind }, symbol) => {
    if (kind !== 'pay') return
    const shown = windows.map((stops, reel) => countOn(slot, set, { symbol, reel, stops }))
    let ways = 1
    shown.forEach(({ mean }, reel) => {
      ways *= mean
      const ends = shown[reel + 1]?.none ?? 1
      sum += at(at(slot.pays, symbol), reel + 1) * ways * ends
    })
  })
  return sum
}

function countOn(
  slot: Slot,
  set: SlotSet,
  on: { readonly symbol: number; readonly reel: number; readonly stops: readonly number[][] },
): { mean: number; none: number } {
  const wild = meanValue(set, slot.wild, on.reel) || 1
  let total = 0
  let none = 0
  for (const window of on.stops) {
    const own = window.filter((found) => found === on.symbol).length
    const wilds = window.filter((found) => found === slot.wild).length
    total += own + wilds * wild
    if (own + wilds === 0) none++
  }
  return { mean: total / on.stops.length, none: none / on.stops.length }
}

/** A set asks something of each reel by itself, so that the chances multiply. */
function setsReturn(slot: Slot, windows: readonly (readonly number[][])[]): number {
  return slot.bonuses.reduce((sum, { bonus, symbols }) => {
    const chance = windows.reduce((product, stops, reel) => {
      const fits = stops.filter((window) => fitsSet(bonus.rule, symbols, { reel, window }))
      return (product * fits.length) / stops.length
    }, 1)
    return sum + chance * bonus.cents
  }, 0)
}

export function fitsSet(
  rule: 'order' | 'only',
  symbols: readonly number[],
  { reel, window }: { readonly reel: number; readonly window: readonly number[] },
): boolean {
  if (rule === 'only') return window.every((found) => symbols.includes(found))
  const wanted = symbols[reel]
  return wanted === undefined || window.includes(wanted)
}

/** Scatters of the reels added up: a convolution. */
function scattersOf(slot: Slot, windows: readonly (readonly number[][])[]): number[] {
  return windows.reduce<number[]>(
    (sums, stops) => {
      const next = new Array<number>(sums.length + Math.max(...slot.rows)).fill(0)
      for (const window of stops) {
        const found = window.filter((symbol) => symbol === slot.scatter).length
        sums.forEach((p, count) => {
          next[count + found] = at(next, count + found) + p / stops.length
        })
      }
      return next
    },
    [1],
  )
}

function setOf(slot: Slot, name: string): SlotSet {
  const set = slot.sets[name]
  if (!set) throw new Error(`${slot.def.id} has no set ${name}`)
  return set
}
