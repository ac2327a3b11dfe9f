import { currentSession } from '@camellia/client/session'

/**
 * The stake this account chose last in this game, in this browser. Nothing else ever decides a
 * stake: not the balance, not another game, not another account.
 */
export function chosenStake(game: string): number | undefined {
  const kept = Number(localStorage.getItem(keyOf(game)))
  return Number.isSafeInteger(kept) && kept > 0 ? kept : undefined
}

export function keepStake(game: string, stake: number): void {
  localStorage.setItem(keyOf(game), String(stake))
}

function keyOf(game: string): string {
  return `stake:${currentSession().code}:${game}`
}
