import { CERTIFIED } from '../titles/certified'
import { compile, type Slot } from './compile'
import type { SlotDef } from './definition'
import type { Variant } from './event'

/**
 * Everything a title's page of rules says, from its definition and its certificate alone: a rule is
 * the name of a text and the figures in it. `rules.test.ts` reads each back with the engine.
 */
export type SlotRule =
  | { readonly key: 'Lines'; readonly count: number }
  | { readonly key: 'Ways' | 'Anywhere' | 'Cluster'; readonly n: number }
  | {
      readonly key:
        | 'LineBest'
        | 'Wild'
        | 'WildAll'
        | 'WildAlone'
        | 'WildSets'
        | 'WildAlonePlain'
        | 'Blank'
    }
  | { readonly key: 'WildReel' | 'WildMult' | 'Cells' | 'Orb'; readonly mults: readonly number[] }
  | { readonly key: 'Mixed'; readonly families: readonly string[] }
  | { readonly key: 'Tumble' | 'OrbKeep' | 'CellsKeep' | 'SetsAll' | 'Floor' | 'Shown' }
  | { readonly key: 'Free'; readonly from: number; readonly n: number; readonly mult: number }
  | { readonly key: 'FreePlain' | 'More'; readonly from: number; readonly n: number }
  | { readonly key: 'FreeMax' | 'Cap'; readonly n: number }
  | { readonly key: 'Max' | 'MaxMore' | 'MaxBuy'; readonly n: number; readonly odds: number }
  | { readonly key: 'CapNever' | 'CapRare' }

export type RuleKey = SlotRule['key']

export function rulesOf(def: SlotDef, variant: Variant): readonly SlotRule[] {
  const slot = compile(def)
  return [
    paysRule(slot),
    ...(slot.evaluate.type === 'lines' ? [{ key: 'LineBest' } as const] : []),
    ...wildRules(slot),
    ...symbolRules(slot),
    ...(slot.tumbles ? [{ key: 'Tumble' } as const] : []),
    ...orbRules(slot),
    ...cellRules(slot),
    ...freeRules(slot),
    { key: 'Floor' },
    { key: 'Shown' },
    ...greatestRules(def, variant),
  ]
}

function paysRule({ evaluate, rows }: Slot): SlotRule {
  if (evaluate.type === 'lines') return { key: 'Lines', count: evaluate.lines.length }
  if (evaluate.type === 'ways') {
    return { key: 'Ways', n: rows.reduce((product, count) => product * count, 1) }
  }
  return { key: evaluate.type === 'anywhere' ? 'Anywhere' : 'Cluster', n: evaluate.min }
}

function wildRules({ symbols, wild, scatter, def, bonuses }: Slot): SlotRule[] {
  const symbol = symbols[wild]
  if (!symbol) return []
  const { byReel, drawn } = symbol.mult ?? {}
  const alone = def.pays[symbol.id] !== undefined
  return [
    { key: scatter < 0 ? 'WildAll' : 'Wild' },
    ...(bonuses.length > 0 ? [{ key: 'WildSets' } as const] : []),
    ...(byReel ? [{ key: 'WildReel', mults: byReel } as const] : []),
    ...(drawn ? [{ key: 'WildMult', mults: drawn.map(({ value }) => value) } as const] : []),
    ...(alone ? [{ key: byReel ? 'WildAlone' : 'WildAlonePlain' } as const] : []),
  ]
}

/** Symbols that pay nothing, that pay mixed with others, and sets that lie within others. */
function symbolRules({ symbols, def, bonuses }: Slot): SlotRule[] {
  const blank = symbols.some(({ id, kind }) => kind === 'pay' && def.pays[id] === undefined)
  const families = (def.groups ?? []).map(({ id }) => id)
  const within = bonuses.some((small) =>
    bonuses.some((large) => small !== large && startsWith(large.symbols, small.symbols)),
  )
  return [
    ...(blank ? [{ key: 'Blank' } as const] : []),
    ...(families.length > 0 ? [{ key: 'Mixed', families } as const] : []),
    ...(within ? [{ key: 'SetsAll' } as const] : []),
  ]
}

function startsWith(large: readonly number[], small: readonly number[]): boolean {
  return small.every((symbol, at) => large[at] === symbol)
}

function orbRules({ orbs, symbols, orb }: Slot): SlotRule[] {
  if (!orbs) return []
  const mults = (symbols[orb]?.mult?.drawn ?? []).map(({ value }) => value)
  const rule = { key: 'Orb', mults } as const
  return orbs.keep === 'feature' ? [rule, { key: 'OrbKeep' }] : [rule]
}

function cellRules({ cells }: Slot): SlotRule[] {
  if (!cells) return []
  // The first step is the mark alone; only what is above 1 is added, and so only that is listed.
  const grows = { key: 'Cells', mults: cells.steps.filter((step) => step > 1) } as const
  return cells.keep === 'feature' ? [grows, { key: 'CellsKeep' }] : [grows]
}

function freeRules({ free }: Slot): SlotRule[] {
  if (!free) return []
  const [from, n] = first(free.award)
  const { mult, spinsMax } = free
  const more = Object.keys(free.again).length > 0 ? first(free.again) : undefined
  return [
    mult > 1 ? { key: 'Free', from, n, mult } : { key: 'FreePlain', from, n },
    ...(more ? [{ key: 'More', from: more[0], n: more[1] } as const] : []),
    ...(more ? [{ key: 'FreeMax', n: spinsMax } as const] : []),
  ]
}

/**
 * Only what was shown to be there is said, each with how seldom it comes. Of reels a greater win
 * than the certified one is possible unless it is the limit: there the odds are of it or more.
 */
function greatestRules(def: SlotDef, variant: Variant): SlotRule[] {
  const { spin, buy } = CERTIFIED[def.id]?.variants[variant] ?? {}
  const capped = (spin?.capOdds ?? buy?.capOdds ?? null) !== null
  const proven = def.mode === 'book' || spin?.maxX === def.limits.maxWinX
  const max = proven ? 'Max' : 'MaxMore'
  const never = def.mode === 'book' ? 'CapNever' : 'CapRare'
  return [
    ...(spin?.odds ? [{ key: max, n: spin.maxX, odds: spin.odds } as const] : []),
    ...(buy?.odds ? [{ key: 'MaxBuy', n: buy.maxX, odds: buy.odds } as const] : []),
    { key: 'Cap', n: def.limits.maxWinX },
    ...(capped ? [] : [{ key: never } as const]),
  ]
}

function first(award: Readonly<Record<number, number>>): [from: number, spins: number] {
  const [least] = Object.entries(award).sort(([a], [b]) => Number(a) - Number(b))
  return least ? [Number(least[0]), least[1]] : [0, 0]
}
