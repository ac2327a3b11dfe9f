import { profile } from '@camellia/contract/access'
import * as contract from '@camellia/contract/coin'
import { listFailures, retryFailure } from '@camellia/contract/system'
import { myTransactions } from '@camellia/contract/transaction'
import * as queues from '@camellia/contract/transaction-queue'
import { newId } from '@camellia/ledger/identity'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CallAs, startSite, type TestSite } from '../testing-site'
import { LATE_HOURS, UNPAID_PER_DAY } from './coin.rules'
import { lookOnce } from './coin-watch'
import { createSimulator } from './simulator'

let site: TestSite
let player: CallAs

beforeAll(async () => {
  site = await startSite()
})
beforeEach(async () => {
  player = await site.login('player1')
})
afterAll(async () => expect(await site.close()).toEqual([]))

const ask = (amount: number, as: CallAs = player) =>
  site.call(contract.requestCoin, { coin: 'PLAY', amount }, as)
const balance = async () => (await site.call(profile, {}, player)).data.balance
const open = async () => (await site.call(contract.readCoin, {}, player)).data.open
const look = () => lookOnce(site.db, createSimulator(site.db))
const pretend = (id: string, as: CallAs = player) => site.call(contract.simulateCoin, { id }, as)
const age = (seconds: number) =>
  site.db.system(
    (tx) => tx.sql`update simulated_payment set at = at - make_interval(secs => ${seconds})`,
  )
const expire = (id: string) =>
  site.db.system(
    (tx) => tx.sql`
      update coin_deposit set expires_at = now() - interval '1 second'
      where transaction_id = ${id}`,
  )

test('a coin deposit is quoted, seen, confirmed and credited once, whoever looks how often', async () => {
  const before = await balance()
  const { data } = await ask(30_000)
  expect(data).toMatchObject({ coin: 'PLAY', coinAmount: '30', rate: 1_000, seen: null })
  expect((await ask(40_000)).code).toBe('ALREADY_EXIST_REQUEST')
  await look()
  expect(await balance()).toBe(before)
  await pretend(data.transaction.id)
  await look()
  expect((await open())?.seen).toMatchObject({ coinAmount: '30', needed: 3 })
  const late = { id: data.transaction.id }
  expect((await site.call(contract.cancelCoin, late, player)).code).toBe('CONFLICT')
  await age(60)
  await Promise.all(Array.from({ length: 8 }, look))
  expect(await balance()).toBe(before + 30_000)
  await look()
  expect(await balance()).toBe(before + 30_000)
  const { data: mine } = await site.call(myTransactions, { size: 3 }, player)
  expect(mine.items[0]).toMatchObject({ type: 'COIN_DEPOSIT', status: 'FINISHED', before })
})

test('what came is what is credited, also when it is less than was asked for', async () => {
  const before = await balance()
  const { data } = await ask(30_000)
  await pretend(data.transaction.id)
  await site.db.system(
    (tx) => tx.sql`update simulated_payment set units = 12345678 where address = ${data.address}`,
  )
  await age(60)
  await look()
  expect(await balance()).toBe(before + 12_345)
})

test('a price that ends unpaid is refused by itself; what comes later waits for two people', async () => {
  const before = await balance()
  const { data } = await ask(20_000)
  const { id } = data.transaction
  await expire(id)
  await look()
  const { data: mine } = await site.call(myTransactions, { size: 3 }, player)
  expect(mine.items[0]).toMatchObject({
    id,
    status: 'REJECTED',
    reason: 'EXPIRED',
    cancelled: false,
  })
  const payment = { address: data.address, units: '20000000', hash: 'late-one' }
  await site.db.system((tx) => tx.sql`insert into simulated_payment ${tx.sql(payment)}`)
  await age(60)
  await Promise.all([look(), look()])
  await look()
  expect(await balance()).toBe(before)
  const admin = await site.login('admin', 'OFFICE')
  const staff = await site.login('staff1', 'OFFICE')
  const queue = { page: 1, size: 10, state: 'WAITING' } as const
  const waiting = (await site.call(queues.listDeposits, queue, admin)).data.items
  expect(waiting).toHaveLength(1)
  expect(waiting[0]).toMatchObject({ type: 'COIN_DEPOSIT', amount: 20_000, needsTwo: true })
  const decision = { ids: [waiting[0]?.id ?? ''], verdict: 'APPROVE' as const }
  await site.call(queues.decideDeposits, decision, admin)
  await site.call(queues.decideDeposits, decision, staff)
  expect(await balance()).toBe(before + 20_000)
})

