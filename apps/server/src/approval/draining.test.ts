import * as calls from '@camellia/contract/gift'
import { requestWithdraw } from '@camellia/contract/transaction'
import * as queues from '@camellia/contract/transaction-queue'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashPassword } from '../member/password'
import { saveSetting } from '../setting/setting.sql'
import { type CallAs, startSite, type TestSite } from '../testing-site'
import { peopleOf } from './testing-people'

/** The balance of a partner, and those above or beside who could reach into it. */

let site: TestSite
let people: ReturnType<typeof peopleOf>
let admin: CallAs
let boss: CallAs

beforeAll(async () => {
  site = await startSite()
  people = peopleOf(site)
  const withdrawHash = await hashPassword('1234')
  await site.db.system(async (tx) => {
    await tx.sql`update member set created_at = created_at - interval '90 days'`
    await tx.sql`
      update member set granted = '{Call.manage,Role.manage}', bank = '가온은행',
        depositor = '홍길동', withdraw_password_hash = ${withdrawHash},
        account_sealed = ${site.seal.seal('123456789')},
        account_print = convert_to(code, 'UTF8')
      where kind = 'PARTNER'`
    // Of one payer as much as to one receiver, so that the sum is seen with few payments.
    await saveSetting(tx, { key: 'money.fourEyesOperatorDay', value: null, by: null })
  })
})
beforeEach(async () => {
  await people.later(60 * 24)
  await site.db.system(
    ({ sql }) => sql`update transaction set decided_at = decided_at - interval '2 days'`,
  )
  admin = await site.login('admin', 'OFFICE')
  boss = await site.login('subhq1', 'OFFICE')
})
afterAll(async () => {
  expect(await site.close()).toEqual([])
})

const pay = (to: string, amount: number, as: CallAs) =>
  site.call(queues.payMember, { id: site.idOf(to), amount, memo: 'x' }, as)
const collect = (from: string, amount: number, as: CallAs) =>
  site.call(queues.collectFromMember, { id: site.idOf(from), amount, memo: 'x' }, as)

test('who opens the account of a partner takes nothing out of it for a day', async () => {
  const store = await people.takeOver('store1', boss)
  const player = await site.login('store1')
  const tried = async () => [
    (await pay('player1', 10_000, store)).code,
    (await collect('player1', 10_000, store)).code,
    (await site.call(calls.fundGifts, { amount: 10_000, direction: 'IN' }, store)).code,
    (
      await site.call(
        calls.makeGift,
        { kind: 'PRIZE', member: site.idOf('player1'), amount: 1_000, memo: 'x' },
        store,
      )
    ).code,
    (await site.call(requestWithdraw, { amount: 10_000, withdrawPassword: '1234' }, player)).code,
  ]
  const early = await tried()
  // Without a budget there is no gift to begin with.
  expect(early).toEqual([
    'APPROVER_TOO_NEW',
    'APPROVER_TOO_NEW',
    'APPROVER_TOO_NEW',
    'INFLUCIANT_BALANCE',
    'APPROVER_TOO_NEW',
  ])
  await people.later(25)
  expect(await tried()).toEqual(Array(5).fill('SUCCESS'))
  await people.takeOver('store1', boss)
  const gift = { kind: 'PRIZE', member: site.idOf('player1'), amount: 1_000, memo: 'x' } as const
  const again = await site.login('store1', 'OFFICE')
  expect((await site.call(calls.makeGift, gift, again)).code).toBe('APPROVER_TOO_NEW')
})

test('a partner who is new pays what they were given, but asks for nothing that takes two', async () => {
  await site.db.system(
    ({ sql }) => sql`
    insert into approver_change (member_id, by_id, what)
    values (${site.idOf('store2')}, ${site.idOf('subhq2')}, 'CREATED')`,
  )
  const store = await site.login('store2', 'OFFICE')
  expect((await pay('player3', 10_000, store)).data.status).toBe('FINISHED')
  expect((await pay('player3', 2_000_000, store)).code).toBe('APPROVER_TOO_NEW')
})

test('many small payments out of one balance are one large one, whoever made them', async () => {
  const clerk = await people.hireAt('subhq1', admin)
  await people.later(60 * 24)
  expect((await pay('player1', 600_000, boss)).data.status).toBe('FINISHED')
  expect((await pay('player2', 300_000, clerk)).data.status).toBe('FINISHED')
  expect((await pay('store1', 200_000, clerk)).data.status).toBe('PENDING')
  expect((await pay('player2', 100_000, boss)).data.status).toBe('PENDING')
})

test('and gifts out of the same balance count with them', async () => {
  const owner = await site.login('subhq2', 'OFFICE')
  const clerk = await people.hireAt('subhq2', admin)
  await people.later(60 * 24)
  await site.call(calls.fundGifts, { amount: 100_000, direction: 'IN' }, owner)
  const gift = { kind: 'PRIZE', member: site.idOf('player3'), amount: 100_000, memo: 'x' } as const
  expect((await site.call(calls.makeGift, gift, owner)).data.status).toBe('PROCESSING')
  expect((await pay('store2', 600_000, clerk)).data.status).toBe('FINISHED')
  expect((await pay('player3', 300_000, clerk)).data.status).toBe('PENDING')
})
