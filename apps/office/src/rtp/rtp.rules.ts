import type { RtpVariant } from '@camellia/contract/game'
import type { DriftDay, Measured, RtpChange, RtpTitle } from '@camellia/contract/rtp'
import { businessDay } from '@camellia/kernel/business-day'

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

const REACHES = [400, 800, 1_600, 3_200, 6_400] as const

/** How far the little pictures reach to each side, in basis points: the same for all of them. */
export function reachOf(titles: readonly RtpTitle[]): number {
  const furthest = titles.flatMap((title) => {
    const now = currentOf(title)
    const declared = declaredOf(title, title.variant)
    const places = [now?.low, now?.high, now?.mean].filter((place) => place != null)
    return now?.low == null ? [] : places.map((place) => Math.abs(place - declared))
  })
  const most = Math.max(0, ...furthest)
  return REACHES.find((reach) => reach >= most) ?? 10_000
}

/** What the house would have kept more or less of these stakes with the other variant. */
export function houseChange(title: RtpTitle, from: RtpVariant, to: RtpVariant): number {
  const staked = title.measured.reduce((sum, { stake }) => sum + stake, 0)
  return Math.round((staked * (declaredOf(title, from) - declaredOf(title, to))) / 10_000)
}

export interface DriftPoint extends DriftDay {
  /** Which of the days. */
  readonly at: number
  /** Since the first of the days, in basis points. */
  readonly value: number
}

export interface Drift {
  readonly days: readonly string[]
  readonly lines: readonly {
    readonly variant: RtpVariant | null
    readonly points: readonly DriftPoint[]
  }[]
  readonly marks: readonly { readonly at: number; readonly change: RtpChange }[]
}

/** What each variant paid back since the first day, day by day, with the band of so many rounds. */
export function driftOf(read: {
  readonly days: readonly DriftDay[]
  readonly changes: readonly RtpChange[]
}): Drift {
  const days = [...new Set(read.days.map(({ day }) => day))].sort()
  const variants = [...new Set(read.days.map(({ variant }) => variant))]
  return {
    days,
    lines: variants.map((variant) => ({
      variant,
      points: read.days.flatMap((one): DriftPoint[] => {
        const { value } = one
        if (one.variant !== variant || value === null) return []
        return [{ ...one, value, at: days.indexOf(one.day) }]
      }),
    })),
    marks: read.changes.flatMap((change) => {
      if (change.status !== 'ACTIVE' || !change.decidedAt) return []
      const day = businessDay(new Date(change.decidedAt))
      const at = days.findIndex((one) => one >= day)
      return at < 0 ? [] : [{ at, change }]
    }),
  }
}
