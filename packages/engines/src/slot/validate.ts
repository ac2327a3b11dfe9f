import type { Feature, ReelSet, SlotDef } from './definition'
import { VARIANTS } from './event'

const PLAYED: readonly Feature['type'][] = [
  'freeSpins',
  'tumble',
  'orbMult',
  'cellMult',
  'set',
  'buy',
]
const WHOLE = 1_000_000

/** Says everything that is wrong with a definition at once, before anybody can play it. */
export function validate(def: SlotDef): void {
  const wrong = [...shape(def), ...symbols(def), ...sets(def), ...shares(def), ...features(def)]
  if (wrong.length > 0) throw new Error(`${def.id} cannot be played: ${wrong.join('; ')}`)
}

function shape({ grid, evaluate, limits, mode, books }: SlotDef): string[] {
  const { rows } = grid
  if ('min' in rows) return ['rows that shift are not played yet']
  const lines = evaluate.type === 'lines' ? evaluate.lines : []
  const steps = limits.betSteps
  return [
    ...says(rows.length !== grid.reels, 'every reel has its rows'),
    ...says(
      lines.some(
        (line) => line.length !== grid.reels || line.some((row, i) => !rows[i] || row >= rows[i]),
      ),
      'a line has one row of every reel',
    ),
    ...says(evaluate.type === 'lines' && !!evaluate.bothWays, 'both ways is not played yet'),
    ...says(
      steps.length === 0 || steps.some((step) => step % 100 !== 0),
      'bets are hundreds of won',
    ),
    ...says(mode === 'strips' && books !== undefined, 'strips have no books'),
    ...says(
      !Number.isSafeInteger(Math.round(limits.maxWinX * 100)),
      'the greatest win is in cents',
    ),
  ]
}

function symbols({ symbols, pays, groups }: SlotDef): string[] {
  const ids = symbols.map(({ id }) => id)
  const amounts = [...Object.values(pays), ...(groups ?? []).map((group) => group.pays)]
  const named = [...Object.keys(pays), ...(groups ?? []).flatMap((group) => group.symbols)]
  const many = (kind: string) => symbols.filter((symbol) => symbol.kind === kind).length > 1
  return [
    ...says(new Set(ids).size !== ids.length, 'two symbols share a name'),
    ...says(many('wild') || many('scatter') || many('orb'), 'one wild, one scatter, one orb'),
    ...says(
      symbols.some(({ kind }) => kind === 'coin' || kind === 'jackpot'),
      'coins and jackpots are not played yet',
    ),
    ...named.filter((id) => !ids.includes(id)).map((id) => `${id} pays and is no symbol`),
    ...says(
      amounts.some((table) =>
        Object.values(table).some((cents) => !(Number.isSafeInteger(cents) && cents > 0)),
      ),
      'pays are whole cents',
    ),
  ]
}

function sets(def: SlotDef): string[] {
  const ids = new Set(def.symbols.map(({ id }) => id))
  return Object.entries(def.reelSets).flatMap(([name, set]) => {
    const unknown = namesIn(set).filter((id) => !ids.has(id))
    const strips = 'strips' in set ? set.strips : []
    const weights = 'weights' in set ? Object.values(set.weights) : []
    return [
      ...unknown.map((id) => `${id} in set ${name} is no symbol`),
      ...says('strips' in set && strips.length !== def.grid.reels, `set ${name} lacks a reel`),
      ...says(
        weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0),
        `weights of set ${name} are whole`,
      ),
      ...says(
        def.evaluate.type === 'ways' && wildLeads(def, strips),
        `set ${name} has a wild on the first reel, where ways begin`,
      ),
    ]
  })
}

function namesIn(set: ReelSet): string[] {
  return 'strips' in set
    ? set.strips.flatMap((strip) => strip.split(' '))
    : Object.keys(set.weights)
}

function wildLeads(def: SlotDef, strips: readonly string[]): boolean {
  const wild = def.symbols.find(({ kind }) => kind === 'wild')?.id
  return wild !== undefined && (strips[0] ?? '').split(' ').includes(wild)
}

function shares({ select, reelSets, mode }: SlotDef): string[] {
  return VARIANTS.flatMap((variant) => {
    const shares = select[variant]
    const sum = shares.reduce((total, { perMillion }) => total + perMillion, 0)
    return [
      ...says(sum !== WHOLE, `the sets of ${variant} do not add up to a million`),
      ...says(mode === 'book' && shares.length !== 1, `a book is played on one set`),
      ...shares.filter(({ set }) => !reelSets[set]).map(({ set }) => `${set} is no set`),
    ]
  })
}

function features({ features, reelSets, symbols, grid }: SlotDef): string[] {
  return features.flatMap((feature) => {
    if (!PLAYED.includes(feature.type)) return [`${feature.type} is not played yet`]
    if (feature.type === 'freeSpins') {
      return says(!reelSets[feature.set], `free spins are played on ${feature.set}, no set`)
    }
    if (feature.type === 'set') {
      const unknown = feature.symbols.filter((id) => !symbols.some((symbol) => symbol.id === id))
      return [
        ...unknown.map((id) => `${id} of ${feature.name} is no symbol`),
        ...says(
          feature.rule === 'order' && feature.symbols.length > grid.reels,
          `${feature.name} is longer than the reels`,
        ),
      ]
    }
    return []
  })
}

function says(wrong: boolean, what: string): string[] {
  return wrong ? [what] : []
}
