import { logout } from '@camellia/contract/access'
import { createCompanyAccount, decideCompanyAccount } from '@camellia/contract/company-account'
import { changeStatus } from '@camellia/contract/member-edit'
import { readPayout } from '@camellia/contract/payout'
import { readShell } from '@camellia/contract/report'
import { listTrail } from '@camellia/contract/trail'
import { requestDeposit, requestWithdraw } from '@camellia/contract/transaction'
import * as queues from '@camellia/contract/transaction-queue'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listen } from '../access/testing-access'
import { peopleOf } from '../approval/testing-people'
import { insertCompanyAccount } from '../demo/demo.money.sql'
import { sweepClaims } from '../jobs/claim-sweep'
import { hashPassword } from '../member/password'
import { type CallAs, startSite, type TestSite } from '../testing-site'

let site: TestSite
let admin: CallAs
let staff: CallAs
let open: string

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
  })
})
beforeEach(async () => {
  admin = await site.login('admin', 'OFFICE')
  staff = await site.login('staff1', 'OFFICE')
  const asked = { amount: 20_000, withdrawPassword: '1234' }
  open = (await site.call(requestWithdraw, asked, await site.login('player1'))).data.id
  expect((await claim(staff)).code).toBe('SUCCESS')
})
afterAll(async () => {
  expect(await site.close()).toEqual([])
})

const claim = (as: CallAs, wish: object = {}) =>
  site.call(queues.claimWithdrawal, { id: open, take: true, ...wish }, as)
const holder = async () =>
  (await site.call(queues.readWithdrawRequest, { id: open }, admin)).data.transaction.claimedBy
const list = async (state: 'MINE' | 'SECOND' | 'WAITING', as: CallAs, filter: object = {}) =>
  (
    await site.call(queues.listWithdrawals, { state, page: 1, size: 50, ...filter }, as)
  ).data.items.map(({ id }) => id)
const reject = (as: CallAs) =>
  site.call(queues.decideWithdrawals, { ids: [open], verdict: 'REJECT', reason: 'x' }, as)

/** As if so many minutes had gone by. */
const rest = (minutes: number) =>
  site.db.system(
    ({ sql }) => sql`
      update transaction set claimed_until = claimed_until - ${minutes} * interval '1 minute'
      where id = ${open}`,
  )

test('a claim ends after its time of rest, for whoever reads it, and its holder renews it', async () => {
  await rest(14)
  expect(await holder()).toMatchObject({ code: 'staff1' })
  expect((await claim(admin)).code).toBe('CONFLICT')
  // Looking at the account is no rest.
  await site.call(readPayout, { id: open }, staff)
  await rest(14)
  expect(await holder()).toMatchObject({ code: 'staff1' })
  await rest(1)
  expect(await holder()).toBeNull()
  expect(await list('MINE', staff)).toEqual([])
  expect((await claim(admin)).code).toBe('SUCCESS')
  await reject(admin)
})

test('a claim ends with the log-out of its holder, and does not come back with the next', async () => {
  await site.call(logout, {}, staff)
  // Another session of theirs is still open.
  expect(await holder()).toMatchObject({ code: 'staff1' })
  await site.db.system(
    ({ sql }) => sql`update session set ended_at = now()
      where member_id = ${site.idOf('staff1')} and ended_at is null`,
  )
  expect(await holder()).toBeNull()
  await site.login('staff1', 'OFFICE')
  expect(await holder()).toBeNull()
  await reject(admin)
})

test('a claim ends when its holder is blocked', async () => {
  const people = peopleOf(site)
  const clerk = await people.hire(admin, ['System.manage'])
  await claim(clerk.as, { over: true })
  expect(await holder()).toMatchObject({ id: clerk.id })
  const gone = { ids: [clerk.id], to: 'BLOCKED' as const, reason: 'x' }
  expect((await site.call(changeStatus, gone, admin)).code).toBe('SUCCESS')
  expect(await holder()).toBeNull()
  expect((await reject(admin)).code).toBe('SUCCESS')
})

