import { TITLES } from '../titles/titles'
import type { Declared, Evaluate, Feature, PayGroup, SlotDef, SlotSymbol } from './definition'
import { VARIANTS, type Variant } from './event'
import { defHash } from './hash'

/** What a player may know of a slot before playing it: all of it, from the definition alone. */
export interface SlotFace {
  readonly code: string
  readonly hash: string
  readonly version: string
  readonly title: Readonly<Record<'ko' | 'en', string>>
  readonly theme: string
  /** Rows by reel. */
  readonly rows: readonly number[]
  readonly symbols: readonly SlotSymbol[]
  readonly evaluate: Evaluate
  /** Cents: hundredths of the bet, by symbol and count. */
  readonly pays: SlotDef['pays']
  readonly groups: readonly PayGroup[]
  readonly features: readonly Feature[]
  readonly betSteps: readonly number[]
  readonly betMin: number
  readonly betMax: number
  readonly variants: Readonly<Record<Variant, VariantFace>>
  /** 1 to 5, by the standard deviation of a round. */
  readonly volatility: number
  readonly maxWinX: number
  /** In hundredths of the bet. */
  readonly buyPrice?: number
}

export interface VariantFace extends Declared {
  /** The declared return in basis points. */
  readonly rtpBasisPoints: number
}

export function slotFace(code: string): SlotFace | undefined {
  const def = TITLES[code]
  return def && faceOf(def)
}

export function faceOf(def: SlotDef): SlotFace {
  const { id, version, title, theme, grid, limits, declared, features } = def
  const buy = features.find((feature) => feature.type === 'buy')
  return {
    code: id,
    hash: defHash(def),
    version,
    title,
    theme,
    rows: grid.rows as readonly number[],
    symbols: def.symbols,
    evaluate: def.evaluate,
    pays: def.pays,
    groups: def.groups ?? [],
    features,
    betSteps: limits.betSteps,
    betMin: Math.min(...limits.betSteps),
    betMax: Math.max(...limits.betSteps),
    variants: Object.fromEntries(
      VARIANTS.map((variant) => [variant, variantFace(declared[variant])]),
    ) as Readonly<Record<Variant, VariantFace>>,
    volatility: volatilityOf(declared['96'].sd),
    maxWinX: limits.maxWinX,
    ...(buy ? { buyPrice: buy.price } : {}),
  }
}

function variantFace(declared: Declared): VariantFace {
  return { ...declared, rtpBasisPoints: Math.round(declared.rtp * 10_000) }
}

/** Limits of the standard deviation between the classes (games.md 2.3). */
const CLASSES = [2.5, 4, 6, 9]

export function volatilityOf(sd: number): number {
  return 1 + CLASSES.filter((limit) => sd >= limit).length
}