test('what was sent a moment ago is not cancelled, and what is sent after it waits for staff', async () => {
  const before = await balance()
  const cancel = (id: string) => site.call(contract.cancelCoin, { id }, player)
  const { data: sent } = await ask(20_000)
  await pretend(sent.transaction.id)
  // Nobody has looked at the chain since.
  expect((await cancel(sent.transaction.id)).code).toBe('CONFLICT')
  await age(60)
  await look()
  expect(await balance()).toBe(before + 20_000)
  const { data } = await ask(30_000)
  expect((await cancel(data.transaction.id)).code).toBe('SUCCESS')
  const payment = { address: data.address, units: '30000000', hash: 'after-the-end' }
  await site.db.system((tx) => tx.sql`insert into simulated_payment ${tx.sql(payment)}`)
  await age(60)
  await look()
  const { data: mine } = await site.call(myTransactions, { size: 3 }, player)
  expect(mine.items[0]).toMatchObject({ status: 'PENDING', type: 'COIN_DEPOSIT', amount: 30_000 })
  const admin = await site.login('admin', 'OFFICE')
  const queue = { page: 1, size: 10, state: 'WAITING' } as const
  const waiting = (await site.call(queues.listDeposits, queue, admin)).data.items
  expect(waiting).toMatchObject([{ id: mine.items[0]?.id, needsTwo: true }])
  const decision = { ids: [waiting[0]?.id ?? ''], verdict: 'REJECT' as const, reason: 'x' }
  await site.call(queues.decideDeposits, decision, admin)
})

test('what a chain decides on is neither shown to staff to decide nor theirs to decide', async () => {
  const before = await balance()
  const { data } = await ask(2_000_000)
  const { id } = data.transaction
  const staff = await site.login('staff1', 'OFFICE')
  const queue = { page: 1, size: 10, state: 'WAITING' } as const
  expect((await site.call(queues.listDeposits, queue, staff)).data).toMatchObject({ total: 0 })
  for (const verdict of ['APPROVE', 'REJECT'] as const) {
    const decision = { ids: [id], verdict, reason: 'x' }
    expect((await site.call(queues.decideDeposits, decision, staff)).code).toBe('NOT_FOUND')
  }
  expect(await balance()).toBe(before)
  await site.call(contract.cancelCoin, { id }, player)
})

test('one member cannot touch the coin deposit of another', async () => {
  const { data } = await ask(20_000)
  const other = await site.login('player3')
  expect((await pretend(data.transaction.id, other)).code).toBe('NOT_FOUND')
  expect((await site.call(contract.cancelCoin, { id: data.transaction.id }, other)).code).toBe(
    'NOT_FOUND',
  )
  const mine = await site.call(contract.cancelCoin, { id: data.transaction.id }, player)
  expect(mine.code).toBe('SUCCESS')
  expect(await open()).toBeNull()
})

/** Prices that were cancelled long ago, straight into the books: hundreds by HTTP take a while. */
async function plantCancelled(count: number): Promise<void> {
  const member = site.idOf('player2')
  await site.db.system(async (tx) => {
    for (let n = 0; n < count; n++) {
      const id = newId<string>()
      await tx.sql`
        insert into transaction (id, type, member_id, amount, created_by, key, status, reason,
                                 needs_two, decided_at)
        values (${id}, 'COIN_DEPOSIT', ${member}, 10000, ${member}, ${id}, 'REJECTED', '', false,
                now())`
      await tx.sql`
        insert into coin_deposit (transaction_id, member_id, coin, network, address, units, rate,
                                  expires_at, created_at)
        values (${id}, ${member}, 'PLAY', 'PLAY', ${`old${id}`}, 1000000, 1000,
                now() - interval '1 hour', now() - interval '2 days')`
    }
  })
}

