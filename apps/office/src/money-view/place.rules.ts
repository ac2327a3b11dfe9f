import type { OutputOf } from '@camellia/contract/endpoint'
import type { readWhereMoneyIs } from '@camellia/contract/money-view'

export type Where = OutputOf<typeof readWhereMoneyIs>

/** Accounts with a name of their own, of members and of the house. */
const PLACES = [
  'CASH',
  'POINT',
  'HOLD',
  'PROMO',
  'BANK',
  'COIN',
  'BONUS',
  'CALLS',
  'COMMISSION',
  'ROUNDING',
] as const
export type PlaceName = (typeof PLACES)[number]

const KINDS = ['HOUSE', 'PLAY'] as const
const TYPES = ['CASINO', 'SLOT', 'HOLDEM', 'LOTTERY', 'MINI', 'HOTEL', 'SPORTS'] as const

export type Place =
  | { readonly name: PlaceName }
  | { readonly of: (typeof KINDS)[number]; readonly type: (typeof TYPES)[number] }
  | { readonly raw: string }

/** An account as the books write it; the house and the open bets have one for each kind of game. */
export function placeOf(account: string): Place {
  const name = PLACES.find((known) => known === account)
  if (name) return { name }
  const of = KINDS.find((kind) => account.startsWith(`${kind}:`))
  const type = TYPES.find((known) => account === `${of}:${known}`)
  return of && type ? { of, type } : { raw: account }
}

export interface Stock {
  readonly account: string
  readonly balance: number
}

export interface Sides {
  /** Where money came from, as positive amounts, the biggest first. */
  readonly from: readonly Stock[]
  /** Where it is now. */
  readonly to: readonly Stock[]
  /** The length of the longer side: both are the same unless the books are wrong. */
  readonly length: number
}

/** An account below nothing has given money away: the two sides weigh the same. */
export function sidesOf(accounts: readonly Stock[]): Sides {
  const side = (sign: 1 | -1) =>
    accounts
      .flatMap(({ account, balance }) =>
        balance * sign > 0 ? [{ account, balance: balance * sign }] : [],
      )
      .toSorted((a, b) => b.balance - a.balance)
  const [from, to] = [side(-1), side(1)]
  return { from, to, length: Math.max(weightOf(from), weightOf(to)) }
}

function weightOf(side: readonly Stock[]): number {
  return side.reduce((sum, { balance }) => sum + balance, 0)
}

/** In basis points of the longer side. */
export function shareOf(balance: number, length: number): number {
  return length === 0 ? 0 : Math.round((Math.abs(balance) / length) * 10_000)
}
