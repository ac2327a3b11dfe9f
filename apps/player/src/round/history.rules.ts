import type { ListedRound } from '@camellia/contract/round'
import type { SlotOutcome } from '@camellia/engines/slot/engine'
import type { Cell, Grid } from '@camellia/engines/slot/event'
import { seoulTime } from '@camellia/i18n/seoul'
import { CSV_BEGIN, type CsvCell, csvLine } from '@camellia/kernel/csv'
import { isOpen, netOf, type Played, paidFor } from '../site/round-result'

type Tone = 'won' | 'plain' | 'gift' | 'cancelled'

/** What came back below the stake is no win to speak of. */
export function toneOf({ gift, status, win, stake }: Played): Tone {
  if (status === 'CANCEL') return 'cancelled'
  if (gift) return 'gift'
  return win > stake ? 'won' : 'plain'
}

/** To two decimals, for reading only. */
export function timesOf(win: number, bet: number): number {
  return bet === 0 ? 0 : Math.round((win / bet) * 100) / 100
}

export interface FirstBoard {
  readonly grid: Grid
  /** Cells of the first win on it, as "reel:row". */
  readonly lit: ReadonlySet<string>
}

/** The board as the reels first stopped, with what won on it. */
export function firstBoard({ events }: SlotOutcome): FirstBoard | undefined {
  const at = events.findIndex(({ type }) => type === 'reveal')
  const board = events[at]
  if (board?.type !== 'reveal') return undefined
  const next = events[at + 1]
  const cells = next?.type === 'win' ? next.wins.flatMap((win) => win.cells) : []
  return { grid: board.grid, lit: new Set(cells.map(cellName)) }
}

export function cellName([reel, row]: Cell): string {
  return `${reel}:${row}`
}

/** Free spins of a round, those won within them too. */
export function freeSpinsOf({ events }: SlotOutcome): number {
  return events.reduce(
    (sum, event) => (event.type === 'fsStart' || event.type === 'fsMore' ? sum + event.spins : sum),
    0,
  )
}

export interface CsvWords {
  readonly head: readonly string[]
  readonly nameOf: (code: string) => string
  readonly statusOf: (round: ListedRound) => string
}

/** All of it as a file for a sheet; names chosen by others cannot become formulas. */
export function csvOf(
  rounds: readonly ListedRound[],
  { head, nameOf, statusOf }: CsvWords,
): string {
  const line = (round: ListedRound): CsvCell[] => [
    seoulTime(round.createdAt).replace('T', ' '),
    nameOf(round.game),
    round.id,
    paidFor(round),
    isOpen(round) ? '' : round.win,
    round.cancelStake,
    netOf(round) ?? '',
    round.balanceBefore,
    round.balanceAfter,
    statusOf(round),
  ]
  return CSV_BEGIN + [[...head], ...rounds.map(line)].map(csvLine).join('')
}
