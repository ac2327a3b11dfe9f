import { won } from '@camellia/kernel/won'
import { expect, test } from 'vitest'
import { TITLES } from '../titles/titles'
import type { Board } from './board'
import { compile, type Slot } from './compile'
import { playTitle } from './engine'
import { VARIANTS } from './event'
import { smallDraw } from './prng'
import { type RuleKey, rulesOf, type SlotRule } from './rules'
import {
  boardOf,
  eventsOf,
  freeWith,
  markedRow,
  paid,
  roundsOf,
  spinsOf,
  symbolsOf,
} from './rules-kit'
import { setsOn } from './sets'
import { winsOn } from './spin'

const titles = Object.values(TITLES)

type Having<R, K> = R extends { readonly key: infer Keys } ? (K extends Keys ? R : never) : never
type Rule<K extends RuleKey> = Having<SlotRule, K>
type Check<K extends RuleKey> = (slot: Slot, rule: Rule<K>) => void

/** How the engine shows that a sentence of the rules is true. */
const CHECKS: { readonly [K in RuleKey]: Check<K> } = {
  Lines: (slot, { count }) => {
    const { best } = symbolsOf(slot)
    expect(
      winsOn(
        slot,
        boardOf(slot, () => best),
      ),
    ).toHaveLength(count)
  },
  Ways: (slot, { n }) => {
    const { best } = symbolsOf(slot)
    expect(
      winsOn(
        slot,
        boardOf(slot, () => best),
      )[0]?.ways,
    ).toBe(n)
  },
  Anywhere: (slot, { n }) => {
    const { best } = symbolsOf(slot)
    const with_ = (count: number) =>
      boardOf(slot, (reel, row) => (reel * 5 + row < count ? best : slot.scatter))
    expect(paid(slot, with_(n - 1))).toBe(0)
    expect(paid(slot, with_(n))).toBeGreaterThan(0)
    expect(paid(slot, with_(n + 1))).toBeGreaterThan(0)
  },
  Cluster: (slot, { n }) => {
    const { best } = symbolsOf(slot)
    const inRow = (count: number) =>
      boardOf(slot, (reel, row) => (row === 0 && reel < count ? best : slot.scatter))
    expect(paid(slot, inRow(n - 1))).toBe(0)
    expect(paid(slot, inRow(n))).toBeGreaterThan(0)
    expect(paid(slot, inRow(n + 1))).toBeGreaterThan(0)
    // Half the board, and each of them touches another by its corners alone.
    const corners = (reel: number, row: number) => ((reel + row) % 2 === 0 ? best : slot.scatter)
    expect(paid(slot, boardOf(slot, corners))).toBe(0)
  },
  LineBest: (slot) => {
    const { best } = symbolsOf(slot)
    const byReel = slot.symbols[slot.wild]?.mult?.byReel ?? []
    for (let wilds = 1; wilds < slot.reels; wilds++) {
      const wins = winsOn(
        slot,
        boardOf(slot, (reel) => (reel < wilds ? slot.wild : best)),
      )
      const times = byReel.slice(0, wilds).reduce((product, mult) => product * mult, 1)
      const alone = slot.pays[slot.wild]?.[wilds] ?? 0
      const helped = (slot.pays[best]?.[slot.reels] ?? 0) * times
      expect(new Set(wins.map(({ line }) => line)).size).toBe(wins.length)
      expect(wins.every(({ cents }) => cents === Math.max(alone, helped))).toBe(true)
    }
  },
  Wild: (slot) => {
    for (const [symbol, { kind }] of slot.symbols.entries()) {
      if (kind !== 'pay' || (slot.pays[symbol]?.at(-1) ?? 0) === 0) continue
      const helped = boardOf(slot, (reel) => (reel === 1 ? slot.wild : symbol))
      const full = boardOf(slot, () => symbol)
      expect(paid(slot, helped)).toBeGreaterThanOrEqual(paid(slot, full))
    }
    // Scatters are counted, never stood for: a grid of wilds has none.
    const wilds = boardOf(slot, () => slot.wild)
    expect(wilds.grid.flat()).not.toContain(slot.scatter)
  },
  WildAll: (slot) => {
    expect(slot.scatter).toBe(-1)
    CHECKS.Wild(slot, { key: 'Wild' })
  },
  Blank: (slot) => {
    const blank = slot.symbols.findIndex(({ id, kind }) => kind === 'pay' && !slot.def.pays[id])
    const { best } = symbolsOf(slot)
    const last = slot.reels - 1
    for (const other of [blank, slot.wild, best]) {
      expect(
        paid(
          slot,
          boardOf(slot, (reel) => (reel === last ? blank : other)),
        ),
      ).toBe(0)
    }
  },
  Mixed: (slot, { families }) => {
    expect(families).toHaveLength(slot.groups.length)
    for (const { symbols, pays } of slot.def.groups ?? []) {
      const indexes = symbols.map((id) => slot.symbols.findIndex((symbol) => symbol.id === id))
      const mixed = boardOf(slot, (reel) => indexes[reel % indexes.length] ?? 0)
      expect(winsOn(slot, mixed)[0]?.cents).toBe(pays[slot.reels])
    }
  },
  SetsAll: (slot) => {
    const [small, large] = slot.bonuses
    if (!small || !large) throw new Error('there are sets')
    const whole = boardOf(slot, (reel) => large.symbols[reel] ?? slot.scatter)
    const paidSets = setsOn(slot, whole, 1).map(({ name, cents }) => ({ name, cents }))
    expect(paidSets).toEqual([small, large].map(({ bonus: { name, cents } }) => ({ name, cents })))
  },
  WildSets: (slot) => {
    for (const { bonus, symbols } of slot.bonuses) {
      const whole = boardOf(slot, (reel) => symbols[reel % symbols.length] ?? 0)
      const named = (board: Board) => setsOn(slot, board, 1).map(({ name }) => name)
      expect(named(whole)).toContain(bonus.name)
      const helped = boardOf(slot, (reel) =>
        reel === 1 ? slot.wild : (symbols[reel % symbols.length] ?? 0),
      )
      expect(named(helped)).not.toContain(bonus.name)
    }
  },
  WildReel: (slot, { mults }) => {
    const { best } = symbolsOf(slot)
    const one = (wilds: readonly number[]) =>
      winsOn(
        slot,
        boardOf(slot, (reel) => (wilds.includes(reel) ? slot.wild : best)),
      )[0]
    const plain = one([])?.cents ?? 0
    mults.forEach((mult, reel) => {
      expect(one([reel])).toMatchObject({ cents: plain * mult, mult })
    })
    const both = (mults[0] ?? 0) * (mults[1] ?? 0)
    expect(one([0, 1])).toMatchObject({ cents: plain * both, mult: both })
  },
  WildAlone: (slot) => {
    const [first] = winsOn(
      slot,
      boardOf(slot, () => slot.wild),
    )
    expect(first).toMatchObject({ symbol: slot.wild, cents: slot.pays[slot.wild]?.[slot.reels] })
    expect(first).not.toHaveProperty('mult')
  },
  WildAlonePlain: (slot) => CHECKS.WildAlone(slot, { key: 'WildAlone' }),
  WildMult: (slot, { mults }) => {
    const { best } = symbolsOf(slot)
    for (const mult of mults) {
      const lies = (reel: number, row: number) => (reel === 1 && row === 0 ? slot.wild : best)
      const [win] = winsOn(slot, boardOf(slot, lies, mult))
      const rest = slot.rows.reduce((all, rows, reel) => (reel === 1 ? all : all * rows), 1)
      expect(win?.ways).toBe(rest * ((slot.rows[1] ?? 0) - 1 + mult))
    }
  },
  Tumble: (slot) => {
    const events = eventsOf(slot.def, 60)
    events.forEach((event, at) => {
      if (event.type !== 'win') return
      expect(events.slice(at + 1, at + 3).map(({ type }) => type)).toContain('tumble')
    })
  },
  Orb: (slot, { mults }) => {
    const spins = spinsOf(roundsOf(slot.def, 4_000))
    const lying = new Set(spins.flatMap(({ values }) => values))
    expect(mults).toEqual([...lying].sort((a, b) => a - b))
    for (const { free, won, values, orb } of spins) {
      if (free) continue
      const sum = values.reduce((total, value) => total + value, 0)
      expect(orb).toEqual(won > 0 && sum > 0 ? { mult: sum, cents: won * (sum - 1) } : undefined)
    }
  },
  OrbKeep: (slot) => {
    let collected = 0
    const seen = { lost: 0, without: 0, more: 0 }
    for (const { free, first, won, values, orb } of spinsOf(roundsOf(slot.def, 4_000))) {
      if (!free) continue
      if (first) collected = 0
      const sum = values.reduce((total, value) => total + value, 0)
      if (won === 0 || sum === 0) {
        expect(orb).toBeUndefined()
        if (sum > 0) seen.lost++
        else if (won > 0 && collected > 0) seen.without++
        continue
      }
      if (collected > 0) seen.more++
      collected += sum
      expect(orb).toEqual({ mult: collected, cents: won * (collected - 1) })
    }
    // Each case of the sentence was met.
    expect(Math.min(seen.lost, seen.without, seen.more)).toBeGreaterThan(0)
  },
  Cells: (slot, { mults }) => {
    const { win, times } = markedRow(slot)
    const plain = win([]).cents
    // One cell wins again and again: what each of its wins is multiplied by.
    const wins = Array.from(
      { length: mults.length + 3 },
      (_, before) => win([before]).cents / plain,
    )
    const last = mults.at(-1)
    expect(wins).toEqual([1, 1, ...mults, last])
    // A cell that is only marked adds nothing, beside others that are and beside a multiplier.
    expect(win([1, 1, 1])).toEqual({ cents: plain, mult: undefined })
    expect(win([2, 1, 1, 1])).toEqual({ cents: plain * times(2), mult: times(2) })
    const added = times(2) + times(3)
    expect(win([2, 3, 1])).toEqual({ cents: plain * added, mult: added })
  },
  CellsKeep: (slot) => expect(slot.cells?.keep).toBe('feature'),
  Free: (slot, { from, n, mult }) => {
    CHECKS.FreePlain(slot, { key: 'FreePlain', from, n })
    const wins = eventsOf(slot.def, 3_000).filter((event) => event.type === 'win')
    const times = new Set(wins.flatMap((event) => event.wins.map((win) => win.mult ?? 1)))
    expect(times).toEqual(new Set([1, mult]))
  },
  FreePlain: (slot, { from, n }) => {
    expect(freeWith(slot, from - 1)).toEqual([])
    expect(freeWith(slot, from)[0]).toMatchObject({ type: 'fsStart', spins: n })
  },
  More: (slot, { from, n }) => {
    const more = eventsOf(slot.def, 6_000).filter((event) => event.type === 'fsMore')
    for (const { spins, cells } of more) {
      expect(spins).toBe(n)
      expect(cells.length).toBeGreaterThanOrEqual(from)
    }
    expect(Object.keys(slot.free?.again ?? {})[0]).toBe(String(from))
  },
  FreeMax: (slot, { n }) => expect(slot.free?.spinsMax).toBe(n),
  Floor: ({ def }) => {
    if (def.mode === 'book') return
    for (let i = 0; i < 200; i++) {
      const play = { stake: won(7), choice: {}, draw: smallDraw(i, 3), variant: '96' } as const
      const { win, outcome } = playTitle(def, play)
      expect(win).toBe(Math.floor((7 * outcome.cents) / 100))
    }
  },
  Shown: () => {},
  Max: (slot, { n }) => {
    expect(n * 100).toBeLessThanOrEqual(slot.cap)
    // Nothing greater is possible: it is the limit, or the greatest of the published table.
    expect(slot.def.mode === 'book' || n * 100 === slot.cap).toBe(true)
  },
  MaxMore: (slot, { n }) => {
    expect(n * 100).toBeLessThan(slot.cap)
    expect(slot.def.mode).toBe('strips')
  },
  MaxBuy: (slot, { n }) => {
    expect(n * 100).toBeLessThanOrEqual(slot.cap)
    expect(slot.buy).toBeDefined()
  },
  Cap: (slot, { n }) => {
    expect(slot.cap).toBe(Math.round(n * 100))
    const low = compile({ ...slot.def, limits: { ...slot.def.limits, maxWinX: 1 } })
    const most = roundsOf(low.def, 200).map(({ cents }) => cents)
    expect(Math.max(...most)).toBe(100)
  },
  CapNever: ({ def }) => expect(def.mode).toBe('book'),
  CapRare: ({ def }) => expect(def.mode).toBe('strips'),
}

function checkOf<K extends RuleKey>(slot: Slot, rule: Rule<K>): void {
  CHECKS[rule.key as K](slot, rule)
}

test.each(titles)('every rule that the page of $id states is what the engine does', (def) => {
  const slot = compile(def)
  for (const variant of VARIANTS) {
    for (const rule of rulesOf(def, variant)) checkOf(slot, rule)
  }
})
