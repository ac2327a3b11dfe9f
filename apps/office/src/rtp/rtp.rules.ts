import type { RtpVariant } from '@camellia/contract/game'
import type { DriftDay, Measured, RtpTitle } from '@camellia/contract/rtp'

/** Above the first one looks closer, above the second something is wrong. */
const WARN_Z = 3
const ALARM_Z = 4
export type Mood = 'FEW' | 'INSIDE' | 'WARN' | 'ALARM'

type Kind = Measured['kind']

/** What was measured of the variant that is played now; what is bought is measured by itself. */
export function currentOf(
  { measured, variant }: RtpTitle,
  kind: Kind = 'spin',
): Measured | undefined {
  return measured.find((one) => one.variant === variant && one.kind === kind)
}

/** What lies furthest out of all that was measured of a game, whichever variant it was. */
export function furthestOf({ measured }: RtpTitle): Measured | undefined {
  return measured
    .filter(({ z }) => z !== null)
    .toSorted((a, b) => Math.abs(b.z ?? 0) - Math.abs(a.z ?? 0))[0]
}

/** Of which one is declared what: in basis points. */
export function declaredOf({ variants, declared }: RtpTitle, variant: RtpVariant | null): number {
  return variants.find((one) => one.variant === variant)?.rtp ?? declared
}

export function moodOf(z: number | null | undefined): Mood {
  if (z === null || z === undefined) return 'FEW'
  const away = Math.abs(z)
  if (away > ALARM_Z) return 'ALARM'
  return away > WARN_Z ? 'WARN' : 'INSIDE'
}

/** The furthest from what is declared first; what says nothing yet at the end. */
export function byDistance(titles: readonly RtpTitle[]): readonly RtpTitle[] {
  const away = (title: RtpTitle) => Math.abs(furthestOf(title)?.z ?? -1)
  const known = (title: RtpTitle) => (furthestOf(title) ? 1 : 0)
  return titles.toSorted((a, b) => known(b) - known(a) || away(b) - away(a))
}

const REACHES = [100, 200, 500, 1_000, 2_000, 5_000] as const
/** So many of ten titles have their point well inside; the others may stand at the edge. */
const WELL_INSIDE = 0.8
const ROOM = 1.25

/**
 * How far the little pictures reach to each side, in basis points: the same round number for all
 * of them, so that most can be told apart. One that is far out stands at the edge, marked.
 */
export function reachOf(titles: readonly RtpTitle[]): number {
  const away = titles
    .flatMap((title) => {
      const now = currentOf(title)
      if (now?.low == null || now.mean === null) return []
      return [Math.abs(now.mean - declaredOf(title, title.variant))]
    })
    .toSorted((a, b) => a - b)
  const most = away[Math.ceil(away.length * WELL_INSIDE) - 1] ?? 0
  return REACHES.find((reach) => reach >= most * ROOM) ?? 10_000
}

/** What the house would have kept more or less of these stakes with the other variant. */
export function houseChange(title: RtpTitle, from: RtpVariant, to: RtpVariant): number {
  const staked = title.measured.reduce((sum, { stake }) => sum + stake, 0)
  return Math.round((staked * (declaredOf(title, from) - declaredOf(title, to))) / 10_000)
}

export interface DriftPoint extends DriftDay {
  /** How many rounds of the variant there were until then. */
  readonly at: number
  /** Since the first of the days, in basis points. */
  readonly value: number
}

export interface Drift {
  /** Of the variant with the most. */
  readonly rounds: number
  readonly lines: readonly {
    readonly variant: RtpVariant | null
    readonly points: readonly DriftPoint[]
  }[]
}

/** What each variant paid back as its rounds added up, with the band that narrows with them. */
export function driftOf({ days }: { readonly days: readonly DriftDay[] }): Drift {
  const variants = [...new Set(days.map(({ variant }) => variant))]
  const lines = variants.map((variant) => {
    let at = 0
    const points = days
      .filter((one) => one.variant === variant)
      .flatMap((one): DriftPoint[] => {
        at += one.rounds
        const { value } = one
        return value === null ? [] : [{ ...one, value, at }]
      })
    return { variant, points }
  })
  return { lines, rounds: Math.max(0, ...lines.map(({ points }) => points.at(-1)?.at ?? 0)) }
}
