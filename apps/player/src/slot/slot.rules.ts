/** One step up or down the list of bets. */
export function stepBet(bets: readonly number[], bet: number, direction: 1 | -1): number {
  const at = bets.indexOf(bet)
  return bets[Math.max(0, Math.min(bets.length - 1, at + direction))] ?? bet
}

/**
 * The bet a game opens with: the one the player chose in it, else the second-lowest. Never one that
 * follows the balance: the next press would be sent with a stake that nobody chose.
 */
export function openingBet(bets: readonly number[], chosen?: number): number {
  if (chosen !== undefined && bets.includes(chosen)) return chosen
  return bets[1] ?? bets[0] ?? 0
}

interface OnShow {
  /** After the win. */
  readonly balance: number
  readonly win: number
}

/**
 * What a player sees of the balance while a round is on show: its win comes when it was seen. One
 * of an earlier visit was paid out long ago: unless nothing has moved since, only the balance of
 * now is true.
 */
export function seenBalance(
  now: number | undefined,
  round: OnShow | undefined,
  earlier: boolean,
): number | undefined {
  if (!round || (earlier && round.balance !== now)) return now
  return round.balance - round.win
}

/** What a price in hundredths of the bet costs. */
export function priceOf(bet: number, hundredths: number): number {
  return Math.floor((bet * hundredths) / 100)
}

/** Cents of a round as money. */
export function moneyOf(bet: number, cents: number): number {
  return Math.floor((bet * cents) / 100)
}

/**
 * What pays from which count to which, the best first: a count between two that are listed pays as
 * the lower one. `most` is how many of a symbol can count at once.
 */
export function payRanges(
  pays: Readonly<Record<number, number>>,
  most: number,
): readonly { readonly counts: string; readonly cents: number }[] {
  const listed = Object.keys(pays)
    .map(Number)
    .sort((a, b) => a - b)
  const ranges = listed.map((count, at) => {
    const next = listed[at + 1]
    const last = next === undefined ? most : next - 1
    const more = next === undefined ? '+' : `–${last}`
    return { counts: last <= count ? `${count}` : `${count}${more}`, cents: pays[count] ?? 0 }
  })
  return ranges.reverse()
}

/** Time since the game was opened. */
export function clockText(ms: number, withHours: boolean): string {
  const seconds = Math.floor(ms / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return withHours || seconds >= 3_600 ? `${two(Math.floor(seconds / 3_600))}:${rest}` : rest
}

export interface Net {
  readonly paid: number
  readonly won: number
}
