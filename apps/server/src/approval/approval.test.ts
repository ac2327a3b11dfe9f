import * as accounts from '@camellia/contract/company-account'
import { changeStatus, createMember, updateMember } from '@camellia/contract/member-edit'
import { resetMemberPassword, setPassword } from '@camellia/contract/password'
import { createRole, listRoles, saveOverrides, savePermissions } from '@camellia/contract/role'
import * as rtp from '@camellia/contract/rtp'
import * as contract from '@camellia/contract/transaction'
import * as queues from '@camellia/contract/transaction-queue'
import type { RoleId } from '@camellia/kernel/ids'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertCompanyAccount } from '../demo/demo.money.sql'
import { saveSetting } from '../setting/setting.sql'
import { type CallAs, PASSWORD, startSite, type TestSite } from '../testing-site'

let site: TestSite
let player: CallAs
let staff: CallAs
let admin: CallAs
let people = 0

beforeAll(async () => {
  site = await startSite()
  // An installation that has been there for long.
  await site.db.system(
    ({ sql }) => sql`
    update member set created_at = created_at - interval '90 days' where parent_id is null`,
  )
  // Of one operator as much as of one receiver, so that both sums are seen with few of them.
  const value = { key: 'money.fourEyesOperatorDay', value: null, by: null } as const
  await site.db.system((tx) => saveSetting(tx, value))
  await site.db.system((tx) =>
    insertCompanyAccount(tx, {
      maker: site.idOf('admin'),
      approver: site.idOf('staff1'),
      seal: site.seal,
    }),
  )
})
beforeEach(async () => {
  // Each test begins a day of its own and an office that has been there for long.
  await site.db.system(async ({ sql }) => {
    await sql`update approver_change set at = at - interval '60 days'`
    await sql`update transaction set decided_at = decided_at - interval '2 days'`
  })
  player = await site.login('player1')
  staff = await site.login('staff1', 'OFFICE')
  admin = await site.login('admin', 'OFFICE')
})
afterAll(async () => {
  expect(await site.close()).toEqual([])
})

/** Somebody new of the head office's staff, as whoever may create staff makes one. */
async function hire(by: CallAs): Promise<{ readonly code: string; readonly as: CallAs }> {
  people += 1
  const code = `double${people}`
  const { data } = await site.call(listRoles, {}, by)
  const parentId = data.roles.find(({ name }) => name === '운영 직원')?.id as RoleId
  const role = { name: code, type: 'USER' as const, parentId, permissions: data.held }
  const roleId = (await site.call(createRole, role, by)).data.id
  const person = { kind: 'USER' as const, code, name: code, password: PASSWORD, roleId }
  expect((await site.call(createMember, person, by)).code).toBe('SUCCESS')
  return { code, as: await site.login(code, 'OFFICE') }
}

async function idOf(code: string) {
  const [row] = await site.db.system(
    ({ sql }) => sql<{ id: number }[]>`select id from member where code = ${code}`,
  )
  return row?.id ?? 0
}

async function ask(amount: number): Promise<string> {
  const reply = await site.call(contract.requestDeposit, { amount }, player)
  expect(reply.code).toBe('SUCCESS')
  return reply.data.id
}

const approve = (id: string, as: CallAs) =>
  site.call(queues.decideDeposits, { ids: [id], verdict: 'APPROVE' }, as)
const drop = (id: string) =>
  site.call(queues.decideDeposits, { ids: [id], verdict: 'REJECT', reason: 'x' }, admin)

/** As if what was noted so far had happened a day and a bit ago. */
const dayLater = () =>
  site.db.system(({ sql }) => sql`update approver_change set at = at - interval '25 hours'`)

test('a second self approves nothing on its first day, and says from when on', async () => {
  const second = await hire(staff)
  const small = await ask(20_000)
  const reply = await approve(small, second.as)
  expect(reply.code).toBe('APPROVER_TOO_NEW')
  const until = Date.parse((reply.data as unknown as { until: string }).until)
  expect(until).toBeGreaterThan(Date.now() + 23 * 3_600_000)
  expect((await site.call(queues.readDepositRequest, { id: small }, admin)).code).toBe('SUCCESS')
  await drop(small)
  const pay = { id: site.idOf('player2'), amount: 1_000, memo: 'x' }
  expect((await site.call(queues.payMember, pay, second.as)).code).toBe('APPROVER_TOO_NEW')
})

