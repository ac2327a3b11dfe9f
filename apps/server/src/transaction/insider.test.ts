import * as accounts from '@camellia/contract/company-account'
import * as queues from '@camellia/contract/transaction-queue'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertCompanyAccount } from '../demo/demo.money.sql'
import { type CallAs, startSite, type TestSite } from '../testing-site'

/** What somebody of the staff or of a line could do with rights they have for other things. */

let site: TestSite
let staff: CallAs
let admin: CallAs
let boss: CallAs
let store: CallAs

beforeAll(async () => {
  site = await startSite()
  await site.db.system(async (tx) => {
    const people = { maker: site.idOf('admin'), approver: site.idOf('staff1') }
    await insertCompanyAccount(tx, { ...people, seal: site.seal })
    await tx.sql`
      update member set granted = '{Payment.allow,Collect.allow}' where kind = 'PARTNER'`
    await tx.sql`update approver_change set at = at - interval '60 days'`
  })
})
beforeEach(async () => {
  staff = await site.login('staff1', 'OFFICE')
  admin = await site.login('admin', 'OFFICE')
  boss = await site.login('subhq1', 'OFFICE')
  store = await site.login('store1', 'OFFICE')
})
afterAll(async () => {
  expect(await site.close()).toEqual([])
})

const waiting = { state: 'WAITING', page: 1, size: 10 } as const
const queueOf = async (as: CallAs) =>
  (await site.call(queues.listHandovers, waiting, as)).data.items.map(({ id }) => id)

/** What each way to touch a payment that waits is answered with. */
async function triedOn(id: string, as: CallAs) {
  const reject = { ids: [id], verdict: 'REJECT' as const, reason: 'x' }
  return [
    (await site.call(queues.readHandover, { id }, as)).code,
    (await site.call(queues.claimHandover, { id, take: true }, as)).code,
    (await site.call(queues.decideHandovers, { ids: [id], verdict: 'APPROVE' }, as)).code,
    (await site.call(queues.decideHandovers, reject, as)).code,
  ]
}

test.each([
  ['payments', queues.payMember, 2_000_000],
  ['collects', queues.collectFromMember, 1_000_000],
] as const)('on %s of the head office no partner of the line decides', async (_, call, amount) => {
  const wish = { id: site.idOf('store1'), amount, memo: 'x' }
  const { data } = await site.call(call, wish, staff)
  expect(data.status).toBe('PENDING')
  expect(await queueOf(boss)).toEqual([])
  expect(await triedOn(data.id, boss)).toEqual(Array(4).fill('NOT_FOUND'))
  expect(await queueOf(admin)).toEqual([data.id])
  const yes = { ids: [data.id], verdict: 'APPROVE' as const }
  expect((await site.call(queues.decideHandovers, yes, admin)).code).toBe('SUCCESS')
})

test('nor on those of a partner above, who decides on them with the head office', async () => {
  const wish = { id: site.idOf('player1'), amount: 1_000_000, memo: 'x' }
  const { id } = (await site.call(queues.payMember, wish, boss)).data
  expect(await queueOf(store)).toEqual([])
  expect(await triedOn(id, store)).toEqual(Array(4).fill('NOT_FOUND'))
  expect([await queueOf(boss), await queueOf(admin)]).toEqual([[id], [id]])
  const yes = { ids: [id], verdict: 'APPROVE' as const }
  expect((await site.call(queues.decideHandovers, yes, boss)).code).toBe('FOUR_EYES_REQUIRED')
  expect((await site.call(queues.decideHandovers, yes, admin)).code).toBe('SUCCESS')
})

test('the last account players are shown stays, also when two switch off the last two', async () => {
  const off = (id: string, as: CallAs) =>
    site.call(accounts.decideCompanyAccount, { id, verdict: 'OFF' }, as)
  const listed = async () => (await site.call(accounts.listCompanyAccounts, {}, admin)).data
  const [first] = await listed()
  expect((await off(first?.id ?? '', staff)).code).toBe('CONFLICT')
  const input = { bank: '나래은행', holder: '카멜리아', accountNumber: '99887766' }
  const { id } = (await site.call(accounts.createCompanyAccount, input, staff)).data
  expect((await off(first?.id ?? '', staff)).code).toBe('CONFLICT')
  await site.call(accounts.decideCompanyAccount, { id, verdict: 'APPROVE' }, admin)
  const both = await Promise.all([off(first?.id ?? '', staff), off(id, admin)])
  expect(both.map(({ code }) => code).sort()).toEqual(['CONFLICT', 'SUCCESS'])
  expect((await listed()).filter(({ status }) => status === 'ACTIVE')).toHaveLength(1)
})

test('who may pay but not collect has nothing to do with collects that wait', async () => {
  await site.db.system(
    ({ sql }) => sql`update member set withheld = '{Collect.allow}' where code = 'staff1'`,
  )
  const clerk = await site.login('staff1', 'OFFICE')
  const wish = { id: site.idOf('store2'), amount: 1_000_000, memo: 'x' }
  const { id } = (await site.call(queues.collectFromMember, wish, admin)).data
  const paid = (await site.call(queues.payMember, wish, admin)).data
  expect(await queueOf(clerk)).toEqual([paid.id])
  expect(await triedOn(id, clerk)).toEqual(Array(4).fill('NOT_FOUND'))
  const both = { ids: [paid.id, id], verdict: 'APPROVE' as const }
  expect((await site.call(queues.decideHandovers, both, clerk)).code).toBe('NOT_FOUND')
  const yes = { ids: [paid.id], verdict: 'APPROVE' as const }
  expect((await site.call(queues.decideHandovers, yes, clerk)).code).toBe('SUCCESS')
})

test('a partner sees of others only the accounts that players are shown', async () => {
  await site.db.system(
    ({ sql }) => sql`
    update member set granted = granted || '{Deposit.allow}'::text[] where code = 'subhq1'`,
  )
  const input = { bank: '나래은행', holder: '카멜리아', accountNumber: '11223344' }
  const { id } = (await site.call(accounts.createCompanyAccount, input, admin)).data
  const seenBy = async (as: CallAs) =>
    (await site.call(accounts.listCompanyAccounts, {}, as)).data.map((one) => one.status)
  expect(await seenBy(admin)).toContain('PENDING')
  expect(await seenBy(boss)).toEqual(['ACTIVE'])
  await site.call(accounts.decideCompanyAccount, { id, verdict: 'OFF' }, admin)
  expect(await seenBy(admin)).toContain('OFF')
  expect(await seenBy(boss)).toEqual(['ACTIVE'])
})

test('twenty payments of one balance wait for a second person, and no more', async () => {
  const wish = { id: site.idOf('player3'), amount: 1_000_000, memo: 'x' }
  const partner = await site.login('subhq2', 'OFFICE')
  const codes: string[] = []
  for (let n = 0; n < 21; n++) {
    codes.push((await site.call(queues.payMember, wish, partner)).code)
  }
  expect(codes).toEqual([...Array(20).fill('SUCCESS'), 'LIMIT_REACHED'])
  expect((await site.call(queues.payMember, { ...wish, amount: 1 }, partner)).code).toBe('SUCCESS')
})
