import { expect, test } from 'vitest'
import { figuresAreCurrent } from '../../../../../tools/engine-stamp'
import { inTurn } from '../../../../../tools/rotation'
import { CERTIFIED } from '../../titles/certified'
import { TITLES } from '../../titles/titles'
import { at } from '../at'
import { rootOfTable } from '../book'
import { compile } from '../compile'
import type { BookKind, SlotDef } from '../definition'
import { VARIANTS } from '../event'
import { spinReturn } from '../exact'
import { portableHash } from '../merkle'
import { declaredOf, figuresOf, type Ground, groundOf } from './figures'
import type { SpinHistogram } from './histogram'
import { intervalsOf } from './interval'
import { monteCarlo } from './monte-carlo'

/** All of them while engines and figures are not those of the stamp; otherwise one a commit. */
const all = Object.values(TITLES)
const titles = figuresAreCurrent()
  ? inTurn({ of: all.length, what: 'Titles whose figures are computed again' }, all)
  : all
const timeout = 180_000

/** Returns of nine in ten after 10,000 rounds, as they were computed elsewhere. */
const NINE_IN_TEN: Readonly<Record<string, readonly string[]>> = {
  'bingsu-pop': ['0.8277', '1.1500'],
  'hwatu-garden': ['0.8904', '1.0340'],
}

test.each(titles)('$id: every published figure is the computed one', { timeout }, (def) => {
  const ground = groundOf(def)
  // The return of each variant of a strips title has its own test; the rest is alike.
  for (const variant of def.mode === 'book' ? VARIANTS : (['96'] as const)) {
    const figures = figuresOf(def, variant, ground)
    expect(declaredOf(figures)).toEqual(def.declared[variant])
    expect(Math.abs(figures.rtp - Number(variant) / 100)).toBeLessThan(1e-6)
    expect(Math.abs((figures.buy?.rtp ?? figures.rtp) - figures.rtp)).toBeLessThan(1e-6)
    expect(CERTIFIED[def.id]?.variants[variant].spin?.maxX).toBe(figures.maxX)
    expect(CERTIFIED[def.id]?.variants[variant].buy?.maxX).toBe(figures.buy?.maxX)
    const [after] = intervalsOf(figures.chances, [10_000])
    const known = variant === '96' ? NINE_IN_TEN[def.id] : undefined
    if (known) expect([after?.low, after?.high].map((part) => part?.toFixed(4))).toEqual(known)
    expect(Math.abs(monteCarlo(def, figures, { ground, rounds: 1_000_000 }).z)).toBeLessThan(3.5)
  }
  compareCycles(def, ground)
  compareRoots(def, ground)
})

/** The closed form must be what every stop of every reel, counted, comes to. */
function compareCycles(def: SlotDef, { cycles = {} }: Ground): void {
  const slot = compile(def)
  for (const [name, cycle] of Object.entries(cycles)) {
    const set = slot.sets[name]
    if (!set) throw new Error(`no set ${name}`)
    const { wins, sets, scatters } = spinReturn(slot, set)
    const { mean, seen } = countedIn(cycle)
    const stops = set.strips.reduce((product, strip) => product * strip.length, 1)
    expect(cycle.total / stops).toBeCloseTo(1, 12)
    expect(mean).toBeCloseTo(wins + sets, 11)
    if (slot.free) {
      for (let count = 0; count <= 5; count++) {
        expect(seen[count] ?? 0).toBeCloseTo(at(scatters, count), 12)
      }
    }
  }
}

function countedIn({ byScatters, total }: SpinHistogram) {
  let cents = 0
  const seen = byScatters.map((counts) => {
    let weight = 0
    for (const [win, count] of counts) {
      weight += count
      cents += win * count
    }
    return weight / total
  })
  return { mean: cents / total / 100, seen }
}

/** One variant a table: the others are checked whenever the tables are made. */
function compareRoots(def: SlotDef, { books = {} }: Ground): void {
  for (const kind of Object.keys(books) as BookKind[]) {
    const table = books[kind]?.table
    if (!table) throw new Error(`no table for ${kind}`)
    expect(rootOfTable(table, '96', portableHash)).toEqual(def.books?.[kind]?.['96'])
  }
}
