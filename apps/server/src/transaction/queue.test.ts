import { profile } from '@camellia/contract/access'
import { requestDeposit, requestWithdraw } from '@camellia/contract/transaction'
import { readTransaction } from '@camellia/contract/transaction-detail'
import * as queues from '@camellia/contract/transaction-queue'
import type { Won } from '@camellia/kernel/won'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertCompanyAccount } from '../demo/demo.money.sql'
import { hashPassword } from '../member/password'
import { type CallAs, startSite, type TestSite } from '../testing-site'

let site: TestSite
let admin: CallAs
let player: CallAs
let boss: CallAs

beforeAll(async () => {
  site = await startSite()
  const withdrawHash = await hashPassword('1234')
  await site.db.system(async (tx) => {
    const people = { maker: site.idOf('admin'), approver: site.idOf('staff1') }
    await insertCompanyAccount(tx, { ...people, seal: site.seal })
    await tx.sql`
      update member set withdraw_password_hash = ${withdrawHash}, bank = '가온은행',
        depositor = '홍길동', account_sealed = ${site.seal.seal('123456789')},
        account_print = ${Buffer.from('print')} || convert_to(code, 'UTF8')
      where kind = 'MEMBER'`
    await tx.sql`update member set bank = '나래은행' where code = 'player3'`
  })
})
beforeEach(async () => {
  admin = await site.login('admin', 'OFFICE')
  player = await site.login('player1')
  boss = await site.login('subhq1', 'OFFICE')
})
afterAll(async () => {
  expect(await site.close()).toEqual([])
})

const deposit = async (amount: number, as: CallAs = player) =>
  (await site.call(requestDeposit, { amount }, as)).data.id
const balance = async (as: CallAs) => (await site.call(profile, {}, as)).data.balance
const PAGE = { state: 'WAITING', page: 1, size: 50 } as const
const found = async (filter: object) =>
  (await site.call(queues.listDeposits, { ...PAGE, ...filter }, admin)).data.items.map(
    ({ id }) => id,
  )
const read = async (id: string) => (await site.call(queues.readDepositRequest, { id }, admin)).data
const reject = (id: string, why: object = { reason: 'x' }) =>
  site.call(queues.decideDeposits, { ids: [id], verdict: 'REJECT', ...why }, admin)

test('a queue is narrowed by day, amount, bank, partner, assignee and company account', async () => {
  const one = await deposit(20_000)
  const two = await deposit(90_000, await site.login('player3'))
  expect(await found({})).toEqual([one, two])
  expect(await found({ min: 50_000 as Won })).toEqual([two])
  expect(await found({ max: 50_000 as Won })).toEqual([one])
  expect(await found({ bank: '나래은행' })).toEqual([two])
  expect(await found({ partner: site.idOf('subhq1') })).toEqual([one])
  expect(await found({ until: '2020-01-01T00:00:00.000Z' })).toEqual([])
  expect(await found({ from: '2020-01-01T00:00:00.000Z' })).toEqual([one, two])
  await site.call(queues.claimDeposit, { id: two, take: true }, admin)
  expect(await found({ assignee: site.idOf('admin') })).toEqual([two])
  expect(await found({ assignee: site.idOf('staff1') })).toEqual([])
  const [account] = await site.db.system(
    ({ sql }) => sql<{ id: string }[]>`select id from company_account`,
  )
  expect(await found({ companyAccount: account?.id })).toEqual([one, two])
  expect(await found({ companyAccount: one })).toEqual([])
  for (const id of [one, two]) await reject(id)
  const { medianSeconds } = (await site.call(queues.listDeposits, PAGE, admin)).data
  expect(medianSeconds).toEqual(expect.any(Number))
})

test('a request says truly what else of the member is open', async () => {
  const id = await deposit(20_000)
  expect((await read(id)).open).toEqual([])
  const wish = { amount: 10_000, withdrawPassword: '1234' }
  const out = (await site.call(requestWithdraw, wish, player)).data.id
  expect((await read(id)).open).toMatchObject([{ id: out, type: 'WITHDRAW', amount: 10_000 }])
  await reject(id)
  await site.call(queues.decideWithdrawals, { ids: [out], verdict: 'REJECT', reason: 'x' }, admin)
})

