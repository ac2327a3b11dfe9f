import type { EventView, OpenBet, TableState } from '@camellia/contract/event'
import type { EventRow, OpenBetRow } from './event.sql'

/** A round that cannot go on for so long after it closed is void, and its bets are given back. */
export const GIVE_UP_MS = 180_000
/** Less time for betting than this is none: the round takes the next hour of closing. */
const LEAST_OPEN_MS = 5_000
export const RESULTS_SHOWN = 20

export function eventFor(row: EventRow): EventView {
  const { id, game, number, phase, commit, bets, outcome } = row
  return {
    ...{ id, game, number, phase, commit, bets, outcome },
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
  }
}

export function openBetFor({ placedAt, ...row }: OpenBetRow): OpenBet {
  return { ...row, placedAt: placedAt.toISOString() }
}

/** Closing is at every multiple of so many seconds by the clock, the same for everyone. */
export function closingAfter(now: Date, everySeconds: number): Date {
  const every = everySeconds * 1_000
  const next = Math.ceil((now.getTime() + LEAST_OPEN_MS) / every) * every
  return new Date(next)
}

const PHASES = ['OPEN', 'CLOSED', 'DRAWN', 'SETTLED', 'VOID'] as const
/** More bets than a round will ever have, so that every later phase counts more than they do. */
const BETS_BELOW = 1_000_000

/** What a screen shows; `seq` grows with every bet, every phase and every round. */
export function tableOf(game: string, newest: readonly EventRow[], now: Date): TableState {
  const [top] = newest
  const current = newest.find(({ phase }) => phase === 'OPEN' || phase === 'CLOSED')
  const step = top ? PHASES.indexOf(top.phase) : 0
  const within = top ? (step === 0 ? Math.min(top.bets, BETS_BELOW - 1) : BETS_BELOW + step) : 0
  return {
    game,
    seq: (top?.number ?? 0) * 2 * BETS_BELOW + within,
    now: now.toISOString(),
    current: current ? eventFor(current) : null,
    results: newest
      .filter(({ outcome, phase }) => outcome !== null || phase === 'VOID')
      .slice(0, RESULTS_SHOWN)
      .map(eventFor),
  }
}

/** Whether the round waits for something that will not come. */
export function isStuck(row: EventRow, now: Date): boolean {
  const waits = row.phase === 'OPEN' || row.phase === 'CLOSED'
  return waits && now.getTime() > row.closesAt.getTime() + GIVE_UP_MS
}
