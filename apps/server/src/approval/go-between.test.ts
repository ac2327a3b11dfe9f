import * as accounts from '@camellia/contract/company-account'
import * as calls from '@camellia/contract/gift'
import { createMember, saveBank, updateMember } from '@camellia/contract/member-edit'
import { moveMember } from '@camellia/contract/member-move'
import * as rtp from '@camellia/contract/rtp'
import { requestWithdraw } from '@camellia/contract/transaction'
import * as queues from '@camellia/contract/transaction-queue'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashPassword } from '../member/password'
import { type CallAs, PASSWORD, startSite, type TestSite } from '../testing-site'
import { peopleOf } from './testing-people'

/** One person who is in the office under several names, none of which made another directly. */

let site: TestSite
let people: ReturnType<typeof peopleOf>
let staff: CallAs
let admin: CallAs
let boss: CallAs

const RELATED = ['FOUR_EYES_REQUIRED', { because: 'MADE_BY_THE_OTHER' }]

beforeAll(async () => {
  site = await startSite()
  people = peopleOf(site)
  admin = await site.login('admin', 'OFFICE')
  const withdrawHash = await hashPassword('1234')
  await site.db.system(async ({ sql }) => {
    await sql`update member set created_at = created_at - interval '90 days'`
    await sql`
      update member set withdraw_password_hash = ${withdrawHash}, bank = '가온은행',
        depositor = '홍길동', account_sealed = ${site.seal.seal('123456789')},
        account_print = convert_to(code, 'UTF8')
      where kind <> 'USER'`
  })
  const line = [
    ['dist2', '총판', 'subhq1'],
    ['agency4', '대리점', 'dist2'],
  ] as const
  for (const [code, role, parent] of line) {
    const roleId = await people.roleOf(role, admin)
    const person = { kind: 'PARTNER' as const, code, name: code, password: PASSWORD, roleId }
    const made = { ...person, parentId: await people.idOf(parent) }
    expect((await site.call(createMember, made, admin)).code).toBe('SUCCESS')
  }
  const player = { id: await people.idOf('player1'), reason: 'x' }
  const moved = { ...player, parentId: await people.idOf('agency4') }
  expect((await site.call(moveMember, moved, admin)).code).toBe('SUCCESS')
})
beforeEach(async () => {
  await people.later(60 * 24)
  staff = await site.login('staff1', 'OFFICE')
  admin = await site.login('admin', 'OFFICE')
  boss = await site.login('subhq1', 'OFFICE')
})
afterAll(async () => {
  expect(await site.close()).toEqual([])
})

const pay = (to: string, amount: number, as: CallAs) =>
  site.call(queues.payMember, { id: site.idOf(to), amount, memo: 'x' }, as)

async function approve(id: string, as: CallAs) {
  const reply = await site.call(queues.decideHandovers, { ids: [id], verdict: 'APPROVE' }, as)
  return reply.code === 'SUCCESS' ? reply.code : [reply.code, reply.data]
}

test('who opened an account through another one is not its other pair of eyes', async () => {
  const agency = await people.takeOver('agency4', await people.takeOver('dist2', boss))
  expect((await pay('player1', 5_000_000, agency)).code).toBe('APPROVER_TOO_NEW')
  await people.later(25)
  const { id, status } = (await pay('player1', 5_000_000, agency)).data
  expect(status).toBe('PENDING')
  expect(await approve(id, boss)).toEqual(RELATED)
  // Nor the other way round: what the one asked for, the other agrees to.
  const wish = (await pay('player1', 4_000_000, boss)).data
  const upward = { ids: [wish.id], verdict: 'APPROVE' as const }
  expect((await site.call(queues.decideHandovers, upward, agency)).code).toBe('NOT_FOUND')
  await people.later(30 * 24)
  expect(await approve(id, boss)).toEqual(['INFLUCIANT_BALANCE', null])
})

test('nor whoever made the one who opened it', async () => {
  const helper = await people.hire(staff)
  const store = await people.takeOver('store2', helper.as)
  await people.later(25)
  const { id } = (await pay('player3', 10_000_000, store)).data
  expect(await approve(id, staff)).toEqual(RELATED)
  expect(await approve(id, helper.as)).toEqual(RELATED)
  expect(await approve(id, admin)).toEqual(['INFLUCIANT_BALANCE', null])
})

