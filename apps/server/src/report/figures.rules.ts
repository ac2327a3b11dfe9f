import type { GameType } from '@camellia/contract/game'
import type { FigureName } from '@camellia/contract/report'
import { type Won, won } from '@camellia/kernel/won'
import type { MoneyRow, PlayRow } from './figures.sql'

const BASIS_POINTS = 10_000n

/** What was played and paid, from which every figure of every report is summed. */
export interface Counted {
  readonly play: readonly PlayRow[]
  readonly money: readonly MoneyRow[]
}

export type Sums = Readonly<Record<FigureName, number>>

export function sumsFor({ play, money }: Counted): Sums {
  const paid = (kind: MoneyRow['kind']) =>
    total(
      money.filter((row) => row.kind === kind),
      'amount',
    )
  const deposits = paid('DEPOSIT')
  const withdrawals = paid('WITHDRAWAL')
  const bonuses = paid('BONUS')
  const stake = total(play, 'stake')
  const win = total(play, 'win')
  const ggr = won(stake - win)
  const rolling = rollingFor(play)
  return {
    deposits,
    withdrawals,
    net: won(deposits - withdrawals),
    stake,
    win,
    ggr,
    bonuses,
    rolling,
    profit: won(ggr - bonuses - rolling),
    rounds: total(play, 'rounds'),
  }
}

/** Exact parts together, and one floor at the end (settlement.md). */
function rollingFor(play: readonly PlayRow[]): Won {
  const parts = play.reduce((sum, { rolling }) => sum + BigInt(rolling), 0n)
  return won(Number(parts / BASIS_POINTS))
}

export function pairsFor(now: Sums, before: Sums) {
  const pair = (name: FigureName) => ({ now: now[name], before: before[name] })
  return {
    deposits: pair('deposits'),
    withdrawals: pair('withdrawals'),
    net: pair('net'),
    stake: pair('stake'),
    win: pair('win'),
    ggr: pair('ggr'),
    bonuses: pair('bonuses'),
    rolling: pair('rolling'),
    profit: pair('profit'),
    rounds: pair('rounds'),
  }
}

export interface TypeSums {
  readonly gameType: GameType
  readonly stake: Won
  readonly win: Won
  readonly rounds: number
}

/** By kind of game, the highest stakes first: the kinds add up to the whole. */
export function typesFor(play: readonly PlayRow[]): TypeSums[] {
  return [...groups(play, ({ gameType }) => gameType)]
    .map(([gameType, rows]) => ({
      gameType,
      stake: total(rows, 'stake'),
      win: total(rows, 'win'),
      rounds: total(rows, 'rounds'),
    }))
    .toSorted((a, b) => b.stake - a.stake)
}

/** The part of a period that a chart draws as one bar. */
export function sliceFor(counted: Counted) {
  const { deposits, withdrawals, stake, win } = sumsFor(counted)
  return {
    deposits: won(deposits),
    withdrawals: won(withdrawals),
    stake: won(stake),
    win: won(win),
  }
}

/** What of it matches, of both kinds. */
export function only(
  { play, money }: Counted,
  matches: (row: PlayRow | MoneyRow) => boolean,
): Counted {
  return { play: play.filter(matches), money: money.filter(matches) }
}

export function groups<Row, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): ReadonlyMap<Key, readonly Row[]> {
  const found = new Map<Key, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = found.get(key)
    if (group) group.push(row)
    else found.set(key, [row])
  }
  return found
}

function total<Name extends string>(
  rows: readonly Readonly<Record<Name, number>>[],
  name: Name,
): Won {
  return won(rows.reduce((sum, row) => sum + row[name], 0))
}
