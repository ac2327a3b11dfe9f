import type { Game, Mechanic, Theme } from '@camellia/contract/game'
import type { Feature } from '@camellia/engines/slot/definition'
import { type SlotFace, slotFace } from '@camellia/engines/slot/face'
import { CERTIFIED } from '@camellia/engines/titles/certified'
import type { GameRow } from './catalog.sql'

/** What the catalogue says of a title: its row, and what its definition declares. */
export function gameFor({ variant, ...row }: GameRow): Game {
  const face = slotFace(row.code)
  if (!face || !variant) return { ...row, slot: null }
  const declared = face.variants[variant]
  const { spin, buy } = CERTIFIED[row.code]?.variants[variant] ?? {}
  return {
    ...row,
    rtp: declared.rtpBasisPoints,
    slot: {
      variant,
      volatility: face.volatility,
      hit: Math.round(declared.hit * 10_000),
      even: Math.round((spin?.even ?? 0) * 10_000),
      // What was proven to be there, never the bound that no round passes. A bought feature costs
      // many bets, so its win is not one of a spin.
      maxWin: spin?.maxX ?? declared.maxX,
      maxWinBought: buy?.maxX ?? null,
      mechanics: mechanicsOf(face),
      themes: [...(THEMED[face.theme] ?? [])],
    },
  }
}

/** A title's own theme is its look; what people search by is broader, and may be several. */
const THEMED: Readonly<Record<string, readonly Theme[]>> = {
  crimson: ['FORTUNE', 'CLASSIC'],
  tiger: ['KOREA', 'NATURE'],
  thunder: ['MYTH'],
  bingsu: ['KOREA', 'SWEETS'],
  diamond: ['FORTUNE', 'CLASSIC'],
  hwatu: ['KOREA', 'NATURE'],
}

const EVALUATES = {
  lines: 'LINES',
  ways: 'WAYS',
  anywhere: 'ANYWHERE',
  cluster: 'CLUSTER',
} as const satisfies Record<SlotFace['evaluate']['type'], Mechanic>

const FEATURES: Partial<Record<Feature['type'], Mechanic>> = {
  freeSpins: 'FREE_SPINS',
  tumble: 'TUMBLE',
  orbMult: 'MULTIPLIER',
  cellMult: 'MULTIPLIER',
  set: 'SETS',
  buy: 'BUY',
}

export function mechanicsOf({ evaluate, features, symbols }: SlotFace): Mechanic[] {
  const wilds = symbols.some(({ kind, mult }) => kind === 'wild' && mult !== undefined)
  const named = features.flatMap(({ type }) => FEATURES[type] ?? [])
  return [
    ...new Set<Mechanic>([
      EVALUATES[evaluate.type],
      ...named,
      ...(wilds ? (['MULTIPLIER'] as const) : []),
    ]),
  ]
}
