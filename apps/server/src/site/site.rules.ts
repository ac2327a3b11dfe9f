import { won } from '@camellia/kernel/won'
import type { Today, WinRow } from './site.sql'

/** Fewer than these say nothing about the site and too much about a person. */
const WINNERS_MIN = 3
const ROUNDS_FOR_RTP = 100

/** Paid back in basis points; nothing where there were too few rounds to tell. */
export function rtpFor({ roundsToday, stake, win }: Today): number | null {
  return roundsToday < ROUNDS_FOR_RTP || stake === 0 ? null : Math.floor((win * 10_000) / stake)
}

export function winnersFor(wins: readonly WinRow[]): WinRow[] {
  if (wins.length < WINNERS_MIN) return []
  return wins.map((row) => ({ ...row, name: maskedName(row.name), win: won(row.win) }))
}

/** 김민수 → 김**: the first letter, and as many stars as hide the rest. */
export function maskedName(name: string): string {
  const [first = ''] = name
  return `${first}**`
}
