import { createHash } from 'node:crypto'
import type { CoinDeposit, CoinName } from '@camellia/contract/coin'
import { refuse } from '@camellia/kernel/refusal'
import type { Won } from '@camellia/kernel/won'
import { newId } from '@camellia/ledger/identity'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { requireDepositAllowed } from '../protection/protection.service'
import type { Settings } from '../setting/setting.rules'
import { replayOf } from '../transaction/request.service'
import { checkDepositAmount } from '../transaction/transaction.rules'
import {
  insertTransaction,
  lockTransactions,
  saveDecided,
  selectOne,
  selectOpen,
} from '../transaction/transaction.sql'
import { ownOf } from '../transaction/transaction.view'
import type { ChainWatcher } from './chain-watcher'
import { coinOf, decimalOf, QUOTE_MINUTES, UNPAID_PER_DAY, unitsFor } from './coin.rules'
import { countUnpaid, insertCoin, insertSimulated, selectCoin } from './coin.sql'

export async function readCoin(
  tx: AppTx,
  caller: Caller,
  { settings, watcher }: { readonly settings: Settings; readonly watcher: ChainWatcher },
) {
  const open = await selectOpen(tx, caller.id, 'COIN_DEPOSIT')
  const offered = watcher.coins.map(async (name) => ({
    ...coinOf(name),
    rate: await watcher.rateOf(name),
  }))
  return {
    limits: { min: settings['money.minDeposit'], max: settings['money.maxDeposit'] },
    coins: await Promise.all(offered),
    quoteMinutes: QUOTE_MINUTES,
    open: open ? await faceOf(tx, open.id, watcher) : null,
    simulated: watcher.simulated,
  }
}

async function faceOf(tx: AppTx, id: string, watcher: ChainWatcher): Promise<CoinDeposit | null> {
  const [transaction, row] = [await selectOne(tx, id), await selectCoin(tx, id)]
  // A payment that came late waits for staff and has no price of its own.
  if (!transaction || !row) return null
  const { decimals } = coinOf(row.coin)
  return {
    transaction: ownOf(transaction),
    coin: row.coin,
    network: row.network,
    address: row.address,
    coinAmount: decimalOf(BigInt(row.units), decimals),
    rate: row.rate,
    expiresAt: row.expiresAt.toISOString(),
    seen:
      row.seenUnits !== null && row.seenHash !== null
        ? {
            coinAmount: decimalOf(BigInt(row.seenUnits), decimals),
            hash: row.seenHash,
            confirmations: Math.min(row.confirmations, watcher.confirmationsNeeded),
            needed: watcher.confirmationsNeeded,
          }
        : null,
  }
}

export interface CoinWish {
  readonly coin: CoinName
  readonly amount: Won
  readonly key: string
}

/**
 * Asked before the chain is: an address costs something there, and is watched for a day. A repeat
 * gets its first answer however many there were since.
 */
export async function requireUnpaidLeft(
  tx: AppTx,
  caller: Caller,
  { amount, key }: CoinWish,
): Promise<void> {
  if (await replayOf(tx, caller.id, { type: 'COIN_DEPOSIT', amount, key })) return
  if ((await countUnpaid(tx, caller.id)) >= UNPAID_PER_DAY) {
    refuse('TOO_MANY_REQUESTS', { retryAfter: 3600 })
  }
}

/** What the chain has to say is asked before the transaction: a chain may be slow. */
export async function quoteFor(watcher: ChainWatcher, { coin }: CoinWish) {
  if (!watcher.coins.includes(coin)) refuse('INVALID_PARAMETER', { fields: ['coin'] })
  const id = newId<string>()
  return { id, rate: await watcher.rateOf(coin), address: await watcher.openAddress(coin, id) }
}

export type Quote = Awaited<ReturnType<typeof quoteFor>>

export async function requestCoin(
  tx: AppTx,
  caller: Caller,
  wish: CoinWish & { readonly quote: Quote },
  { settings, watcher }: { readonly settings: Settings; readonly watcher: ChainWatcher },
): Promise<CoinDeposit> {
  const { coin, amount, key, quote } = wish
  checkDepositAmount(amount, settings)
  const known = await replayOf(tx, caller.id, { type: 'COIN_DEPOSIT', amount, key })
  if (known) return (await faceOf(tx, known.id, watcher)) ?? refuse('CONFLICT')
  await requireDepositAllowed(tx, caller.id, amount)
  const { network, decimals } = coinOf(coin)
  const { id, rate, address } = quote
  await insertTransaction(tx, {
    id,
    type: 'COIN_DEPOSIT',
    memberId: caller.id,
    amount,
    createdBy: caller.id,
    key,
    address: caller.address || null,
    // A chain decides, not a person: there is nobody to look twice.
    needsTwo: false,
  })
  const units = unitsFor(amount, rate, decimals)
  const { id: memberId } = caller
  await insertCoin(tx, {
    id,
    memberId,
    coin,
    network,
    address,
    units,
    rate,
    minutes: QUOTE_MINUTES,
  })
  return (await faceOf(tx, id, watcher)) ?? refuse('INTERNAL_ERROR')
}

export async function ownAddress(tx: AppTx, caller: Caller, id: string): Promise<string> {
  const row = await selectCoin(tx, id)
  return row?.memberId === caller.id ? row.address : refuse('NOT_FOUND')
}

/**
 * The watcher looks now and then; who cancels asks the chain itself. What is sent after this look
 * is found by the watcher and waits for staff.
 */
export async function requireUnsent(watcher: ChainWatcher, address: string): Promise<void> {
  const seen = await watcher.look([address]).catch(() => refuse('NETWORK_ERROR'))
  if (seen.length > 0) refuse('CONFLICT')
}

/** Only while nothing was sent: a payment on its way would find nobody waiting. */
export async function cancelCoin(tx: AppTx, caller: Caller, id: string): Promise<void> {
  const [row] = await lockTransactions(tx, [id])
  if (row?.memberId !== caller.id || row.type !== 'COIN_DEPOSIT') return refuse('NOT_FOUND')
  const coin = (await selectCoin(tx, id)) ?? refuse('NOT_FOUND')
  if (row.status !== 'PENDING' || coin.seenHash !== null) refuse('CONFLICT')
  const gone = { status: 'REJECTED', by: caller.id, reason: '', before: null, after: null } as const
  await saveDecided(tx, id, gone)
}

/** Play money: the invented chain sees the payment that the member pretends to have made. */
export async function simulate(
  tx: AppTx,
  caller: Caller,
  { id, watcher }: { readonly id: string; readonly watcher: ChainWatcher },
): Promise<void> {
  if (!watcher.simulated) refuse('ACCESS_DENIED')
  const row = await selectCoin(tx, id)
  if (row?.memberId !== caller.id) return refuse('NOT_FOUND')
  const transaction = await selectOne(tx, id)
  if (transaction?.status !== 'PENDING') refuse('CONFLICT')
  const hash = createHash('sha256').update(`paid ${row.address}`).digest('hex')
  const sent = await insertSimulated(tx, { address: row.address, units: row.units, hash })
  if (!sent) refuse('CONFLICT')
}
