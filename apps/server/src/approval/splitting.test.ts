import * as calls from '@camellia/contract/gift'
import { requestDeposit, requestWithdraw } from '@camellia/contract/transaction'
import * as queues from '@camellia/contract/transaction-queue'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertCompanyAccount } from '../demo/demo.money.sql'
import { fillBudget } from '../gift/testing-budget'
import { hashPassword } from '../member/password'
import { type CallAs, startSite, type TestSite } from '../testing-site'
import { approveOut } from '../transaction/testing-payout'
import { lockAlone } from './approval.sql'
import { peopleOf } from './testing-people'

/** A large sum that one person splits over receivers, kinds of money, accounts, and midnight. */

let site: TestSite
let people: ReturnType<typeof peopleOf>
let staff: CallAs
let store: CallAs

beforeAll(async () => {
  site = await startSite()
  people = peopleOf(site)
  const withdrawHash = await hashPassword('1234')
  await site.db.system(async (tx) => {
    await tx.sql`
      update member set bank = '가온은행', depositor = '홍길동',
        withdraw_password_hash = ${withdrawHash},
        account_sealed = ${site.seal.seal('123456789')},
        account_print = convert_to(code, 'UTF8')
      where kind <> 'USER'`
    await tx.sql`update bank_change set at = at - interval '60 days'`
    await tx.sql`update approver_change set at = at - interval '60 days'`
    await tx.sql`update member set created_at = created_at - interval '90 days'`
    const two = { maker: site.idOf('admin'), approver: site.idOf('staff1') }
    await insertCompanyAccount(tx, { ...two, seal: site.seal })
  })
  const admin = await site.login('admin', 'OFFICE')
  await fillBudget(site, 5_000_000, { by: admin, agreed: await site.login('staff1', 'OFFICE') })
})
beforeEach(async () => {
  await later(48)
  await people.later(60 * 24)
  staff = await site.login('staff1', 'OFFICE')
  store = await site.login('store1', 'OFFICE')
})
afterAll(async () => {
  expect(await site.close()).toEqual([])
})

/** As if all that was decided and given had been so many hours earlier. */
const later = (hours: number) =>
  site.db.system(async ({ sql }) => {
    await sql`update transaction set decided_at = decided_at - ${hours} * interval '1 hour'`
    await sql`update gift set made_at = made_at - ${hours} * interval '1 hour'`
  })

const pay = async (to: string, amount: number, as: CallAs = staff) =>
  (await site.call(queues.payMember, { id: site.idOf(to), amount, memo: 'x' }, as)).data.status
const collect = async (from: string, amount: number, as: CallAs) =>
  (await site.call(queues.collectFromMember, { id: site.idOf(from), amount, memo: 'x' }, as)).data
    .status
const gift = async (to: string, amount: number) =>
  (
    await site.call(
      calls.makeGift,
      { kind: 'PRIZE', member: site.idOf(to), amount, memo: 'x' },
      staff,
    )
  ).data.status

/** What an approval by one person comes to: done, or waiting for the second. */
async function letOut(of: string, amount: number): Promise<'done' | 'waits'> {
  const wish = { amount, withdrawPassword: '1234' }
  const { id } = (await site.call(requestWithdraw, wish, await site.login(of))).data
  const { waiting } = (await approveOut(site, id, staff)).data
  if (waiting.length === 0) return 'done'
  const no = { ids: [id], verdict: 'REJECT' as const, reason: 'x' }
  await site.call(queues.decideWithdrawals, no, staff)
  return 'waits'
}

test('one operator decides three times the large amount alone, over however many receivers', async () => {
  const receivers = ['player1', 'player2', 'player3', 'store1', 'store2']
  const paid: string[] = []
  for (const to of receivers) paid.push(await pay(to, 900_000))
  expect(paid).toEqual(['FINISHED', 'FINISHED', 'FINISHED', 'PENDING', 'PENDING'])
})

test('at midnight nothing begins anew: it is hours that count', async () => {
  expect(await pay('player1', 900_000)).toBe('FINISHED')
  await later(23)
  expect(await pay('player1', 100_000)).toBe('PENDING')
  await later(2)
  expect(await pay('player1', 100_000)).toBe('FINISHED')
})

test('what several members were paid and one partner collects counts together', async () => {
  const paid = [await pay('player1', 500_000), await pay('player2', 500_000)]
  expect(paid).toEqual(['FINISHED', 'FINISHED'])
  expect(await collect('player1', 400_000, store)).toBe('FINISHED')
  expect(await collect('player2', 400_000, store)).toBe('FINISHED')
  // Of each player less than the large amount: it is the collector's sum that grows.
  expect(await pay('store1', 200_000)).toBe('PENDING')
  expect(await letOut('store1', 200_000)).toBe('waits')
  expect(await letOut('store1', 150_000)).toBe('done')
  expect(await collect('player2', 50_000, store)).toBe('PENDING')
})

