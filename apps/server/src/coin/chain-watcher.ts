import type { CoinName } from '@camellia/contract/coin'
import type { Won } from '@camellia/kernel/won'

/** A payment to one of our addresses, as a chain shows it. */
export interface SeenPayment {
  readonly address: string
  /** In the smallest parts of the coin. */
  readonly units: bigint
  readonly hash: string
  readonly confirmations: number
}

/**
 * What the product needs of a chain. A licensed operator brings one for real coins; play money
 * comes with a simulator. Whoever implements it may be slow or away: it is asked again, and a
 * payment that is reported twice is credited once.
 */
export interface ChainWatcher {
  readonly coins: readonly CoinName[]
  /** Whether members may pretend to have paid. */
  readonly simulated: boolean
  readonly confirmationsNeeded: number
  /** Won for one coin at this moment. */
  rateOf(coin: CoinName): Promise<Won>
  /** An address that serves this one deposit and no other. */
  openAddress(coin: CoinName, deposit: string): Promise<string>
  look(addresses: readonly string[]): Promise<readonly SeenPayment[]>
}

/** Where no chain is connected, no coin is offered. */
export const NO_CHAIN: ChainWatcher = {
  coins: [],
  simulated: false,
  confirmationsNeeded: 1,
  rateOf: () => Promise.reject(new Error('no chain is connected')),
  openAddress: () => Promise.reject(new Error('no chain is connected')),
  look: () => Promise.resolve([]),
}
