import type { OutputOf } from '@camellia/contract/endpoint'
import type { LineFigures, readLines } from '@camellia/contract/report-line'
import { won } from '@camellia/kernel/won'
import { ggrOf, shareOf } from './dashboard.rules'

export type Lines = OutputOf<typeof readLines>
export type Line = Lines['lines'][number]

type Counted = Pick<
  LineFigures,
  'members' | 'active' | 'deposits' | 'withdrawals' | 'stake' | 'win' | 'balances'
>

const COUNTED = [
  'members',
  'active',
  'deposits',
  'withdrawals',
  'stake',
  'win',
  'balances',
] as const

/** What of a line is not in the lines below it: players who hang there directly, and its partner. */
export function restOf({ whole, lines }: Pick<Lines, 'whole' | 'lines'>): Counted {
  const rest = COUNTED.map((name) => {
    const below = lines.reduce((sum, line) => sum + line[name], 0)
    return [name, won(whole[name] - below)] as const
  })
  return Object.fromEntries(rest) as unknown as Counted
}

/** A hold of a tenth is as strong as a tint becomes. */
const STRONG_BP = 1_000

/** From −1 to 1: how much of the stakes stayed. */
export function tintOf(line: Pick<LineFigures, 'stake' | 'win'>): number {
  const hold = shareOf(ggrOf(line), line.stake) ?? 0
  return Math.max(-1, Math.min(1, hold / STRONG_BP))
}

/** Rows of the table by partner and day, the newest day first, the biggest line first. */
export function dayRowsOf({ lines, days }: Pick<Lines, 'lines' | 'days'>) {
  return days.toReversed().map(({ day, deposits, withdrawals }) => ({
    day,
    deposits,
    withdrawals,
    lines: lines.map(({ id, days: own }) => ({
      id,
      deposits: own.find((one) => one.day === day)?.deposits ?? 0,
      withdrawals: own.find((one) => one.day === day)?.withdrawals ?? 0,
    })),
  }))
}