test('however many prices somebody cancelled, the payment of another is seen at once', async () => {
  await plantCancelled(505)
  const before = await balance()
  const { data } = await ask(30_000)
  await pretend(data.transaction.id)
  await age(60)
  await look()
  expect(await balance()).toBe(before + 30_000)
})

test('those that are over have their turn too, and are forgotten in the end', async () => {
  await site.db.system(
    (tx) => tx.sql`
      update coin_deposit set expires_at = now() - make_interval(hours => ${LATE_HOURS + 1})
      where address like 'old%'`,
  )
  for (let turn = 0; turn < 6; turn++) await look()
  const [left] = await site.db.system(
    (tx) => tx.sql<{ count: number }[]>`
      select count(*) from coin_deposit where address like 'old%' and closed_at is null`,
  )
  expect(left?.count).toBe(0)
})

test('a member may leave so many prices unpaid in a day and no more; a payment is none', async () => {
  const other = await site.login('player3')
  const codes: string[] = []
  for (let n = 0; n <= UNPAID_PER_DAY; n++) {
    const { code, data } = await ask(20_000, other)
    codes.push(code)
    if (code === 'SUCCESS') {
      await site.call(contract.cancelCoin, { id: data.transaction.id }, other)
    }
  }
  expect(codes.filter((code) => code === 'SUCCESS').length).toBeLessThanOrEqual(UNPAID_PER_DAY)
  expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS')
  const { data } = await ask(20_000)
  expect(data.transaction.status).toBe('PENDING')
  await site.call(contract.cancelCoin, { id: data.transaction.id }, player)
})

test('one deposit that cannot be settled is left aside with its reason, and the next is', async () => {
  const member = await site.login('player2')
  const [mine, theirs] = [await ask(20_000), await ask(40_000, member)]
  const before = await balance()
  // More than any balance can hold: nobody can credit that.
  await pretend(theirs.data.transaction.id, member)
  await pretend(mine.data.transaction.id)
  await site.db.system(
    (tx) => tx.sql`
      update simulated_payment set units = 1e30 where address = ${theirs.data.address}`,
  )
  await site.db.system(
    (tx) => tx.sql`
      update coin_deposit set looked_at = '-infinity'
      where transaction_id = ${theirs.data.transaction.id}`,
  )
  await age(60)
  await look()
  await look()
  expect(await balance()).toBe(before + 20_000)
  const admin = await site.login('admin', 'OFFICE')
  const failures = async () => (await site.call(listFailures, {}, admin)).data
  const item = theirs.data.transaction.id
  const aside = await failures()
  // Once, or twice when the site's own watcher looked in the very same moment; then no more.
  expect(aside).toMatchObject([{ work: 'coin-watch', item }])
  await look()
  expect(await failures()).toEqual(aside)
  await site.db.system(
    (tx) => tx.sql`
      update simulated_payment set units = 40000000 where address = ${theirs.data.address}`,
  )
  await look()
  expect(await failures()).toHaveLength(1)
  expect((await site.call(retryFailure, { work: 'coin-watch', item }, admin)).code).toBe('SUCCESS')
  await look()
  expect(await failures()).toEqual([])
  expect(await open()).toBeNull()
})

test('an address the chain cannot answer for hides no other', async () => {
  const before = await balance()
  const { data } = await ask(30_000)
  const member = await site.login('player2')
  const broken = await ask(20_000, member)
  await pretend(data.transaction.id)
  await age(60)
  const simulator = createSimulator(site.db)
  const look = (addresses: readonly string[]) => {
    if (addresses.includes(broken.data.address)) throw new Error('cannot be parsed')
    return simulator.look(addresses)
  }
  await lookOnce(site.db, { ...simulator, look: async (addresses) => look(addresses) })
  expect(await balance()).toBe(before + 30_000)
  const away = { ...simulator, look: () => Promise.reject(new Error('away')) }
  await ask(30_000)
  await expect(lookOnce(site.db, away)).rejects.toThrow('away')
})