test('after a day it approves, but never together with who made it', async () => {
  const second = await hire(staff)
  await dayLater()
  const large = await ask(5_000_000)
  expect((await approve(large, staff)).data.waiting).toEqual([large])
  const reply = await approve(large, second.as)
  expect([reply.code, reply.data]).toEqual(['FOUR_EYES_REQUIRED', { because: 'MADE_BY_THE_OTHER' }])
  expect((await approve(large, admin)).data.waiting).toEqual([])
  const other = await ask(5_000_000)
  expect((await approve(other, second.as)).data.waiting).toEqual([other])
  expect((await approve(other, staff)).code).toBe('FOUR_EYES_REQUIRED')
  expect((await approve(other, admin)).data.waiting).toEqual([])
})

test('nor company accounts, returns and payments are decided by a second self', async () => {
  const second = await hire(staff)
  const account = { bank: '가온은행', holder: 'x', accountNumber: '987654321' }
  const made = await site.call(accounts.createCompanyAccount, account, staff)
  const yes = { id: made.data.id, verdict: 'APPROVE' as const }
  const wish = { game: 'crimson-fortune', variant: '94', reason: 'x' } as const
  const change = await site.call(rtp.askRtp, wish, staff)
  expect(change.code).toBe('SUCCESS')
  const agreed = { id: change.data.id, verdict: 'APPROVE' as const }
  const gift = { id: site.idOf('player2'), amount: 3_000_000, memo: 'x' }
  const paid = await site.call(queues.payMember, gift, staff)
  const payment = { ids: [paid.data.id], verdict: 'APPROVE' as const }
  for (const expected of ['APPROVER_TOO_NEW', 'FOUR_EYES_REQUIRED']) {
    const codes = [
      (await site.call(accounts.decideCompanyAccount, yes, second.as)).code,
      (await site.call(rtp.decideRtp, agreed, second.as)).code,
      (await site.call(queues.decideHandovers, payment, second.as)).code,
    ]
    expect(codes).toEqual([expected, expected, expected])
    await dayLater()
  }
  await site.call(rtp.decideRtp, { ...agreed, verdict: 'REJECT' }, admin)
})

test('a colleague whose password was set anew lends nobody a second pair of eyes', async () => {
  const colleague = await hire(admin)
  // Over equals nobody has power, so they hold a little less than who resets it.
  await site.db.system(
    ({ sql }) => sql`update member set withheld = '{Ip.manage}' where code = ${colleague.code}`,
  )
  await site.db.system(({ sql }) => sql`update approver_change set at = at - interval '60 days'`)
  const target = { id: await idOf(colleague.code), reason: 'x' }
  const reset = await site.call(resetMemberPassword, target as never, staff)
  const fresh = { password: 'Camellia2!', cPassword: 'Camellia2!' }
  const code = { code: colleague.code, verifyCode: reset.data.code ?? '', ...fresh }
  expect((await site.call(setPassword, code)).code).toBe('SUCCESS')
  await site.db.system(
    ({ sql }) => sql`
    update member set password_hash = (select password_hash from member where code = 'staff1')
    where code = ${colleague.code}`,
  )
  const taken = await site.login(colleague.code, 'OFFICE')
  const large = await ask(5_000_000)
  await approve(large, staff)
  expect((await approve(large, taken)).code).toBe('APPROVER_TOO_NEW')
  await dayLater()
  expect((await approve(large, taken)).code).toBe('FOUR_EYES_REQUIRED')
  await drop(large)
})

test('a new phone, an end of a block and a right to approve count; other rights do not', async () => {
  const colleague = await hire(admin)
  const id = (await idOf(colleague.code)) as never
  const later = () =>
    site.db.system(({ sql }) => sql`update approver_change set at = at - interval '60 days'`)
  const tried = async () => {
    const small = await ask(20_000)
    const { code } = await approve(small, await site.login(colleague.code, 'OFFICE'))
    if (code !== 'SUCCESS') await drop(small)
    await later()
    return code
  }
  const none = { granted: [], withheld: [] }
  const override = async (before: object, after: object) =>
    expect(
      (await site.call(saveOverrides, { id, before, after, reason: 'x' } as never, admin)).code,
    ).toBe('SUCCESS')
  expect(await tried()).toBe('APPROVER_TOO_NEW')
  expect(await tried()).toBe('SUCCESS')
  await site.call(updateMember, { id, phone: '01099887766' }, admin)
  expect(await tried()).toBe('APPROVER_TOO_NEW')
  for (const to of ['BLOCKED', 'NORMAL'] as const) {
    await site.call(changeStatus, { ids: [id], to, reason: 'x' }, admin)
  }
  expect(await tried()).toBe('APPROVER_TOO_NEW')
  const less = { granted: [], withheld: ['Rtp.manage', 'Notice.create'] }
  await override(none, less)
  expect(await tried()).toBe('SUCCESS')
  const notices = { granted: [], withheld: ['Rtp.manage'] }
  await override(less, notices)
  expect(await tried()).toBe('SUCCESS')
  await override(notices, none)
  expect(await tried()).toBe('APPROVER_TOO_NEW')
})

