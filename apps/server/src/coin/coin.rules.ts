import { COINS, type CoinName } from '@camellia/contract/coin'
import { type Won, won } from '@camellia/kernel/won'

/** Minutes a price holds, and how long after it a late payment is still looked for. */
export const QUOTE_MINUTES = 30
export const LATE_HOURS = 24

/** Prices a member may ask for in a day without paying one: each is watched for as long. */
export const UNPAID_PER_DAY = 20

export function coinOf(name: CoinName) {
  const found = COINS.find(({ coin }) => coin === name)
  if (!found) throw new Error(`no such coin: ${name}`)
  return found
}

/** The smallest parts that are worth at least this much: whoever sends them gets the full amount. */
export function unitsFor(amount: Won, rate: Won, decimals: number): bigint {
  const parts = BigInt(amount) * 10n ** BigInt(decimals)
  return (parts + BigInt(rate) - 1n) / BigInt(rate)
}

/** What was sent in won, at the price that was promised; the fraction of a won is nobody's. */
export function wonFor(units: bigint, rate: Won, decimals: number): Won {
  return won(Number((units * BigInt(rate)) / 10n ** BigInt(decimals)))
}

/** Parts as people read them: 1500000 of six digits is 1.5. */
export function decimalOf(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, -decimals)
  const rest = digits.slice(-decimals).replace(/0+$/, '')
  return rest ? `${whole}.${rest}` : whole
}

export type CoinStep = 'WAIT' | 'CONFIRM' | 'CREDIT' | 'EXPIRE' | 'LATE' | 'CLOSE'

/** What is to be done about a coin deposit now that the chain was looked at. */
export function stepFor(state: {
  readonly pending: boolean
  readonly paid: boolean
  readonly confirmed: boolean
  /** The payment was seen before the price ended. */
  readonly inTime: boolean
  readonly expired: boolean
  readonly forgotten: boolean
}): CoinStep {
  const { pending, paid, confirmed, inTime, expired, forgotten } = state
  if (paid && pending && inTime) return confirmed ? 'CREDIT' : 'CONFIRM'
  if (paid && confirmed && !pending) return 'LATE'
  if (pending && expired) return 'EXPIRE'
  return forgotten && !paid ? 'CLOSE' : 'WAIT'
}