test('who paid somebody, or gave a gift, does not alone let a large sum out again', async () => {
  expect(await pay('player1', 300_000)).toBe('FINISHED')
  expect(await gift('player1', 100_000)).toBe('PROCESSING')
  expect(await letOut('player1', 600_000)).toBe('waits')
  expect(await letOut('player1', 599_000)).toBe('done')
})

test('gifts to many count with what else one operator decides', async () => {
  expect(await pay('player1', 900_000)).toBe('FINISHED')
  expect(await pay('player2', 900_000)).toBe('FINISHED')
  expect(await pay('player3', 900_000)).toBe('FINISHED')
  expect(await gift('store1', 100_000)).toBe('PROCESSING')
  expect(await gift('store2', 100_000)).toBe('PROCESSING')
  expect(await gift('subhq1', 100_000)).toBe('PENDING')
  expect(await pay('subhq2', 100_000)).toBe('PENDING')
})

test('an ordinary day needs no second person: one clerk, players below the limits', async () => {
  for (const code of ['player1', 'player2', 'player3']) {
    const player = await site.login(code)
    const { id } = (await site.call(requestDeposit, { amount: 200_000 }, player)).data
    const yes = { ids: [id], verdict: 'APPROVE' as const }
    expect((await site.call(queues.decideDeposits, yes, staff)).data.waiting).toEqual([])
    expect(await letOut(code, 300_000)).toBe('done')
  }
})

test('accounts that one person made have no limit of their own beside the maker', async () => {
  const made = [await people.hire(staff), await people.hire(staff)]
  await people.later(25)
  const [one, other] = made.map(({ as }) => as)
  expect(await pay('player1', 900_000, one)).toBe('FINISHED')
  expect(await pay('player2', 900_000, other)).toBe('FINISHED')
  expect(await pay('player3', 900_000, one)).toBe('FINISHED')
  expect(await pay('store1', 900_000, other)).toBe('PENDING')
  expect(await pay('store1', 900_000)).toBe('PENDING')
  // Whoever was there before, and did nothing to any of them, has a limit of their own.
  expect(await pay('store2', 900_000, await site.login('admin', 'OFFICE'))).toBe('FINISHED')
  // And who has been there for longer than the days of a maker.
  await people.later(30 * 24)
  expect(await pay('store1', 900_000, other)).toBe('FINISHED')
})

test('nor has one made through another, or those whose passwords one person set anew', async () => {
  const first = await people.hire(staff)
  const second = await people.hire(first.as)
  await people.later(25)
  for (const to of ['player1', 'player2', 'player3']) {
    expect(await pay(to, 900_000, second.as)).toBe('FINISHED')
  }
  expect(await pay('store1', 900_000)).toBe('PENDING')
  await later(48)
  await people.later(60 * 24)
  const admin = await site.login('admin', 'OFFICE')
  const one = await people.takeOver(first.code, admin)
  const other = await people.takeOver(second.code, admin)
  await people.later(25)
  expect(await pay('player1', 900_000, one)).toBe('FINISHED')
  expect(await pay('player2', 900_000, other)).toBe('FINISHED')
  expect(await pay('player3', 900_000, admin)).toBe('FINISHED')
  for (const as of [one, other, admin]) expect(await pay('store1', 900_000, as)).toBe('PENDING')
  expect(await pay('store1', 900_000)).toBe('FINISHED')
})

test('a partner who pays from the own balance counts for nobody who opened the account', async () => {
  const partner = await people.takeOver('store1', staff)
  await people.takeOver('store2', staff)
  await people.later(25)
  expect(await pay('player1', 900_000, partner)).toBe('FINISHED')
  for (const to of ['player2', 'player3', 'subhq1']) expect(await pay(to, 900_000)).toBe('FINISHED')
})

test('two accounts of one person that decide at once count each other', async () => {
  const one = await people.hire(staff)
  const other = await people.hire(staff)
  await people.later(25)
  const waiting = () =>
    site.db.system(
      ({ sql }) => sql`
      select distinct l.pid from pg_locks l join pg_stat_activity a using (pid)
      where not l.granted and a.datname = current_database()`,
    )
  let paid: Promise<string> | undefined
  await site.db.system(async (tx) => {
    await lockAlone(tx, one.id, { receivers: [site.idOf('player1')], hours: 24, days: 30 })
    paid = pay('player2', 900_000, other.as)
    await expect.poll(async () => (await waiting()).length).toBe(1)
  })
  expect(await paid).toBe('FINISHED')
})
