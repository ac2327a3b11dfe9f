import { newId } from '@camellia/ledger/identity'
import type { AppDb, AppTx } from '../http/tell'
import { eachItem } from '../schedule/each-item'
import { type Repeated, repeatEvery } from '../schedule/repeat'
import { finish } from '../transaction/queue.service'
import { tellWaiting } from '../transaction/request.service'
import {
  insertTransaction,
  lockByKey,
  lockTransactions,
  saveDecided,
  selectOpen,
  type TransactionRow,
} from '../transaction/transaction.sql'
import { tellBalance } from '../wallet/wallet.service'
import type { ChainWatcher, SeenPayment } from './chain-watcher'
import { coinOf, LATE_HOURS, stepFor, wonFor } from './coin.rules'
import {
  COIN_WATCH,
  type CoinRow,
  closeCoin,
  lockCoin,
  saveAmount,
  saveLooked,
  saveSeen,
  selectWatched,
} from './coin.sql'

const LOOK_MS = 3_000
/** Looked at together after a look at all of them failed. */
const FEW = 25

interface Warns {
  warn(details: object, text: string): void
}

const SILENT: Warns = { warn: () => {} }

/** Looks at the chain again and again; with several processes each deposit is worked on by one. */
export function startCoinWatch(db: AppDb, watcher: ChainWatcher, log: Warns): Repeated {
  return repeatEvery(
    LOOK_MS,
    () => lookOnce(db, watcher, log),
    (error) => log.warn({ error }, 'coin chain could not be read'),
  )
}

/** One look: whatever was paid is credited, once; what nobody paid in time expires. */
export async function lookOnce(db: AppDb, watcher: ChainWatcher, log = SILENT): Promise<void> {
  const watched = await db.system(selectWatched)
  if (watched.length === 0) return
  const { seen, unanswered } = await lookAt(
    watcher,
    watched.map(({ address }) => address),
  )
  const ids = watched.map(({ id }) => id)
  await db.system((tx) => saveLooked(tx, ids))
  const payments = new Map(seen.map((payment) => [payment.address, payment]))
  const due = watched.filter(
    ({ address, expired }) => expired || payments.has(address) || unanswered.has(address),
  )
  const addresses = new Map(due.map(({ id, address }) => [id, address]))
  const { failed } = await eachItem(db, {
    work: COIN_WATCH,
    items: due.map(({ id }) => id),
    run: (tx, id) => {
      const address = addresses.get(id) ?? ''
      if (unanswered.has(address)) throw new Error('the chain does not answer for this address')
      return settle(tx, id, { payment: payments.get(address), watcher })
    },
  })
  for (const failure of failed) log.warn(failure, 'coin deposit failed, will be retried')
}

interface Looked {
  readonly seen: readonly SeenPayment[]
  readonly unanswered: ReadonlySet<string>
}

/**
 * An address the chain cannot answer for must not hide the others: after a failure they are asked
 * for by the few, then one by one. A chain that answers for nobody is away: that is thrown.
 */
async function lookAt(watcher: ChainWatcher, addresses: readonly string[]): Promise<Looked> {
  try {
    return { seen: await watcher.look(addresses), unanswered: new Set() }
  } catch (error) {
    if (addresses.length === 1) throw error
    const step = addresses.length > FEW ? FEW : 1
    const seen: SeenPayment[] = []
    const unanswered = new Set<string>()
    for (let at = 0; at < addresses.length; at += step) {
      const part = addresses.slice(at, at + step)
      const found = await lookAt(watcher, part).catch(() => undefined)
      seen.push(...(found?.seen ?? []))
      for (const address of found?.unanswered ?? part) unanswered.add(address)
      // Three times the few and no answer at all: the rest need not be asked.
      if (step > 1 && at === 2 * step && unanswered.size === at + part.length) throw error
    }
    if (unanswered.size === addresses.length) throw error
    return { seen, unanswered }
  }
}

async function settle(
  tx: AppTx,
  id: string,
  {
    payment,
    watcher,
  }: { readonly payment?: SeenPayment | undefined; readonly watcher: ChainWatcher },
): Promise<void> {
  // The request first, as everyone else who decides on one does.
  const [request] = await lockTransactions(tx, [id])
  const coin = await lockCoin(tx, id, LATE_HOURS)
  if (!request || !coin) return
  if (payment) await saveSeen(tx, id, payment)
  const step = stepFor({
    pending: request.status === 'PENDING',
    paid: payment !== undefined,
    confirmed: (payment?.confirmations ?? 0) >= watcher.confirmationsNeeded,
    inTime: coin.seenAt !== null ? coin.seenAt <= coin.expiresAt : !coin.expired,
    expired: coin.expired,
    forgotten: coin.forgotten,
  })
  if (step === 'CREDIT' && payment) await credit(tx, request, { coin, payment })
  if (step === 'LATE' && payment) await askStaff(tx, request, { coin, payment })
  if (step === 'EXPIRE') await end(tx, request, 'EXPIRED')
  if (step === 'CLOSE') await closeCoin(tx, id)
}

interface Paid {
  readonly coin: CoinRow
  readonly payment: SeenPayment
}

async function credit(tx: AppTx, request: TransactionRow, { coin, payment }: Paid): Promise<void> {
  await closeCoin(tx, request.id)
  const amount = wonFor(payment.units, coin.rate, coinOf(coin.coin).decimals)
  if (amount < 1) return end(tx, request, 'TOO_LITTLE')
  await saveAmount(tx, request.id, amount)
  await finish(tx, { ...request, amount }, null)
}

async function end(tx: AppTx, request: TransactionRow, reason: string): Promise<void> {
  const ended = { status: 'REJECTED', by: null, reason, before: null, after: null } as const
  await saveDecided(tx, request.id, ended)
  await tellBalance(tx, request.memberId)
}

/** It came when the price no longer held: nothing is lost, a person decides. */
async function askStaff(
  tx: AppTx,
  request: TransactionRow,
  { coin, payment }: Paid,
): Promise<void> {
  const key = `late:${payment.hash.slice(0, 64)}`
  const { memberId } = request
  if (await selectOpen(tx, memberId, 'COIN_DEPOSIT')) return
  if (!(await lockByKey(tx, memberId, key))) {
    const amount = wonFor(payment.units, coin.rate, coinOf(coin.coin).decimals)
    // Less than a won is nothing to decide on.
    if (amount < 1) return closeCoin(tx, request.id)
    const id = newId<string>()
    const late = { id, type: 'COIN_DEPOSIT', memberId, amount, createdBy: memberId, key } as const
    const memo = `late ${coin.coin} ${payment.hash}`.slice(0, 200)
    await insertTransaction(tx, { ...late, memo, address: null, needsTwo: true })
    await tellWaiting(tx, memberId, { kind: 'DEPOSIT', id, text: coin.coin })
  }
  await closeCoin(tx, request.id)
}
