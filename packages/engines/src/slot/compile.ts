import { at } from './at'
import type {
  Buy,
  CellMults,
  Evaluate,
  Feature,
  FreeSpins,
  OrbMult,
  ReelSet,
  SetBonus,
  SlotDef,
  SlotSymbol,
} from './definition'
import { validate } from './validate'

/** A definition with its names turned into indexes, made once and checked on the way. */
export interface Slot {
  readonly def: SlotDef
  readonly reels: number
  readonly rows: readonly number[]
  readonly symbols: readonly SlotSymbol[]
  /** Index of the one symbol of the kind, or -1. */
  readonly wild: number
  readonly scatter: number
  readonly orb: number
  readonly evaluate: Evaluate
  /** Cents by symbol and by how many of it there are. */
  readonly pays: readonly (readonly number[])[]
  /** Whether two of a symbol can pay: if not, most lines are left after two reels. */
  readonly pairsPay: boolean
  readonly groups: readonly { readonly has: readonly boolean[]; readonly pays: readonly number[] }[]
  readonly sets: Readonly<Record<string, SlotSet>>
  readonly free: FreeSpins | undefined
  readonly tumbles: boolean
  readonly orbs: OrbMult | undefined
  readonly cells: CellMults | undefined
  readonly bonuses: readonly { readonly bonus: SetBonus; readonly symbols: readonly number[] }[]
  readonly buy: Buy | undefined
  /** The greatest win of a round in cents. */
  readonly cap: number
}

export interface SlotSet {
  readonly name: string
  /** By reel: strips have every stop, weights one entry for every unit of weight. */
  readonly strips: readonly (readonly number[])[]
  /** Whether a cell is drawn by itself, not as part of a strip. */
  readonly loose: boolean
  /** Values a symbol takes where it lies: by symbol, then by reel, one entry a unit of weight. */
  readonly values: readonly (readonly (readonly number[])[] | undefined)[]
  readonly valued: boolean
}

const made = new WeakMap<SlotDef, Slot>()

export function compile(def: SlotDef): Slot {
  const known = made.get(def)
  if (known) return known
  validate(def)
  const slot = build(def)
  made.set(def, slot)
  return slot
}

function build(def: SlotDef): Slot {
  const { symbols, grid, features } = def
  const rows = grid.rows as readonly number[]
  const indexOf = (id: string) => symbols.findIndex((symbol) => symbol.id === id)
  const one = (kind: string) => symbols.findIndex((symbol) => symbol.kind === kind)
  const cells = rows.reduce((sum, count) => sum + count, 0)
  const find = <T extends Feature['type']>(type: T) =>
    features.find((feature): feature is Extract<Feature, { type: T }> => feature.type === type)
  return {
    def,
    reels: grid.reels,
    rows,
    symbols,
    wild: one('wild'),
    scatter: one('scatter'),
    orb: one('orb'),
    evaluate: def.evaluate,
    pays: symbols.map(({ id }) => payTable(def.pays[id] ?? {}, cells)),
    pairsPay: [...Object.values(def.pays), ...(def.groups ?? []).map(({ pays }) => pays)].some(
      (pays) => Object.keys(pays).some((count) => Number(count) < 3),
    ),
    groups: (def.groups ?? []).map((group) => ({
      has: symbols.map(({ id }) => group.symbols.includes(id)),
      pays: payTable(group.pays, cells),
    })),
    sets: Object.fromEntries(
      Object.entries(def.reelSets).map(([name, set]) => [name, slotSet(def, name, set)]),
    ),
    free: find('freeSpins'),
    tumbles: find('tumble') !== undefined,
    orbs: find('orbMult'),
    cells: find('cellMult'),
    bonuses: features
      .filter((feature): feature is SetBonus => feature.type === 'set')
      .map((bonus) => ({ bonus, symbols: bonus.symbols.map(indexOf) })),
    buy: find('buy'),
    cap: Math.round(def.limits.maxWinX * 100),
  }
}

/** A count that is not listed pays as the next lower one that is. */
function payTable(pays: Readonly<Record<number, number>>, cells: number): number[] {
  const table = [0]
  for (let count = 1; count <= cells; count++) table.push(pays[count] ?? at(table, count - 1))
  return table
}

function slotSet(def: SlotDef, name: string, set: ReelSet): SlotSet {
  const indexOf = new Map(def.symbols.map(({ id }, index) => [id, index]))
  const reels = Array.from({ length: def.grid.reels }, (_, reel) => reel)
  const strip = (reel: number): number[] =>
    'strips' in set
      ? stopsOf(at(set.strips, reel)).map((id) => indexOf.get(id) ?? -1)
      : // In the order of the symbols: that of the keys is not part of the definition's hash.
        def.symbols.flatMap(({ id }, index) => new Array<number>(set.weights[id] ?? 0).fill(index))
  return {
    name,
    strips: reels.map(strip),
    loose: 'weights' in set,
    valued: def.symbols.some(({ mult }) => mult?.sets.includes(name)),
    values: def.symbols.map(({ mult }) => {
      if (!mult?.sets.includes(name)) return undefined
      const drawn = (mult.drawn ?? []).flatMap(({ value, weight }) =>
        new Array<number>(weight).fill(value),
      )
      return reels.map((reel) => (mult.byReel ? [at(mult.byReel, reel)] : drawn))
    }),
  }
}

export function stopsOf(strip: string): string[] {
  return strip.split(' ')
}
