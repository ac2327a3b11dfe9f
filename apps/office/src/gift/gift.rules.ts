import type { InputOf } from '@camellia/contract/endpoint'
import type { makeGift } from '@camellia/contract/gift'
import { GIFT_SPINS_MAX, type Gift } from '@camellia/contract/gift'
import { SLOT_CODES } from '@camellia/contract/play'
import type { MemberId } from '@camellia/kernel/ids'
import { won } from '@camellia/kernel/won'

/** What is typed into the dialog before it is a gift. */
export interface Wish {
  readonly kind: Gift['kind']
  readonly member: number | undefined
  readonly game: string
  readonly bet: number
  readonly spins: number
  readonly amount: number
  readonly memo: string
}

/** What is set aside for it: rounds cost their bet each, a prize costs itself. */
export function priceOf({ kind, bet, spins, amount }: Wish): number {
  return kind === 'SPINS' ? bet * spins : amount
}

/** The gift as it is sent; undefined while something is missing. */
export function giftOf(wish: Wish): InputOf<typeof makeGift> | undefined {
  const { kind, member, bet, spins, amount } = wish
  const memo = wish.memo.trim()
  if (member === undefined || memo === '') return undefined
  const to = { member: member as MemberId, memo }
  if (kind === 'PRIZE') return amount > 0 ? { kind, ...to, amount: won(amount) } : undefined
  const game = SLOT_CODES.find((code) => code === wish.game)
  const counted = Number.isInteger(spins) && spins >= 1 && spins <= GIFT_SPINS_MAX
  return game && bet > 0 && counted ? { kind, ...to, game, bet: won(bet), spins } : undefined
}

export function isOpen({ status }: Pick<Gift, 'status'>): boolean {
  return status === 'PENDING' || status === 'PROCESSING'
}

/** Only before its first round: what a player has begun is theirs to finish. */
export function mayCancel(gift: Pick<Gift, 'status' | 'spins' | 'spinsLeft'>): boolean {
  return isOpen(gift) && gift.spins === gift.spinsLeft
}

/** How many of its rounds were played. */
export function playedOf({ spins, spinsLeft }: Pick<Gift, 'spins' | 'spinsLeft'>): number {
  return (spins ?? 0) - (spinsLeft ?? 0)
}

/** Of the daily limit, in hundredths. */
export function usedOf(given: number, limit: number): number {
  return limit > 0 ? Math.min(100, Math.round((given / limit) * 100)) : 100
}

/** The bets a title offers between the limits it has now. */
export function betsWithin(
  steps: readonly number[],
  { minBet, maxBet }: { readonly minBet: number; readonly maxBet: number },
): readonly number[] {
  return steps.filter((step) => step >= minBet && step <= maxBet)
}

/** The wanted bet, or the offered one that is closest: another title may not offer the same. */
export function nearestBet(offered: readonly number[], wanted: number): number {
  const [nearest = wanted] = offered.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
  return nearest
}
