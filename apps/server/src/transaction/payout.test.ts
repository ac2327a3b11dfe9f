import { profile } from '@camellia/contract/access'
import { readPayout, sendWithdrawals, unsendWithdrawal } from '@camellia/contract/payout'
import { listTrail } from '@camellia/contract/trail'
import { requestWithdraw } from '@camellia/contract/transaction'
import * as queues from '@camellia/contract/transaction-queue'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashPassword } from '../member/password'
import { type CallAs, startSite, type TestSite } from '../testing-site'

let site: TestSite
let player: CallAs
let staff: CallAs
let admin: CallAs

beforeAll(async () => {
  site = await startSite()
  const withdrawHash = await hashPassword('1234')
  await site.db.system(async (tx) => {
    await tx.sql`
      update member set withdraw_password_hash = ${withdrawHash}, bank = '가온은행',
        depositor = '홍길동', account_sealed = ${site.seal.seal('123456789')},
        account_print = ${Buffer.from('print')} || convert_to(code, 'UTF8')
      where kind = 'MEMBER'`
    await tx.sql`update approver_change set at = at - interval '60 days'`
  })
  for (const code of ['player1', 'player2', 'player1', 'player2']) {
    const paid = { id: site.idOf(code), amount: 900_000, memo: 'x' }
    await site.call(queues.payMember, paid, await site.login('admin', 'OFFICE'))
    await later()
  }
})
beforeEach(async () => {
  player = await site.login('player1')
  staff = await site.login('staff1', 'OFFICE')
  admin = await site.login('admin', 'OFFICE')
  await later()
})
afterAll(async () => {
  expect(await site.close()).toEqual([])
})

/** What was decided so far counts no more for what one person decides alone. */
const later = () =>
  site.db.system(
    ({ sql }) => sql`update transaction set decided_at = decided_at - interval '30 hours'`,
  )
const ask = async (amount: number, as: CallAs = player) =>
  (await site.call(requestWithdraw, { amount, withdrawPassword: '1234' }, as)).data.id
const claim = (id: string, as: CallAs, wish: object = {}) =>
  site.call(queues.claimWithdrawal, { id, take: true, ...wish }, as)
const look = (id: string, as: CallAs) => site.call(readPayout, { id }, as)
const send = (id: string, as: CallAs) => site.call(sendWithdrawals, { ids: [id] }, as)
const unsend = (id: string, as: CallAs) => site.call(unsendWithdrawal, { id, reason: '반송' }, as)
const decide = (id: string, as: CallAs, verdict: 'APPROVE' | 'REJECT' = 'APPROVE') =>
  site.call(queues.decideWithdrawals, { ids: [id], verdict, reason: 'x' }, as)
const balance = async (as: CallAs) => (await site.call(profile, {}, as)).data.balance
const trailOf = async (id: string) => {
  const { items } = (await site.call(listTrail, { size: 100 }, admin)).data
  return items.filter(({ after }) => after?.transaction === id).map(({ action }) => action)
}

test('whoever holds a withdrawal sees where it goes in full, and the look is noted once', async () => {
  const id = await ask(20_000)
  expect((await look(id, staff)).code).toBe('CONFLICT')
  await claim(id, staff)
  const page = { state: 'WAITING', page: 1, size: 10 } as const
  const listed = (await site.call(queues.listWithdrawals, page, staff)).data.items
  expect(listed.find((row) => row.id === id)?.accountNumber).not.toContain('123456789')
  const whole = { bank: '가온은행', holder: '홍길동', accountNumber: '123456789', amount: 20_000 }
  expect((await look(id, staff)).data).toEqual(whole)
  expect((await look(id, staff)).data).toEqual(whole)
  expect((await look(id, admin)).code).toBe('CONFLICT')
  expect(await trailOf(id)).toEqual(['withdraw.look'])
  await decide(id, staff, 'REJECT')
  expect((await look(id, staff)).code).toBe('CONFLICT')
})

