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
  | { readonly key: 'Wild' | 'WildAlone' | 'WildSets' | 'WildAlonePlain' }
  | { readonly key: 'WildReel' | 'WildMult' | 'Cells'; readonly mults: readonly number[] }
  | { readonly key: 'Tumble' | 'Orb' | 'CellsKeep' | 'Floor' | 'Shown' }
  | { readonly key: 'Free'; readonly from: number; readonly n: number; readonly mult: number }
  | { readonly key: 'FreePlain' | 'More'; readonly from: number; readonly n: number }
  | { readonly key: 'FreeMax' | 'Cap'; readonly n: number }
  | { readonly key: 'Max' | 'MaxBuy'; readonly n: number; readonly odds: number }
  | { readonly key: 'CapNever' | 'CapRare' }

export type RuleKey = SlotRule['key']

export function rulesOf(def: SlotDef, variant: Variant): readonly SlotRule[] {
  const slot = compile(def)
  return [
    paysRule(slot),
    ...wildRules(slot),
    ...(slot.tumbles ? [{ key: 'Tumble' } as const] : []),
    ...(slot.orbs ? [{ key: 'Orb' } as const] : []),
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

function wildRules({ symbols, wild, def, bonuses }: Slot): SlotRule[] {
  const symbol = symbols[wild]
  if (!symbol) return []
  const { byReel, drawn } = symbol.mult ?? {}
  const alone = def.pays[symbol.id] !== undefined
  return [
    { key: 'Wild' },
    ...(bonuses.length > 0 ? [{ key: 'WildSets' } as const] : []),
    ...(byReel ? [{ key: 'WildReel', mults: byReel } as const] : []),
    ...(drawn ? [{ key: 'WildMult', mults: drawn.map(({ value }) => value) } as const] : []),
    ...(alone ? [{ key: byReel ? 'WildAlone' : 'WildAlonePlain' } as const] : []),
  ]
}

function cellRules({ cells }: Slot): SlotRule[] {
  if (!cells) return []
  const grows = { key: 'Cells', mults: cells.steps } as const
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

/** Only what was shown to be there is said, each with how seldom it comes. */
function greatestRules(def: SlotDef, variant: Variant): SlotRule[] {
  const { spin, buy } = CERTIFIED[def.id]?.variants[variant] ?? {}
  const capped = (spin?.capOdds ?? buy?.capOdds ?? null) !== null
  const never = def.mode === 'book' ? 'CapNever' : 'CapRare'
  return [
    ...(spin?.odds ? [{ key: 'Max', n: spin.maxX, odds: spin.odds } as const] : []),
    ...(buy?.odds ? [{ key: 'MaxBuy', n: buy.maxX, odds: buy.odds } as const] : []),
    { key: 'Cap', n: def.limits.maxWinX },
    ...(capped ? [] : [{ key: never } as const]),
  ]
}

function first(award: Readonly<Record<number, number>>): [from: number, spins: number] {
  const [least] = Object.entries(award).sort(([a], [b]) => Number(a) - Number(b))
  return least ? [Number(least[0]), least[1]] : [0, 0]
}