test('staff are not put beside the balance of another partner', async () => {
  const helper = await people.hire(staff)
  const made = await people.hire(helper.as, ['Ip.manage'])
  const parentId = site.idOf('subhq2')
  const move = { id: made.id, parentId, reason: 'x' }
  const reply = await site.call(moveMember, move, helper.as)
  expect([reply.code, reply.data]).toEqual(['ACCESS_DENIED', { problem: 'STAFF_OF_ANOTHER' }])
  const person = { kind: 'USER', code: 'beside', name: 'x', password: PASSWORD } as const
  const beside = { ...person, roleId: made.roleId, parentId }
  expect((await site.call(createMember, beside, helper.as)).code).toBe('INVALID_PARAMETER')
  expect((await site.call(moveMember, move, admin)).code).toBe('SUCCESS')
  const there = await site.login(made.code, 'OFFICE')
  expect((await pay('player3', 1_000, there)).code).toBe('APPROVER_TOO_NEW')
  await people.later(25)
  const { id } = (await pay('player3', 20_000_000, there)).data
  expect([await approve(id, staff), await approve(id, admin)]).toEqual([RELATED, RELATED])
})

test('what is asked for is no more approved at once than a yes of the new account would be', async () => {
  const made = await people.hire((await people.hire(staff)).as)
  await site.call(calls.fundGifts, { amount: 900_000, direction: 'IN' }, admin)
  const account = { bank: '가온은행', holder: 'x', accountNumber: '987654321' }
  const wish = { game: 'crimson-fortune', variant: '94', reason: 'x' } as const
  const gift = { kind: 'PRIZE', member: site.idOf('player2'), amount: 300_000, memo: 'x' } as const
  const asked = async () => [
    await site.call(accounts.createCompanyAccount, account, made.as),
    await site.call(rtp.askRtp, wish, made.as),
    await site.call(calls.makeGift, gift, made.as),
  ]
  const early = await asked()
  expect(early.map(({ code }) => code)).toEqual(Array(3).fill('APPROVER_TOO_NEW'))
  await people.later(25)
  const [first, second, third] = (await asked()).map(({ data }) => data as { id: string })
  const decided = (as: CallAs) => {
    const yes = { verdict: 'APPROVE' as const }
    return Promise.all([
      site.call(accounts.decideCompanyAccount, { id: first?.id ?? '', ...yes }, as),
      site.call(rtp.decideRtp, { id: second?.id ?? '', ...yes }, as),
      site.call(calls.decideGift, { id: third?.id ?? '', ...yes }, as),
    ])
  }
  expect((await decided(staff)).map(({ code, data }) => [code, data])).toEqual(
    Array(3).fill(RELATED),
  )
  expect((await decided(admin)).map(({ code }) => code)).toEqual(Array(3).fill('SUCCESS'))
})

test('who writes where money goes through another account does not let it go there', async () => {
  const helper = await people.hire(staff)
  const account = { bank: '나래은행', depositor: '김담당', accountNumber: '5550001112' }
  const change = { id: site.idOf('player2'), ...account, reason: 'x' }
  expect((await site.call(saveBank, change, helper.as)).code).toBe('SUCCESS')
  const player = await site.login('player2')
  const wish = { amount: 10_000, withdrawPassword: '1234' }
  const { id } = (await site.call(requestWithdraw, wish, player)).data
  const yes = { ids: [id], verdict: 'APPROVE' as const }
  const reply = await site.call(queues.decideWithdrawals, yes, staff)
  const own = ['FOUR_EYES_REQUIRED', { because: 'CHANGED_THE_ACCOUNT' }]
  expect([reply.code, reply.data]).toEqual(own)
  expect((await site.call(queues.decideWithdrawals, yes, admin)).data.waiting).toEqual([id])
})

test('a boss who helps a clerk is not tied to those the clerk made before', async () => {
  const clerk = await people.hire(admin, ['Ip.manage'])
  await people.later(40 * 24)
  const made = await people.hire(clerk.as, ['Ip.manage', 'Audit.read'])
  await people.later(48)
  await site.call(updateMember, { id: clerk.id, email: 'clerk@example.com' }, staff)
  await people.later(25)
  const { id } = (await pay('player2', 2_000_000, made.as)).data
  expect(await approve(id, clerk.as)).toEqual(RELATED)
  expect(await approve(id, staff)).toBe('SUCCESS')
  // The clerk whose address was changed is still not the other pair of eyes of who changed it.
  const other = (await pay('player2', 2_000_000, clerk.as)).data
  expect(await approve(other.id, staff)).toEqual(RELATED)
})
