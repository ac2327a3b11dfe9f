import { createMember, saveBank } from '@camellia/contract/member-edit'
import { listMessages } from '@camellia/contract/message'
import * as contract from '@camellia/contract/transaction'
import * as queues from '@camellia/contract/transaction-queue'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashPassword } from '../member/password'
import { type CallAs, PASSWORD, startSite, type TestSite } from '../testing-site'
import { approveOut } from '../transaction/testing-payout'

let site: TestSite
let player: CallAs
let staff: CallAs
let admin: CallAs
let boss: CallAs
let accounts = 0

beforeAll(async () => {
  site = await startSite()
  const withdrawHash = await hashPassword('1234')
  await site.db.system(async ({ sql }) => {
    await sql`
      update member set withdraw_password_hash = ${withdrawHash}, bank = '가온은행',
        depositor = '홍길동', account_sealed = ${site.seal.seal('123456789')},
        account_print = convert_to(code, 'UTF8')
      where kind = 'MEMBER'`
    await sql`
      update member set granted = '{Withdraw.allow,Member.update}' where code = 'subhq1'`
    await sql`update approver_change set at = at - interval '60 days'`
  })
})
beforeEach(async () => {
  await later(60 * 24)
  player = await site.login('player1')
  staff = await site.login('staff1', 'OFFICE')
  admin = await site.login('admin', 'OFFICE')
  boss = await site.login('subhq1', 'OFFICE')
})
afterAll(async () => {
  expect(await site.close()).toEqual([])
})

/** As if what was noted so far had happened so many hours earlier. */
const later = (hours: number) =>
  site.db.system(({ sql }) => sql`update bank_change set at = at - ${hours} * interval '1 hour'`)

async function change(as: CallAs, fields: object = {}) {
  accounts += 1
  const account = {
    bank: '나래은행',
    depositor: '김담당',
    accountNumber: `55500${1000 + accounts}`,
  }
  const wish = { id: site.idOf('player1'), ...account, reason: 'x', ...fields }
  expect((await site.call(saveBank, wish, as)).code).toBe('SUCCESS')
  return wish
}

async function ask(): Promise<string> {
  const wish = { amount: 10_000, withdrawPassword: '1234' }
  const reply = await site.call(contract.requestWithdraw, wish, player)
  expect(reply.code).toBe('SUCCESS')
  return reply.data.id
}

const approve = (id: string, as: CallAs) => approveOut(site, id, as)
const read = async (id: string, as: CallAs) =>
  (await site.call(queues.readWithdrawRequest, { id }, as)).data
const OWN = ['FOUR_EYES_REQUIRED', { because: 'CHANGED_THE_ACCOUNT' }]

test('whoever changed the account approves nothing paid to it, as first or as second', async () => {
  await change(staff)
  const id = await ask()
  const first = await approve(id, staff)
  expect([first.code, first.data]).toEqual(OWN)
  expect((await approve(id, admin)).data.waiting).toEqual([id])
  const second = await approve(id, staff)
  expect([second.code, second.data]).toEqual(OWN)
  expect((await approve(id, boss)).data.waiting).toEqual([])
})

test('not after a day either, nor when a colleague corrected the account since', async () => {
  await change(staff)
  await later(25)
  await change(admin)
  await later(25)
  const id = await ask()
  expect((await approve(id, staff)).code).toBe('FOUR_EYES_REQUIRED')
  expect((await approve(id, admin)).code).toBe('FOUR_EYES_REQUIRED')
  expect((await approve(id, boss)).data.waiting).toEqual([])
  await later(30 * 24)
  expect((await approve(await ask(), staff)).data.waiting).toEqual([])
})

test('for a day two people decide, whether it was asked for before the change or after', async () => {
  const early = await ask()
  expect((await read(early, admin)).transaction.needsTwo).toBe(false)
  await change(staff)
  expect((await approve(early, admin)).data.waiting).toEqual([early])
  expect((await approve(early, boss)).data.waiting).toEqual([])
  const after = await ask()
  expect((await read(after, admin)).transaction.needsTwo).toBe(true)
  // What once needs two goes on to need them.
  await later(25)
  expect((await approve(after, admin)).data.waiting).toEqual([after])
  expect((await approve(after, boss)).data.waiting).toEqual([])
  expect((await approve(await ask(), admin)).data.waiting).toEqual([])
})

test('who decides sees when and by whom it was changed, but not who stands above', async () => {
  const untouched = await ask()
  expect((await read(untouched, admin)).accountChanged).toBeNull()
  await change(staff)
  const at = expect.any(String)
  expect((await read(untouched, admin)).accountChanged).toEqual({ at, by: 'staff1' })
  expect((await read(untouched, boss)).accountChanged).toEqual({ at, by: null })
  const reject = { ids: [untouched], verdict: 'REJECT' as const, reason: 'x' }
  expect((await site.call(queues.decideWithdrawals, reject, staff)).code).toBe('SUCCESS')
})

test('the player is told of each change, with the bank and the last four digits', async () => {
  const inbox = async () =>
    (await site.call(listMessages, { page: 1, size: 50, searchkey: '' }, player)).data.items
  const before = (await inbox()).length
  const wish = await change(staff)
  const [newest] = await inbox()
  expect(newest?.content).toContain('나래은행')
  expect(newest?.content).toContain(wish.accountNumber.slice(-4))
  expect(newest?.content).not.toContain(wish.accountNumber)
  // The same once more is no change: nobody is told, and nobody has to wait.
  await later(60 * 24)
  await change(admin, wish)
  expect(await inbox()).toHaveLength(before + 1)
  expect((await approve(await ask(), admin)).data.waiting).toEqual([])
})

test('nor whoever made the member together with the account', async () => {
  const account = { bank: '나래은행', depositor: '김담당', accountNumber: '5550099887' }
  const person = { kind: 'MEMBER' as const, code: 'mule1', name: '노새', password: PASSWORD }
  const made = { ...person, parentId: site.idOf('store1'), withdrawPassword: '1234', account }
  const { id: memberId } = (await site.call(createMember, made, staff)).data
  const paid = { id: memberId, amount: 499_000, memo: 'x' }
  expect((await site.call(queues.payMember, paid, admin)).code).toBe('SUCCESS')
  const mule = await site.login('mule1')
  const wish = { amount: 499_000, withdrawPassword: '1234' }
  const { id } = (await site.call(contract.requestWithdraw, wish, mule)).data
  const reply = await approve(id, staff)
  expect([reply.code, reply.data]).toEqual(OWN)
  expect((await approve(id, admin)).data.waiting).toEqual([id])
})