test('a deposit names the account the player was shown and whether the names agree', async () => {
  const id = await deposit(20_000)
  const shown = { bank: expect.any(String), accountNumber: '3020145889021' }
  expect(await read(id)).toMatchObject({ company: shown, holder: '홍길동', sameName: true })
  await site.db.system(
    ({ sql }) => sql`update member set depositor = '김철수' where code = 'player1'`,
  )
  expect(await read(id)).toMatchObject({ holder: '김철수', sameName: false })
  await site.db.system(({ sql }) => sql`update company_account set status = 'OFF'`)
  expect((await read(id)).company?.accountNumber).not.toBe('3020145889021')
  await site.db.system(({ sql }) => sql`update company_account set status = 'ACTIVE'`)
  await reject(id)
})

test('linked accounts are named, those of the reader’s line only', async () => {
  const id = await deposit(20_000)
  await site.db.system(
    ({ sql }) => sql`update login set device = 'shared' where member_id in
      (${site.idOf('player1')}, ${site.idOf('player3')})`,
  )
  const { linked, linkedPeople } = await read(id)
  expect(linked).toBe(linkedPeople.length)
  expect(linkedPeople.map(({ code }) => code)).toContain('player3')
  await site.db.system(
    ({ sql }) => sql`update member set granted = '{Deposit.allow}' where code = 'subhq1'`,
  )
  const again = await site.login('subhq1', 'OFFICE')
  const below = (await site.call(queues.readDepositRequest, { id }, again)).data
  expect(below.linkedPeople.map(({ code }) => code)).not.toContain('player3')
  await reject(id)
})

test('a ready-made reason is kept by name, own words are kept as they are', async () => {
  const first = await deposit(20_000)
  await reject(first, { reason: '한도 초과', macro: 'limit' })
  expect((await read(first)).transaction).toMatchObject({ macro: 'limit' })
  const second = await deposit(20_000)
  await reject(second, { reason: '직접 쓴 사유' })
  expect((await read(second)).transaction).toMatchObject({ macro: null, reason: '직접 쓴 사유' })
})

test('totals count what moved, with what waits and what was rejected apart', async () => {
  const { items } = (await site.call(queues.listTransactions, { size: 100 }, admin)).data
  const totals = (await site.call(queues.transactionTotals, {}, admin)).data
  const of = (type: string, status: string) => {
    const same = items.filter((item) => item.type === type && item.status === status)
    return { count: same.length, amount: same.reduce((sum, item) => sum + item.amount, 0) }
  }
  expect(totals.some(({ rejected }) => rejected.count > 0)).toBe(true)
  for (const { type, ...sums } of totals) {
    expect([type, sums]).toEqual([
      type,
      { ...of(type, 'FINISHED'), pending: of(type, 'PENDING'), rejected: of(type, 'REJECTED') },
    ])
  }
})

test('a transaction tells its entries, who did what, and the balance of nobody above', async () => {
  await site.db.system(({ sql }) => sql`update approver_change set at = at - interval '60 days'`)
  const paid = { id: site.idOf('player1'), amount: 7_000, memo: '이벤트' }
  const before = await balance(player)
  const { id } = (await site.call(queues.payMember, paid, boss)).data
  const read = async (as: CallAs) => site.call(readTransaction, { id }, as)
  const { data } = await read(admin)
  expect(data.createdBy).toMatchObject({ code: 'subhq1' })
  expect(data.entries.map(({ owner, change }) => [owner?.code, change])).toEqual([
    ['subhq1', -7_000],
    ['player1', 7_000],
  ])
  expect(data.entries[1]).toMatchObject({ account: 'CASH', before, after: before + 7_000 })
  expect(data.audit?.map(({ action }) => action)).toEqual(['payment.pay'])
  await site.db.system(
    ({ sql }) => sql`update member set granted = '{Report.read}' where code like 'store%'`,
  )
  const below = await read(await site.login('store1', 'OFFICE'))
  expect(below.data.createdBy).toBeNull()
  expect(below.data.entries.map(({ owner }) => owner?.code)).toEqual(['player1'])
  expect(below.data.audit).toBeNull()
  expect((await read(await site.login('store2', 'OFFICE'))).code).toBe('NOT_FOUND')
})
