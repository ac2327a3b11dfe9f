import { type Won, won } from '@camellia/kernel/won'
import type { HourRow } from './report.sql'

const HOURS = 24

interface HourFigures {
  readonly hour: number
  readonly stake: Won
  readonly win: Won
  readonly stakeYesterday: Won
  readonly winYesterday: Won
}

/** Every hour of the day, also those in which nobody played. */
export function hoursFor(rows: readonly HourRow[]): HourFigures[] {
  return Array.from({ length: HOURS }, (_, hour) => {
    const of = (day: HourRow['day']) => rows.filter((row) => row.day === day && row.hour === hour)
    const today = totalOf(of('TODAY'))
    const yesterday = totalOf(of('YESTERDAY'))
    return {
      hour,
      stake: today.stake,
      win: today.win,
      stakeYesterday: yesterday.stake,
      winYesterday: yesterday.win,
    }
  })
}

/** Whole percents of a past that is being filled in; null when nothing is. */
export function fillingFor(
  past: { readonly step: number; readonly steps: number } | null,
): number | null {
  if (!past || past.step >= past.steps) return null
  return Math.floor((past.step * 100) / past.steps)
}

/** Today against yesterday until this minute. */
export function comparedFor(rows: readonly HourRow[]) {
  const today = totalOf(rows.filter(({ day }) => day === 'TODAY'))
  const yesterday = totalOf(rows.filter(({ day, soFar }) => day === 'YESTERDAY' && soFar))
  const pair = (figure: 'rounds' | 'stake' | 'win') => ({
    today: today[figure],
    yesterday: yesterday[figure],
  })
  return { rounds: pair('rounds'), stake: pair('stake'), win: pair('win') }
}

function totalOf(rows: readonly HourRow[]) {
  const sum = (figure: 'rounds' | 'stake' | 'win') =>
    rows.reduce((total, row) => total + row[figure], 0)
  return { rounds: sum('rounds'), stake: won(sum('stake')), win: won(sum('win')) }
}