test.each(['Withdraw.allow', 'Partner_Login.read'])(
  'a claim ends when its holder loses %s',
  async (right) => {
    const taken = (withheld: readonly string[]) =>
      site.db.system(
        ({ sql }) => sql`update member set withheld = ${[...withheld]}
          where id = ${site.idOf('staff1')}`,
      )
    await taken([right])
    expect(await holder()).toBeNull()
    expect((await reject(admin)).code).toBe('SUCCESS')
    await taken([])
  },
)

test('whoever may decide takes a request over, and it is in the audit log', async () => {
  expect((await claim(admin)).code).toBe('CONFLICT')
  const heard = listen(site)
  expect((await claim(admin, { over: true })).code).toBe('SUCCESS')
  const told = heard().filter(({ push }) => push.type === 'CLAIM')
  const to = { member: site.idOf('staff1') }
  expect(told).toMatchObject([{ to, push: { queue: 'WITHDRAW', id: open } }])
  expect(await holder()).toMatchObject({ code: 'admin' })
  expect((await site.call(readPayout, { id: open }, staff)).code).toBe('CONFLICT')
  const [entry] = (await site.call(listTrail, { size: 3 }, admin)).data.items
  expect(entry).toMatchObject({
    action: 'claim.take-over',
    before: { holder: 'staff1' },
    after: { holder: 'admin', transaction: open },
  })
  // Letting go of what another holds is no way to take it.
  expect((await claim(staff, { take: false, over: true })).code).toBe('CONFLICT')
  await reject(admin)
})

test('ended claims are cleared away', async () => {
  await rest(16)
  expect(await sweepClaims(site.db, { warn: () => {} })).toBe(1)
  const [row] = await site.db.system(
    ({ sql }) => sql`select claimed_by from transaction where id = ${open}`,
  )
  expect(row).toEqual({ claimed_by: null })
  await reject(admin)
})

test('mine are those I hold, and the second yes is for everyone but the first', async () => {
  expect([await list('MINE', staff), await list('MINE', admin)]).toEqual([[open], []])
  await reject(staff)
  await peopleOf(site).later(60 * 24)
  const asked = { amount: 1_000_000 }
  const player = await site.login('player1')
  const { id } = (await site.call(requestDeposit, asked, player)).data
  const second = async (as: CallAs) => (await site.call(readShell, {}, as)).data.second.DEPOSIT
  expect([await second(staff), await second(admin)]).toEqual([0, 0])
  const yes = { ids: [id], verdict: 'APPROVE' as const }
  const heard = listen(site)
  expect((await site.call(queues.decideDeposits, yes, staff)).data.waiting).toEqual([id])
  const alarms = heard().filter(({ push }) => push.type === 'ALARM')
  const but = site.idOf('staff1')
  expect(alarms).toMatchObject([{ to: { but }, push: { kind: 'SECOND', second: 'DEPOSIT', id } }])
  expect([await second(staff), await second(admin)]).toEqual([0, 1])
  const page = { state: 'SECOND', page: 1, size: 10 } as const
  const found = async (as: CallAs) =>
    (await site.call(queues.listDeposits, page, as)).data.items.map((row) => row.id)
  expect([await found(staff), await found(admin)]).toEqual([[], [id]])
  expect((await site.call(queues.decideDeposits, yes, admin)).data.waiting).toEqual([])
  expect(await second(admin)).toBe(0)
})

test('company accounts that another made wait for me, my own do not', async () => {
  const waiting = async (as: CallAs) => (await site.call(readShell, {}, as)).data.second.ACCOUNT
  const account = { bank: '나래은행', holder: '카멜리아', accountNumber: '99887766' }
  const heard = listen(site)
  const { id } = (await site.call(createCompanyAccount, account, staff)).data
  const told = heard().filter(({ push }) => push.type === 'ALARM')
  expect(told).toMatchObject([{ push: { kind: 'SECOND', second: 'ACCOUNT', id } }])
  expect([await waiting(staff), await waiting(admin)]).toEqual([0, 1])
  await site.call(decideCompanyAccount, { id, verdict: 'OFF' }, admin)
  expect(await waiting(admin)).toBe(0)
  await reject(admin)
})
