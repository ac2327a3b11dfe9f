import { createHash } from 'node:crypto'
import { COIN_NAMES, type CoinName } from '@camellia/contract/coin'
import { won } from '@camellia/kernel/won'
import type { AppDb } from '../http/tell'
import type { ChainWatcher } from './chain-watcher'
import { selectSimulated } from './coin.sql'

/** Invented coins have invented, fixed prices: nobody mistakes them for a market. */
const RATES: Readonly<Record<CoinName, number>> = { PLAY: 1_000, DEMO: 50_000 }

/** Seconds between two blocks of the invented chain. */
const BLOCK_SECONDS = 2

/** The chain of play money: a payment is a row, and it is confirmed as time goes by. */
export function createSimulator(db: AppDb): ChainWatcher {
  return {
    coins: COIN_NAMES,
    simulated: true,
    confirmationsNeeded: 3,
    rateOf: (coin) => Promise.resolve(won(RATES[coin])),
    openAddress(coin, deposit) {
      const digest = createHash('sha256').update(`${coin}:${deposit}`).digest('hex')
      return Promise.resolve(`${coin.toLowerCase()}1${digest.slice(0, 38)}`)
    },
    async look(addresses) {
      const rows = await db.system((tx) => selectSimulated(tx, addresses))
      return rows.map(({ units, age, ...payment }) => ({
        ...payment,
        units: BigInt(units),
        confirmations: Math.floor(age / BLOCK_SECONDS),
      }))
    },
  }
}
