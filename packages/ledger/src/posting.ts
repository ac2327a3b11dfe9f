import type { MemberId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'

/** Accounts with a row and a chain, one of each per member; they are never negative. */
export interface MemberAccount {
  readonly account: 'CASH' | 'POINT' | 'HOLD' | 'PROMO'
  readonly owner: MemberId
}

/** Accounts of the house: derived from the transfers, because one hot row would slow every bet. */
export interface HouseAccount {
  readonly account: 'BANK' | 'BONUS' | 'CALLS' | 'COMMISSION' | 'ROUNDING' | `HOUSE:${string}`
}

export type Account = MemberAccount | HouseAccount

export interface Transfer {
  readonly from: Account
  readonly to: Account
  readonly amount: Won
}

/** The kinds of movement, as a history shows them. */
export const POSTING_KINDS = [
  'BET',
  'WIN',
  'BET_SETTLED',
  'BET_VOID',
  'DEPOSIT',
  'WITHDRAW_HOLD',
  'WITHDRAW',
  'WITHDRAW_RETURN',
  'PAYMENT',
  'COLLECT',
  'POINT_CONVERT',
  'POINT_EARNED',
  'PROMO_FUND',
  'PROMO_RETURN',
  'CALL_RESERVE',
  'CALL_RETURN',
  'CALL_BET',
  'CALL_AWARD',
  'CALL_PRIZE',
] as const
export type PostingKind = (typeof POSTING_KINDS)[number]

/**
 * Who names causes. Each kind of thing has a namespace of its own and a client's text only ever
 * follows one, so that no browser can take a name of the system's. Bets have `bet:`, which the
 * database itself puts before their keys.
 */
export type KeySpace = 'transaction' | 'convert' | 'call' | 'promo' | 'demo' | 'test'
export type PostingKey = `${KeySpace}:${string}`

/** One cause and the money it moves: all of it or nothing, once. */
export interface Posting {
  readonly kind: PostingKind
  /** Whose history it belongs to, and whose key it is. */
  readonly member: MemberId
  /** Unique per member: the same key again finds the first answer. */
  readonly key: PostingKey
  /** What was asked, so that the same key with another question is noticed. */
  readonly request: unknown
  readonly transfers: readonly Transfer[]
  readonly answer?: unknown
}

export const cash = (owner: MemberId): Account => ({ account: 'CASH', owner })
export const point = (owner: MemberId): Account => ({ account: 'POINT', owner })
export const hold = (owner: MemberId): Account => ({ account: 'HOLD', owner })
export const promo = (owner: MemberId): Account => ({ account: 'PROMO', owner })
/** What is set aside for gifts that are not played yet. */
export const calls: Account = { account: 'CALLS' }
export const bank: Account = { account: 'BANK' }
export const commission: Account = { account: 'COMMISSION' }
