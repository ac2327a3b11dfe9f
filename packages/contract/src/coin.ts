import * as z from 'zod/mini'
import { anyPlayer, endpoint } from './endpoint'
import { amountField, noData, nothing, timeField, wonField } from './fields'
import { ownTransaction } from './transaction'

/** Invented coins for play money, each on one network; a licensed operator brings real ones. */
export const COINS = [
  { coin: 'PLAY', network: 'PlayChain', decimals: 6 },
  { coin: 'DEMO', network: 'DemoNet', decimals: 8 },
] as const
export const COIN_NAMES = ['PLAY', 'DEMO'] as const
export type CoinName = (typeof COIN_NAMES)[number]

/** One coin deposit while it waits for the chain. */
export const coinDeposit = z.object({
  transaction: ownTransaction,
  coin: z.enum(COIN_NAMES),
  network: z.string(),
  address: z.string(),
  /** What to send, as a decimal text: coins have more digits than a number keeps. */
  coinAmount: z.string(),
  /** Won for one coin, fixed until the quote ends. */
  rate: wonField,
  expiresAt: timeField,
  /** What the chain has shown so far. */
  seen: z.nullable(
    z.object({ coinAmount: z.string(), hash: z.string(), confirmations: z.int(), needed: z.int() }),
  ),
})

export const readCoin = endpoint({
  method: 'GET',
  path: '/deposit/coin',
  summary: 'Coins that may be sent, their price now, and my coin deposit that waits.',
  access: anyPlayer,
  scope: 'SELF',
  input: nothing,
  output: z.object({
    limits: z.object({ min: wonField, max: wonField }),
    coins: z.array(
      z.object({
        coin: z.enum(COIN_NAMES),
        network: z.string(),
        decimals: z.int(),
        rate: wonField,
      }),
    ),
    /** Minutes a price holds. */
    quoteMinutes: z.int(),
    open: z.nullable(coinDeposit),
    /** Whether one may pretend to have sent it: only where money is play money. */
    simulated: z.boolean(),
  }),
  refuses: [],
})

export const requestCoin = endpoint({
  method: 'POST',
  path: '/deposit/coin/request',
  summary: 'Fix a price and get an address to send coins to.',
  access: anyPlayer,
  scope: 'SELF',
  money: 'KEY_REQUIRED',
  input: z.strictObject({ coin: z.enum(COIN_NAMES), amount: amountField }),
  output: coinDeposit,
  refuses: [
    'INVALID_MIN_DEPOSIT',
    'INVALID_MAX_DEPOSIT',
    'ALREADY_EXIST_REQUEST',
    'LIMIT_REACHED',
    'SELF_EXCLUDED',
    'CONFLICT',
  ],
})

export const cancelCoin = endpoint({
  method: 'POST',
  path: '/deposit/coin/cancel',
  summary: 'Take back my coin deposit while nothing was sent.',
  access: anyPlayer,
  scope: 'SELF',
  input: z.strictObject({ id: z.uuid() }),
  output: noData,
  refuses: ['NOT_FOUND', 'CONFLICT'],
})

export const simulateCoin = endpoint({
  method: 'POST',
  path: '/deposit/coin/simulate',
  summary: 'Play money only: pretend that the coins were sent.',
  access: anyPlayer,
  scope: 'SELF',
  input: z.strictObject({ id: z.uuid() }),
  output: noData,
  refuses: ['NOT_FOUND', 'CONFLICT', 'ACCESS_DENIED'],
})

export type CoinDeposit = z.output<typeof coinDeposit>
