import type { OutputOf } from '@camellia/contract/endpoint'
import type { readDashboard } from '@camellia/contract/report'
import { businessDay } from '@camellia/kernel/business-day'
import { won } from '@camellia/kernel/won'
import type { HourBar } from '@camellia/ui/office-chart-hours'

export type Dashboard = OutputOf<typeof readDashboard>

export interface Figure {
  readonly today: number
  readonly yesterday: number
}

/** Gross gaming revenue: what was staked less what was won. */
export function ggrOf({ stake, win }: { readonly stake: number; readonly win: number }): number {
  return won(stake - win)
}

export function ggrFigure({ stake, win }: Pick<Dashboard, 'stake' | 'win'>): Figure {
  return {
    today: ggrOf({ stake: stake.today, win: win.today }),
    yesterday: ggrOf({ stake: stake.yesterday, win: win.yesterday }),
  }
}

/** Whole won, or whole rounds: the fraction of an average says nothing. */
export function averageOf(sum: Figure, count: Figure): Figure {
  const average = (total: number, by: number) => (by === 0 ? 0 : Math.round(total / by))
  return {
    today: average(sum.today, count.today),
    yesterday: average(sum.yesterday, count.yesterday),
  }
}

/** In basis points of what was staked; nothing staked has no share. */
export function shareOf(part: number, stake: number): number | undefined {
  return stake === 0 ? undefined : Math.round((part * 10_000) / stake)
}

/** The hours of the chart: running revenue until the hour we are in, and all of yesterday's. */
export function hoursOf({ at, hours }: Pick<Dashboard, 'at' | 'hours'>): readonly HourBar[] {
  const now = hourOf(at)
  let running = 0
  let runningYesterday = 0
  return hours.map(({ hour, stake, win, stakeYesterday, winYesterday }) => {
    running += stake - win
    runningYesterday += stakeYesterday - winYesterday
    return {
      hour,
      up: stake,
      down: win,
      running: hour <= now ? running : undefined,
      runningYesterday,
    }
  })
}

/** The hour of the business day a moment falls in. */
export function hourOf(at: string): number {
  const start = Date.parse(`${businessDay(new Date(at))}T00:00:00+09:00`)
  return Math.floor((Date.parse(at) - start) / 3_600_000)
}
