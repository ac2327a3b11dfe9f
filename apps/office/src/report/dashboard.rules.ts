import type { OutputOf } from '@camellia/contract/endpoint'
import type { readDashboard, readToDo } from '@camellia/contract/report'
import { businessDay } from '@camellia/kernel/business-day'
import { won } from '@camellia/kernel/won'
import type { HourBar } from '@camellia/ui/office-chart-hours'

export type Dashboard = OutputOf<typeof readDashboard>
export type ToDo = OutputOf<typeof readToDo>

/** Of a period, and of the one before until the same time. */
export interface Figure {
  readonly now: number
  readonly before: number
}

/** Gross gaming revenue: what was staked less what was won. */
export function ggrOf({ stake, win }: { readonly stake: number; readonly win: number }): number {
  return won(stake - win)
}

export function netOf(part: { readonly deposits: number; readonly withdrawals: number }): number {
  return won(part.deposits - part.withdrawals)
}

/** In basis points of what was staked; nothing staked has no share. */
export function shareOf(part: number, stake: number): number | undefined {
  return stake === 0 ? undefined : Math.round((part * 10_000) / stake)
}

/** Money in and out by hour of one day, or by day of a longer period, with the running net. */
export function flowOf(data: Pick<Dashboard, 'at' | 'period' | 'from' | 'hours' | 'days'>) {
  return data.hours.length > 0 ? hoursOf(data) : daysOf(data)
}

function hoursOf({ at, period, hours }: Pick<Dashboard, 'at' | 'period' | 'hours'>): HourBar[] {
  const last = period === 'TODAY' ? hourOf(at) : hours.length - 1
  let running = 0
  let runningBefore = 0
  return hours.map(({ hour, deposits, withdrawals, before }) => {
    running += netOf({ deposits, withdrawals })
    runningBefore += netOf(before)
    return {
      hour,
      up: deposits,
      down: withdrawals,
      running: hour <= last ? running : undefined,
      runningYesterday: runningBefore,
    }
  })
}

function daysOf({ from, days }: Pick<Dashboard, 'from' | 'days'>): HourBar[] {
  let running = 0
  return periodDays({ from, days }).map(({ deposits, withdrawals }, place) => {
    running += netOf({ deposits, withdrawals })
    return { hour: place, up: deposits, down: withdrawals, running, runningYesterday: undefined }
  })
}

/** The chart of days begins earlier than a short period does. */
export function periodDays({ from, days }: Pick<Dashboard, 'from' | 'days'>) {
  return days.filter(({ day }) => day >= from)
}

/** The hour of the business day a moment falls in. */
export function hourOf(at: string): number {
  const start = Date.parse(`${businessDay(new Date(at))}T00:00:00+09:00`)
  return Math.floor((Date.parse(at) - start) / 3_600_000)
}
