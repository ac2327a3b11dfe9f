import type { Permission } from '@camellia/contract/abilities'
import {
  claimDeposit,
  claimHandover,
  claimWithdrawal,
  decideDeposits,
  decideHandovers,
  decideWithdrawals,
  listDeposits,
  listHandovers,
  listWithdrawals,
  readDepositRequest,
  readHandover,
  readWithdrawRequest,
} from '@camellia/contract/transaction-queue'

/** The three queues of money; payments and collects that need a second person share one. */
export type MoneyKind = 'DEPOSIT' | 'WITHDRAW' | 'HANDOVER'

export interface MoneyCalls {
  readonly list: typeof listDeposits
  readonly read: typeof readDepositRequest
  readonly claim: typeof claimDeposit
  readonly decide: typeof decideDeposits
  readonly need: Permission
  readonly path: '/deposit' | '/withdraw' | '/payments'
}

export const MONEY: Readonly<Record<MoneyKind, MoneyCalls>> = {
  DEPOSIT: {
    list: listDeposits,
    read: readDepositRequest,
    claim: claimDeposit,
    decide: decideDeposits,
    need: 'Deposit.allow',
    path: '/deposit',
  },
  WITHDRAW: {
    list: listWithdrawals,
    read: readWithdrawRequest,
    claim: claimWithdrawal,
    decide: decideWithdrawals,
    need: 'Withdraw.allow',
    path: '/withdraw',
  },
  HANDOVER: {
    list: listHandovers,
    read: readHandover,
    claim: claimHandover,
    decide: decideHandovers,
    need: 'Payment.allow',
    path: '/payments',
  },
}
