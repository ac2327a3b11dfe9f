import * as accounts from '@camellia/contract/company-account'
import * as payouts from '@camellia/contract/payout'
import * as contract from '@camellia/contract/transaction'
import * as details from '@camellia/contract/transaction-detail'
import * as queues from '@camellia/contract/transaction-queue'
import type { Seal } from '@camellia/db/sealed'
import { requireWithdrawPassword } from '../access/password.service'
import type { Api } from '../http/api'
import type { ReadSettings } from '../setting/setting.service'
import { claimRequest } from './claim.service'
import { createAccount, decideAccount, listAccounts } from './company-account.service'
import { handOver, listTransactions, totalsOf } from './handover.service'
import { readPayout, sendWithdrawals, unsendWithdrawal } from './payout.service'
import { decideRequests, listQueue, QUEUES, type Queue, typesFor } from './queue.service'
import {
  cancelDeposit,
  myTransactions,
  readDeposit,
  readWithdraw,
  requestDeposit,
  requestWithdraw,
} from './request.service'

import { readRequest } from './request-detail.service'
import { checkWithdrawAmount } from './transaction.rules'
import { readTransaction } from './transaction-detail.service'

interface Parts {
  readonly seal: Seal
  readonly settings: ReadSettings
}

export function transactionRoutes(api: Api, parts: Parts): void {
  playerRoutes(api, parts)
  queueRoutes(api, parts)
  payoutRoutes(api, parts)
  handoverRoutes(api, parts)
  accountRoutes(api, parts)
}

function playerRoutes(api: Api, { seal, settings }: Parts): void {
  const { serve, read, transact } = api
  serve(contract.readDeposit, async (caller) => {
    const context = { seal, settings: await settings() }
    return read(caller, (tx) => readDeposit(tx, caller, context))
  })
  serve(contract.requestDeposit, async (caller, { amount }, { key }) => {
    const chosen = await settings()
    return transact(caller, (tx) => requestDeposit(tx, caller, { amount, key }, chosen))
  })
  serve(contract.readWithdraw, async (caller) => {
    const context = { seal, settings: await settings() }
    return read(caller, (tx) => readWithdraw(tx, caller, context))
  })
  serve(contract.requestWithdraw, async (caller, { amount, withdrawPassword }, { key }) => {
    const chosen = await settings()
    // What costs nothing and tells nothing comes before a hash that costs everybody.
    checkWithdrawAmount(amount, chosen)
    await requireWithdrawPassword(api, caller, withdrawPassword)
    return transact(caller, (tx) => requestWithdraw(tx, caller, { amount, key }, chosen))
  })
  serve(contract.cancelDeposit, (caller, { id }) =>
    transact(caller, async (tx) => {
      await cancelDeposit(tx, caller, id)
      return null
    }),
  )
  serve(contract.myTransactions, (caller, filter) =>
    read(caller, (tx) => myTransactions(tx, caller, filter)),
  )
}

function queueRoutes({ serve, read, transact }: Api, { seal, settings }: Parts): void {
  const bind = (
    calls: Pick<
      typeof queues,
      'listDeposits' | 'readDepositRequest' | 'claimDeposit' | 'decideDeposits'
    >,
    queue: Queue,
  ) => {
    serve(calls.listDeposits, (caller, filter) =>
      read(caller, (tx) =>
        listQueue(tx, caller, { ...filter, types: typesFor(caller, queue) }, seal),
      ),
    )
    serve(calls.readDepositRequest, async (caller, { id }) => {
      const asked = { id, queue, seal, settings: await settings() }
      return read(caller, (tx) => readRequest(tx, caller, asked))
    })
    serve(calls.claimDeposit, async (caller, wish) => {
      const chosen = await settings()
      return transact(caller, async (tx) => {
        await claimRequest(tx, caller, { ...wish, queue }, chosen)
        return null
      })
    })
    serve(calls.decideDeposits, async (caller, decision) => {
      const chosen = await settings()
      return transact(caller, async (tx) => ({
        waiting: [...(await decideRequests(tx, caller, { ...decision, queue }, chosen))],
      }))
    })
  }
  bind(queues, QUEUES.deposit)
  bind(
    {
      listDeposits: queues.listWithdrawals,
      readDepositRequest: queues.readWithdrawRequest,
      claimDeposit: queues.claimWithdrawal,
      decideDeposits: queues.decideWithdrawals,
    },
    QUEUES.withdraw,
  )
  bind(
    {
      listDeposits: queues.listHandovers,
      readDepositRequest: queues.readHandover,
      claimDeposit: queues.claimHandover,
      decideDeposits: queues.decideHandovers,
    },
    QUEUES.payment,
  )
}

function payoutRoutes({ serve, transact }: Api, { seal, settings }: Parts): void {
  serve(payouts.readPayout, async (caller, { id }) => {
    const context = { id, seal, settings: await settings() }
    return transact(caller, (tx) => readPayout(tx, caller, context))
  })
  serve(payouts.sendWithdrawals, async (caller, { ids }) => {
    const context = { ids, settings: await settings() }
    return transact(caller, async (tx) => {
      await sendWithdrawals(tx, caller, context)
      return null
    })
  })
  serve(payouts.unsendWithdrawal, (caller, wish) =>
    transact(caller, async (tx) => {
      await unsendWithdrawal(tx, caller, wish)
      return null
    }),
  )
}

function handoverRoutes({ serve, read, transact }: Api, { seal, settings }: Parts): void {
  serve(queues.payMember, async (caller, input, { key }) => {
    const chosen = await settings()
    const payment = { ...input, type: 'PAYMENT' as const, key }
    return transact(caller, (tx) => handOver(tx, caller, payment, chosen))
  })
  serve(queues.collectFromMember, async (caller, input, { key }) => {
    const chosen = await settings()
    const collect = { ...input, type: 'COLLECT' as const, key }
    return transact(caller, (tx) => handOver(tx, caller, collect, chosen))
  })
  serve(queues.listTransactions, (caller, filter) =>
    read(caller, (tx) => listTransactions(tx, caller, filter, seal)),
  )
  serve(details.readTransaction, (caller, { id }) =>
    read(caller, (tx) => readTransaction(tx, caller, { id, seal })),
  )
  serve(queues.transactionTotals, (caller, filter) =>
    read(caller, (tx) => totalsOf(tx, caller, filter)),
  )
}

function accountRoutes({ serve, read, transact }: Api, { seal, settings }: Parts): void {
  serve(accounts.listCompanyAccounts, (caller) =>
    read(caller, (tx) => listAccounts(tx, caller, seal)),
  )
  serve(accounts.createCompanyAccount, async (caller, account) => {
    const context = { seal, settings: await settings() }
    return { id: await transact(caller, (tx) => createAccount(tx, caller, account, context)) }
  })
  serve(accounts.decideCompanyAccount, async (caller, decision) => {
    const context = { seal, settings: await settings() }
    return transact(caller, async (tx) => {
      await decideAccount(tx, caller, decision, context)
      return null
    })
  })
}
