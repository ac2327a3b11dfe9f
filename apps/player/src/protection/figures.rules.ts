import type { OutputOf } from '@camellia/contract/endpoint'
import type { readFigures } from '@camellia/contract/protection'

export type FigureDay = OutputOf<typeof readFigures>['days'][number]

/** What the rounds came to: less than nothing when more was staked than won. */
export function netOf({ stake, win }: Pick<FigureDay, 'stake' | 'win'>): number {
  return win - stake
}

export type FigureSums = Omit<FigureDay, 'day'>

export function sumsOf(days: readonly FigureDay[]): FigureSums {
  const sum = (of: keyof FigureSums) => days.reduce((total, day) => total + day[of], 0)
  return {
    deposits: sum('deposits'),
    withdrawals: sum('withdrawals'),
    stake: sum('stake'),
    win: sum('win'),
    rounds: sum('rounds'),
    minutes: sum('minutes'),
  } as FigureSums
}

export interface Column {
  /** In percent of the height, from the top. */
  readonly top: number
  readonly size: number
}

export interface Columns {
  readonly columns: readonly Column[]
  /** Where nothing is, in percent from the top. */
  readonly zero: number
  readonly high: number
  readonly low: number
}

/** Bars that stand on the line of nothing or hang from it. */
export function columnsFor(values: readonly number[]): Columns {
  const high = Math.max(0, ...values)
  const low = Math.min(0, ...values)
  const span = high - low || 1
  const zero = (high / span) * 100
  const columns = values.map((value) => {
    const size = (Math.abs(value) / span) * 100
    return { top: value > 0 ? zero - size : zero, size }
  })
  return { columns, zero, high, low }
}
