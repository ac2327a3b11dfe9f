import {
  type MemberRates,
  RATE_TYPES,
  type RatesByType,
  type RateType,
} from '@camellia/contract/rate'
import { refuse } from '@camellia/kernel/refusal'

export type Bounds = Pick<MemberRates, 'rolling' | 'losing'>

export const NO_RATES: RatesByType = {
  CASINO: 0,
  SLOT: 0,
  MINI: 0,
  HOLDEM: 0,
  SPORTS: 0,
  LOTTERY: 0,
}

/** As the database keeps them: what is absent is nothing. */
export function ratesFrom(kept: Partial<RatesByType> | null): RatesByType {
  return { ...NO_RATES, ...kept }
}

export interface RateProblem {
  readonly kind: 'rolling' | 'losing'
  readonly type: RateType
  readonly own: number
  readonly most: number
}

/** Where a member would get more than the partner above them has to give. */
export function ratesAbove(own: Bounds, most: Bounds | null): readonly RateProblem[] {
  if (!most) return []
  return (['rolling', 'losing'] as const).flatMap((kind) =>
    RATE_TYPES.filter((type) => own[kind][type] > most[kind][type]).map((type) => ({
      kind,
      type,
      own: own[kind][type],
      most: most[kind][type],
    })),
  )
}

/** A tenth of what is staked is more than any game keeps: above it everybody would be paid to bet. */
const ROLLING_MOST = 1_000
const CEILING: Bounds = { rolling: every(ROLLING_MOST), losing: every(10_000) }

function every(rate: number): RatesByType {
  return Object.fromEntries(RATE_TYPES.map((type) => [type, rate])) as unknown as RatesByType
}

/** product.md 8: a child's rate may not exceed the parent's, nor a parent's fall below a child's. */
export function checkRates(
  own: Bounds,
  { most, least }: { readonly most: Bounds | null; readonly least: Bounds },
): void {
  const problems = [
    ...ratesAbove(own, CEILING),
    ...ratesAbove(own, most),
    ...ratesAbove(least, own),
  ]
  if (problems.length > 0) refuse('INVALID_RATE', { problems })
}

/** The highest of several, type by type. */
export function highest(of: readonly Bounds[]): Bounds {
  const top = (kind: 'rolling' | 'losing') =>
    Object.fromEntries(
      RATE_TYPES.map((type) => [type, Math.max(0, ...of.map((rates) => rates[kind][type]))]),
    ) as unknown as RatesByType
  return { rolling: top('rolling'), losing: top('losing') }
}
