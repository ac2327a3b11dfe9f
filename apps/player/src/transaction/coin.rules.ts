import type { CoinDeposit } from '@camellia/contract/coin'

/**
 * Coins for so many won at this price, as a decimal text: a coin has more digits than a number
 * keeps. The last digit is rounded up, or too little would be sent.
 */
export function coinsFor(amount: number, rate: number, decimals: number): string {
  const unit = 10n ** BigInt(decimals)
  const price = BigInt(rate)
  const units = (BigInt(amount) * unit + price - 1n) / price
  const part = (units % unit).toString().padStart(decimals, '0').replace(/0+$/, '')
  return part === '' ? `${units / unit}` : `${units / unit}.${part}`
}

export type CoinStage = 'waiting' | 'seen' | 'over'

type Watched = Pick<CoinDeposit, 'seen' | 'expiresAt'>

/** Coins that were seen in time count, however long the chain takes. */
export function stageOf({ seen, expiresAt }: Watched, now: number): CoinStage {
  if (seen) return 'seen'
  return Date.parse(expiresAt) > now ? 'waiting' : 'over'
}

/** 14:05, the way a clock runs down. */
export function countdown(expiresAt: string, now: number): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 1_000))
  const digits = (value: number) => String(value).padStart(2, '0')
  return `${digits(Math.floor(seconds / 60))}:${digits(seconds % 60)}`
}