test('a withdrawal is claimed, sent and then approved, in this order', async () => {
  const id = await ask(20_000)
  expect((await send(id, staff)).code).toBe('CONFLICT')
  await claim(id, staff)
  const early = await decide(id, staff)
  expect([early.code, early.data]).toEqual(['CONFLICT', { because: 'NOT_SENT' }])
  expect((await send(id, staff)).code).toBe('SUCCESS')
  // The same click once more is the same payment.
  expect((await send(id, staff)).code).toBe('SUCCESS')
  const { transaction } = (await site.call(queues.readWithdrawRequest, { id }, admin)).data
  expect(transaction).toMatchObject({ sentBy: { code: 'staff1' }, sentAt: expect.any(String) })
  expect((await decide(id, staff)).data.waiting).toEqual([])
  expect(await trailOf(id)).toEqual(['withdraw.approve', 'withdraw.sent'])
})

test('what was sent is not rejected, unless whoever holds it says that it came back', async () => {
  const before = await balance(player)
  const id = await ask(20_000)
  await claim(id, staff)
  await send(id, staff)
  const no = await decide(id, staff, 'REJECT')
  expect([no.code, no.data]).toEqual(['CONFLICT', { because: 'SENT' }])
  expect(await balance(player)).toBe(before - 20_000)
  expect((await unsend(id, admin)).code).toBe('CONFLICT')
  expect((await unsend(id, staff)).code).toBe('SUCCESS')
  expect((await unsend(id, staff)).code).toBe('CONFLICT')
  expect((await decide(id, staff, 'REJECT')).code).toBe('SUCCESS')
  expect(await balance(player)).toBe(before)
  expect(await trailOf(id)).toEqual(['withdraw.reject', 'withdraw.unsent', 'withdraw.sent'])
})

test('a large one is sent after two people agreed, never by the first of them', async () => {
  const id = await ask(1_000_000)
  await claim(id, staff)
  const alone = await send(id, staff)
  expect([alone.code, alone.data]).toEqual(['FOUR_EYES_REQUIRED', { because: 'BEFORE_SENT' }])
  expect((await decide(id, staff)).data.waiting).toEqual([id])
  await claim(id, staff)
  expect((await send(id, staff)).code).toBe('FOUR_EYES_REQUIRED')
  await claim(id, admin, { over: true })
  expect((await decide(id, admin)).code).toBe('CONFLICT')
  expect((await send(id, admin)).code).toBe('SUCCESS')
  expect((await decide(id, admin)).data.waiting).toEqual([])
})

test('what one person sent counts with what they decide before it is approved', async () => {
  await site.db.system(
    ({ sql }) => sql`insert into setting (key, value) values ('money.fourEyesOperatorDay', '50000')
      on conflict (key) do update set value = excluded.value`,
  )
  await expect
    .poll(async () => {
      const id = await ask(60_000)
      const { takesTwo } = (await site.call(queues.readWithdrawRequest, { id }, staff)).data
      await decide(id, staff, 'REJECT')
      return takesTwo
    })
    .toBe(true)
  const [first, second] = [await ask(30_000), await ask(30_000, await site.login('player2'))]
  for (const id of [first, second]) await claim(id, staff)
  expect((await send(first, staff)).code).toBe('SUCCESS')
  const over = await send(second, staff)
  expect([over.code, over.data]).toEqual(['FOUR_EYES_REQUIRED', { because: 'BEFORE_SENT' }])
  await site.db.system(({ sql }) => sql`delete from setting`)
  await decide(first, staff)
  await decide(second, staff, 'REJECT')
})

test('the database itself approves nothing unsent and returns nothing sent', async () => {
  const id = await ask(20_000)
  const by = site.idOf('staff1')
  const forced = (status: string) =>
    site.db.system(
      ({ sql }) => sql`
        update transaction set status = ${status}, decided_by = ${by}, decided_at = now(),
          before = 0, after = 0 where id = ${id}`,
    )
  await expect(forced('FINISHED')).rejects.toThrow('CONFLICT')
  await claim(id, staff)
  await send(id, staff)
  await expect(forced('REJECTED')).rejects.toThrow('CONFLICT')
  const large = await ask(1_500_000, await site.login('player2'))
  const sent = site.db.system(
    ({ sql }) => sql`update transaction set sent_by = ${by}, sent_at = now() where id = ${large}`,
  )
  await expect(sent).rejects.toThrow('FOUR_EYES_REQUIRED')
  await decide(id, staff)
  await decide(large, staff, 'REJECT')
})
