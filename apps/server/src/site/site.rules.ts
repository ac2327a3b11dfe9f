import { won } from '@camellia/kernel/won'
import type { PlayedRow, WinRow } from './site.sql'

/** Fewer than these say nothing about the site and too much about a person. */
const WINNERS_MIN = 3
const ROUNDS_FOR_RTP = 10_000
const PLAYERS_MIN = 3
const POPULAR_MIN = 3
const POPULAR_MAX = 12

/** Paid back in basis points; nothing where there were too few rounds to tell. */
export function rtpFor(played: readonly PlayedRow[]): number | null {
  const sum = (part: 'rounds' | 'stake' | 'win') =>
    played.reduce((total, row) => total + row[part], 0)
  const stake = sum('stake')
  if (sum('rounds') < ROUNDS_FOR_RTP || stake === 0) return null
  return Math.floor((sum('win') * 10_000) / stake)
}

/** A title that one person played is not popular, and two titles are no ranking. */
export function popularFor(played: readonly PlayedRow[]) {
  const popular = played.filter(({ players }) => players >= PLAYERS_MIN)
  if (popular.length < POPULAR_MIN) return []
  return popular.slice(0, POPULAR_MAX).map(({ game, players }) => ({ game, players }))
}

/** Of enough different people: a list of one lucky player would point at that player. */
export function winnersFor(wins: readonly WinRow[]) {
  if (new Set(wins.map(({ member }) => member)).size < WINNERS_MIN) return []
  return wins.map(({ name, game, win, stake }) => ({
    ...{ name: maskedName(name), game, stake },
    win: won(win),
  }))
}

/** 김민수 → 김**: the first letter, and as many stars as hide the rest. */
export function maskedName(name: string): string {
  const [first = ''] = name
  return `${first}**`
}
