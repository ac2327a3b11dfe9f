import type { RtpVariant } from '@camellia/contract/game'
import type { Measured, RtpChange, RtpTitle } from '@camellia/contract/rtp'
import { businessDay } from '@camellia/kernel/business-day'

/** Above the first one looks closer, above the second something is wrong. */
const WARN_Z = 3
const ALARM_Z = 4
/** 99 of 100 honest titles stay within this many standard deviations. */
const BAND_99 = 2.576

export type Mood = 'FEW' | 'INSIDE' | 'WARN' | 'ALARM'

/** What was measured of the variant that is played now. */
export function currentOf({ measured, variant }: RtpTitle): Measured | undefined {
  return measured.find((one) => one.variant === variant)
}

/** Of which one is declared what: in basis points. */
export function declaredOf({ variants }: RtpTitle, variant: RtpVariant): number {
  return variants.find((one) => one.variant === variant)?.rtp ?? 0
}

export function moodOf(z: number | null | undefined): Mood {
  if (z === null || z === undefined) return 'FEW'
  const away = Math.abs(z)
  if (away > ALARM_Z) return 'ALARM'
  return away > WARN_Z ? 'WARN' : 'INSIDE'
}

/** The furthest from what is declared first; what says nothing yet at the end. */
export function byDistance(titles: readonly RtpTitle[]): readonly RtpTitle[] {
  const away = (title: RtpTitle) => Math.abs(currentOf(title)?.z ?? -1)
  const known = (title: RtpTitle) => (currentOf(title)?.z == null ? 0 : 1)
  return titles.toSorted((a, b) => known(b) - known(a) || away(b) - away(a))
}

/** The band in which alarms are silent, from the one that 99 of 100 stay in. */
export function outerOf(band: number): number {
  return Math.round((band * ALARM_Z) / BAND_99)
}

const REACHES = [400, 800, 1_600, 3_200, 6_400] as const

/** How far the little pictures reach to each side, in basis points: the same for all of them. */
export function reachOf(titles: readonly RtpTitle[]): number {
  const furthest = titles.flatMap((title) => {
    const now = currentOf(title)
    if (!now || now.band === null || now.rtp === null) return []
    return [outerOf(now.band), Math.abs(now.rtp - declaredOf(title, title.variant))]
  })
  const most = Math.max(0, ...furthest)
  return REACHES.find((reach) => reach >= most) ?? 10_000
}

/** What the house would have kept more or less of these stakes with the other variant. */
export function houseChange(title: RtpTitle, from: RtpVariant, to: RtpVariant): number {
  const staked = title.measured.reduce((sum, { stake }) => sum + stake, 0)
  return Math.round((staked * (declaredOf(title, from) - declaredOf(title, to))) / 10_000)
}

interface DriftDay {
  readonly day: string
  readonly variant: RtpVariant
  readonly rounds: number
  readonly stake: number
  readonly win: number
}

export interface DriftPoint extends DriftDay {
  /** Which of the days. */
  readonly at: number
  /** Since the first of the days, in basis points. */
  readonly value: number
  /** Half of the 99 % band at so many rounds; null with too few rounds to say. */
  readonly band: number | null
}

export interface Drift {
  readonly days: readonly string[]
  readonly lines: readonly {
    readonly variant: RtpVariant
    readonly points: readonly DriftPoint[]
  }[]
  readonly marks: readonly { readonly at: number; readonly change: RtpChange }[]
}

/**
 * What each variant paid back since the first day, day by day, with the band that narrows as its
 * rounds add up: chance falls with the root of their number.
 */
export function driftOf(
  title: RtpTitle,
  read: { readonly days: readonly DriftDay[]; readonly changes: readonly RtpChange[] },
): Drift {
  const days = [...new Set(read.days.map(({ day }) => day))].sort()
  const variants = [...new Set(read.days.map(({ variant }) => variant))]
  return {
    days,
    lines: variants.map((variant) => ({
      variant,
      points: pointsOf(
        read.days.filter((one) => one.variant === variant && one.stake > 0),
        { days, unit: chanceOf(title, variant) },
      ),
    })),
    marks: read.changes.flatMap((change) => {
      if (change.status !== 'ACTIVE' || !change.decidedAt) return []
      const day = businessDay(new Date(change.decidedAt))
      const at = days.findIndex((one) => one >= day)
      return at < 0 ? [] : [{ at, change }]
    }),
  }
}

function pointsOf(
  own: readonly DriftDay[],
  { days, unit }: { readonly days: readonly string[]; readonly unit: number | null },
): readonly DriftPoint[] {
  let [rounds, stake, win] = [0, 0, 0]
  return own.map((day) => {
    rounds += day.rounds
    stake += day.stake
    win += day.win
    const value = Math.round((win / stake) * 10_000)
    const band = unit === null ? null : Math.round(unit / Math.sqrt(rounds))
    return { ...day, at: days.indexOf(day.day), value, band }
  })
}

/**
 * Half of the 99 % band at a single round, from what was measured: how far stakes differ is in it,
 * and without that a band would be too narrow.
 */
function chanceOf({ measured }: RtpTitle, variant: RtpVariant): number | null {
  const known = measured.find((one) => one.variant === variant)
  return known?.band ? known.band * Math.sqrt(known.rounds) : null
}