test('a role that learns to approve makes all who have it wait', async () => {
  const { data } = await site.call(listRoles, {}, admin)
  const role = data.roles.find(({ name }) => name === '운영 직원')
  const all = role?.permissions ?? []
  const less = all.filter((permission) => permission !== 'Deposit.allow')
  const change = (before: typeof all, after: typeof all) => ({
    changes: [{ id: role?.id as RoleId, before, after }],
    reason: 'x',
  })
  expect((await site.call(savePermissions, change(all, less), admin)).code).toBe('SUCCESS')
  expect((await site.call(savePermissions, change(less, all), admin)).code).toBe('SUCCESS')
  const large = await ask(5_000_000)
  expect((await approve(large, staff)).code).toBe('APPROVER_TOO_NEW')
  await dayLater()
  await approve(large, admin)
  expect((await approve(large, staff)).code).toBe('FOUR_EYES_REQUIRED')
  await drop(large)
})

test('three times just below the limit is a large one: the sum of a receiver counts', async () => {
  const pay = (as: CallAs) =>
    site.call(queues.payMember, { id: site.idOf('player2'), amount: 999_999, memo: 'x' }, as)
  expect((await pay(staff)).data.status).toBe('FINISHED')
  const others = [await pay(admin), await pay(staff)]
  expect(others.map(({ data }) => data.status)).toEqual(['PENDING', 'PENDING'])
})

test('and the sum of an operator, over receivers, kinds and two processes at once', async () => {
  const twin = await site.openTwin()
  const receivers = ['player1', 'player2', 'player3', 'store1', 'store2', 'subhq1', 'subhq2']
  // No money moves until all of them have looked at the sums, or wait for those who have.
  let open = () => {}
  const opened = new Promise<void>((done) => {
    open = done
  })
  const gate = site.db.system(async ({ sql }) => {
    await sql`select 1 from wallet for update`
    await opened
  })
  const paying = Promise.all(
    receivers.map((code, n) =>
      (n % 2 ? site : twin).call(
        queues.payMember,
        { id: site.idOf(code), amount: 400_000, memo: 'x' },
        staff,
      ),
    ),
  )
  const waiting = () =>
    site.db.system(
      ({ sql }) => sql`
      select distinct l.pid from pg_locks l join pg_stat_activity a using (pid)
      where not l.granted and a.datname = current_database()`,
    )
  await expect.poll(async () => (await waiting()).length).toBe(receivers.length)
  open()
  await gate
  const replies = await paying
  const finished = replies.filter(({ data }) => data.status === 'FINISHED')
  expect([replies.length, finished.length]).toEqual([7, 2])
  const deposit = await ask(200_000)
  expect((await approve(deposit, staff)).data.waiting).toEqual([deposit])
  expect((await approve(deposit, staff)).code).toBe('FOUR_EYES_REQUIRED')
  expect((await approve(deposit, admin)).data.waiting).toEqual([])
  await twin.close()
})

test('several requests decided with one click count each other', async () => {
  const mine = await ask(600_000)
  const other = await site.login('player3')
  const theirs = (await site.call(contract.requestDeposit, { amount: 600_000 }, other)).data.id
  const both = { ids: [mine, theirs], verdict: 'APPROVE' as const }
  const { data } = await site.call(queues.decideDeposits, both, staff)
  expect(data.waiting).toHaveLength(1)
})

test('the database itself takes no second person away again', async () => {
  const large = await ask(5_000_000)
  await expect(
    site.db.system(({ sql }) => sql`update transaction set needs_two = false where id = ${large}`),
  ).rejects.toMatchObject({ code: 'FOUR_EYES_REQUIRED' })
  await drop(large)
})

test('whom the head office makes on the first day of an installation may approve at once', async () => {
  const beginning = (days: number) =>
    site.db.system(
      ({ sql }) => sql`
      update member set created_at = now() - ${days} * interval '1 day' where parent_id is null`,
    )
  await beginning(0)
  const second = await hire(admin)
  const large = await ask(5_000_000)
  await approve(large, admin)
  expect((await approve(large, second.as)).data.waiting).toEqual([])
  await beginning(90)
  const next = await ask(5_000_000)
  await approve(next, admin)
  expect((await approve(next, second.as)).code).toBe('APPROVER_TOO_NEW')
  await drop(next)
})
