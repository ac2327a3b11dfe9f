import { readCoin } from '@camellia/contract/coin'
import type { AnyEndpoint } from '@camellia/contract/endpoint'
import { myTransactions, readDeposit, readWithdraw } from '@camellia/contract/transaction'

/** Whatever shows one's requests and movements; a push about money makes all of them ask again. */
export const OWN_MONEY: readonly AnyEndpoint[] = [
  readDeposit,
  readWithdraw,
  readCoin,
  myTransactions,
]
