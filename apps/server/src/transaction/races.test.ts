import { profile } from '@camellia/contract/access'
import { bet } from '@camellia/contract/play'
import * as contract from '@camellia/contract/transaction'
import * as queues from '@camellia/contract/transaction-queue'
import { convertPoints } from '@camellia/contract/wallet'
import { won } from '@camellia/kernel/won'
import { post } from '@camellia/ledger/post'
import { commission, point } from '@camellia/ledger/posting'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertCompanyAccount } from '../demo/demo.money.sql'
import { hashPassword } from '../member/password'
import { saveSetting } from '../setting/setting.sql'
import { type CallAs, startSite, type TestSite } from '../testing-site'
import { lockByKey } from './transaction.sql'

/** The races of security.md, between two processes that share nothing but the database. */
let site: TestSite
let twin: Awaited<ReturnType<TestSite['openTwin']>>
let player: CallAs
let staff: CallAs
let admin: CallAs
let store: CallAs
let storeInOffice: CallAs

beforeAll(async () => {
  site = await startSite()
  twin = await site.openTwin()
  const withdrawHash = await hashPassword('1234')
  await site.db.system(async (tx) => {
    const people = { maker: site.idOf('admin'), approver: site.idOf('staff1') }
    await insertCompanyAccount(tx, { ...people, seal: site.seal })
    await tx.sql`
      update member set withdraw_password_hash = ${withdrawHash}, bank = '가온은행',
        depositor = '홍길동', account_sealed = ${site.seal.seal('123456789')},
        granted = case when code = 'store1' then '{Payment.allow}'::text[] else granted end`
  })
})
beforeEach(async () => {
  player = await site.login('player1')
  staff = await site.login('staff1', 'OFFICE')
  admin = await site.login('admin', 'OFFICE')
  store = await site.login('store1')
  storeInOffice = await site.login('store1', 'OFFICE')
})
afterAll(async () => {
  await twin.close()
  expect(await site.close()).toEqual([])
})

/** The same call twenty times at once, every second one through the other process. */
function twenty<T>(make: (call: TestSite['call'], n: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: 20 }, (_, n) => make(n % 2 ? site.call : twin.call, n)))
}
const successes = (replies: readonly { readonly code: string }[]) =>
  replies.filter(({ code }) => code === 'SUCCESS').length
const balance = async (as: CallAs) => (await site.call(profile, {}, as)).data.balance
const ask = (amount: number) => site.call(contract.requestDeposit, { amount }, player)

test('approvals and rejections of one deposit from both: it is decided once', async () => {
  const before = await balance(player)
  const { id } = (await ask(70_000)).data
  const replies = await twenty((call, n) =>
    call(
      queues.decideDeposits,
      { ids: [id], verdict: n % 3 ? 'APPROVE' : 'REJECT', reason: 'x' },
      n % 4 < 2 ? staff : admin,
    ),
  )
  expect(successes(replies)).toBe(1)
  const verdict = replies.findIndex(({ code }) => code === 'SUCCESS') % 3
  expect(await balance(player)).toBe(verdict ? before + 70_000 : before)
})

test('the second yes of a large one from both: money moves once', async () => {
  const before = await balance(player)
  const { id } = (await ask(2_000_000)).data
  const decision = { ids: [id], verdict: 'APPROVE' as const }
  expect((await site.call(queues.decideDeposits, decision, staff)).data.waiting).toEqual([id])
  const replies = await twenty((call) => call(queues.decideDeposits, decision, admin))
  expect(successes(replies)).toBe(1)
  expect(await balance(player)).toBe(before + 2_000_000)
})

test('withdrawals of the whole balance from both: one is held', async () => {
  const amount = await balance(player)
  const input = { amount, withdrawPassword: '1234' }
  const replies = await twenty((call) => call(contract.requestWithdraw, input, player))
  expect(successes(replies)).toBe(1)
  expect(await balance(player)).toBe(0)
  const id = replies.find(({ code }) => code === 'SUCCESS')?.data.id ?? ''
  const back = { ids: [id], verdict: 'REJECT' as const, reason: 'x' }
  const returned = await twenty((call) => call(queues.decideWithdrawals, back, staff))
  expect(successes(returned)).toBe(1)
  expect(await balance(player)).toBe(amount)
})

test('conversions of all points from both: one converts', async () => {
  const member = site.idOf('player1')
  const transfers = [{ from: commission, to: point(member), amount: won(5_000) }]
  await site.db.system((tx) =>
    post(tx, { kind: 'POINT_EARNED', member, key: 'test:race', request: 1, transfers }),
  )
  const before = await balance(player)
  const replies = await twenty((call) => call(convertPoints, { amount: 5_000 }, player))
  expect(successes(replies)).toBe(1)
  expect(await balance(player)).toBe(before + 5_000)
})

test('a partner pays the whole balance away and asks for it: one of the two happens', async () => {
  const amount = await balance(store)
  const pay = { id: site.idOf('player1'), amount, memo: 'x' }
  const out = { amount, withdrawPassword: '1234' }
  expect(amount).toBeGreaterThan(10_000)
  await site.db.system((tx) =>
    saveSetting(tx, { key: 'money.fourEyesFrom', value: 900_000_000, by: null }),
  )
  // Both processes know of it once this much is paid by one person.
  const much = { id: site.idOf('player3'), amount: 1_000_000, memo: 'x' }
  for (const { call } of [site, twin]) {
    await expect
      .poll(async () => (await call(queues.payMember, much, admin)).data.status)
      .toBe('FINISHED')
  }
  const left = await balance(store)
  const replies = await twenty((call, n) =>
    n % 4 < 2
      ? call(queues.payMember, { ...pay, amount: left }, storeInOffice)
      : call(contract.requestWithdraw, { ...out, amount: left }, store),
  )
  expect(successes(replies)).toBe(1)
  expect(await balance(store)).toBe(0)
})

test('one Idempotency-Key through both processes is one bet and one request', async () => {
  const before = await balance(player)
  const stake = { game: 'odd-even', stake: 1_000, choice: { pick: 'ODD' } } as const
  const rounds = await twenty((call) => call(bet, stake, { ...player, key: 'race-bet' }))
  expect(new Set(rounds.map(({ data }) => data.round.id)).size).toBe(1)
  expect(await balance(player)).toBe(before - 1_000 + (rounds[0]?.data.round.win ?? 0))
  const asked = await twenty((call) =>
    call(contract.requestDeposit, { amount: 30_000 }, { ...player, key: 'race-ask' }),
  )
  const ids = asked.flatMap(({ code, data }) => (code === 'SUCCESS' ? [data.id] : []))
  expect(new Set(ids).size).toBe(1)
  const again = { ...player, key: 'race-ask' }
  expect((await site.call(contract.requestDeposit, { amount: 30_000 }, again)).data.id).toBe(ids[0])
})

test('who asks for the same again waits for the standby as the first time: it is locked', async () => {
  const id = site.idOf('player2')
  const as = { ...(await site.login('player2')), key: 'asked-twice' }
  const first = await site.call(contract.requestDeposit, { amount: 30_000 }, as)
  const known = await site.db.transact({ id, scopeId: id }, async (tx) => {
    const row = await lockByKey(tx, id, as.key)
    // Only a transaction with a number of its own has a commit that is waited for.
    const [own] = await tx.sql<{ has: boolean }[]>`
      select pg_current_xact_id_if_assigned() is not null as has`
    return { id: row?.id, waits: own?.has }
  })
  expect(known).toEqual({ id: first.data.id, waits: true })
})
