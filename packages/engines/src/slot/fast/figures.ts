import { compile } from '../compile'
import type { BookKind, Declared, SlotDef } from '../definition'
import type { Variant } from '../event'
import { exactReturn } from '../exact'
import { type Distribution, distributionOf, type Histograms, histogramsOf } from './distribution'
import { type MadeBooks, makeBooks, priceOf } from './make-books'

/** Everything that is published about one variant of a title. */
export interface Figures {
  readonly variant: Variant
  readonly rtp: number
  readonly base: number
  readonly features: Readonly<Record<string, number>>
  readonly hit: number
  /** How likely a round pays at least the bet. */
  readonly even: number
  readonly sd: number
  /** How likely a round pays at least so many bets. */
  readonly atLeast: readonly { readonly times: number; readonly chance: number }[]
  /**
   * About the greatest win that comes at least once in a billion rounds, and how often it does.
   * About, because the distribution comes from a transform in floating point: where the chance of
   * a step of the pays is within some millionths of one in a billion, its neighbour may be named.
   * 714.1 of crimson-fortune 96 is such a one (714.15 has 1.000006 in a billion); it is part of its
   * definition, and a new definition for it would be worth less than a hash that stays.
   */
  readonly maxX: number
  readonly maxChance: number
  /** How likely a round starts the feature, and what one wins on average, in bets. */
  readonly feature?: { readonly chance: number; readonly average: number }
  /** How likely a round is ended by the cap; 0 where no round is. */
  readonly capChance: number
  readonly buy?: BuyFigures
  readonly chances: Distribution
}

/** Of a bought feature: return and deviation in its price, the greatest win in bets. */
export interface BuyFigures {
  readonly rtp: number
  readonly sd: number
  readonly priceX: number
  readonly maxX: number
  readonly maxChance: number
  readonly capChance: number
  readonly chances: Distribution
}

/** What the figures of all variants stand on: the whole cycles, or the books. */
export interface Ground {
  readonly cycles?: Histograms
  readonly books?: Readonly<Partial<Record<BookKind, MadeBooks>>>
}

export function groundOf(def: SlotDef): Ground {
  if (def.mode === 'strips') return { cycles: histogramsOf(compile(def)) }
  const bought = def.features.some(({ type }) => type === 'buy')
  const spin = makeBooks(def, 'spin')
  return { books: bought ? { spin, buy: makeBooks(def, 'buy') } : { spin } }
}

export function figuresOf(def: SlotDef, variant: Variant, ground: Ground): Figures {
  if (ground.cycles) {
    const { rtp, base, features, feature } = exactReturn(def, variant)
    const chances = distributionOf(compile(def), variant, ground.cycles)
    const { chance, average } = feature
    const shown = chance > 0 ? { feature: { chance, average } } : {}
    return { variant, rtp, base, features, ...shown, ...moments(def, chances), chances }
  }
  const spin = ground.books?.spin
  if (!spin) throw new Error(`${def.id} without its books`)
  const bought = ground.books?.buy
  return {
    variant,
    ...bookReturn(def, spin, variant),
    ...(bought ? { buy: buyFigures(def, bought, variant) } : {}),
  }
}

/** The published part, rounded as it is published. */
export function declaredOf(figures: Figures): Declared {
  const { rtp, base, features, hit, sd, maxX, maxChance, buy } = figures
  return {
    rtp: round(rtp, 8),
    base: round(base, 8),
    features: Object.fromEntries(
      Object.entries(features).map(([name, part]) => [name, round(part, 8)]),
    ),
    hit: round(hit, 6),
    sd: round(sd, 4),
    maxX,
    maxProb: oneIn(maxChance),
    ...(buy ? { buyRtp: round(buy.rtp, 8) } : {}),
  }
}

/** A chance as people say it, with three digits that count. */
export function oneIn(chance: number): string {
  const times = 1 / chance
  const digits = 10 ** Math.max(0, Math.floor(Math.log10(times)) - 2)
  return `1 in ${(Math.round(times / digits) * digits).toLocaleString('en')}`
}

function bookReturn(def: SlotDef, { table, free, featured }: MadeBooks, variant: Variant) {
  const weights = table.weights[variant]
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const chances = new Map<number, number>()
  let freeCents = 0
  let started = 0
  let rtp = 0
  weights.forEach((weight, book) => {
    const payout = table.payouts[book] as number
    chances.set(payout, (chances.get(payout) ?? 0) + weight / total)
    rtp += weight * payout
    freeCents += weight * (free[book] as number)
    started += weight * (featured[book] as number)
  })
  const all = rtp / total / 100
  const freeSpins = freeCents / total / 100
  return {
    rtp: all,
    base: all - freeSpins,
    features: { freeSpins },
    feature: { chance: started / total, average: freeCents / started / 100 },
    ...moments(def, chances),
    chances,
  }
}

function buyFigures(def: SlotDef, bought: MadeBooks, variant: Variant): BuyFigures {
  const priceX = priceOf(def) / 100
  const { rtp, sd, ...rest } = bookReturn(def, bought, variant)
  const { maxX, maxChance, capChance, chances } = rest
  return { rtp: rtp / priceX, sd: sd / priceX, priceX, maxX, maxChance, capChance, chances }
}

const TIMES = [10, 100, 1_000]
const RAREST = 1e-9

function moments({ limits }: SlotDef, chances: Distribution) {
  let mean = 0
  let squares = 0
  for (const [cents, chance] of chances) {
    mean += cents * chance
    squares += cents * cents * chance
  }
  const tail = (cents: number) => {
    let sum = 0
    for (const [found, chance] of chances) if (found >= cents) sum += chance
    return sum
  }
  let [most, rare] = [0, 0]
  for (const [cents, chance] of [...chances].sort((a, b) => b[0] - a[0])) {
    rare += chance
    most = cents
    if (rare >= RAREST) break
  }
  return {
    hit: 1 - (chances.get(0) ?? 0),
    even: tail(100),
    sd: Math.sqrt(squares - mean * mean) / 100,
    atLeast: TIMES.map((times) => ({ times, chance: tail(times * 100) })),
    maxX: most / 100,
    maxChance: rare,
    capChance: chances.get(Math.round(limits.maxWinX * 100)) ?? 0,
  }
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
