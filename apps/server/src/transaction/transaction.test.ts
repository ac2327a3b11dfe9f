import { login, profile } from '@camellia/contract/access'
import * as accounts from '@camellia/contract/company-account'
import { changeStatus, createMember } from '@camellia/contract/member-edit'
import { bet } from '@camellia/contract/play'
import { listTrail } from '@camellia/contract/trail'
import * as contract from '@camellia/contract/transaction'
import * as queues from '@camellia/contract/transaction-queue'
import { convertPoints } from '@camellia/contract/wallet'
import { won } from '@camellia/kernel/won'
import { post } from '@camellia/ledger/post'
import { commission, point } from '@camellia/ledger/posting'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertCompanyAccount } from '../demo/demo.money.sql'
import { hashPassword } from '../member/password'
import { type CallAs, startSite, type TestSite } from '../testing-site'

let site: TestSite
let player: CallAs
let other: CallAs
let staff: CallAs
let admin: CallAs
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
  })
})
beforeEach(async () => {
  player = await site.login('player1')
  other = await site.login('player3')
  staff = await site.login('staff1', 'OFFICE')
  admin = await site.login('admin', 'OFFICE')
  boss = await site.login('subhq1', 'OFFICE')
})
afterAll(async () => {
  expect(await site.close()).toEqual([])
})

const balance = async (as: CallAs) => (await site.call(profile, {}, as)).data.balance
const ask = (amount: number, as: CallAs = player) =>
  site.call(contract.requestDeposit, { amount }, as)
const askOut = (amount: number, as: CallAs = player, withdrawPassword = '1234') =>
  site.call(contract.requestWithdraw, { amount, withdrawPassword }, as)
const decide = (ids: string[], verdict: 'APPROVE' | 'REJECT', as: CallAs, reason?: string) =>
  site.call(queues.decideDeposits, { ids, verdict, ...(reason && { reason }) }, as)
const decideOut = (ids: string[], verdict: 'APPROVE' | 'REJECT', as: CallAs, reason?: string) =>
  site.call(queues.decideWithdrawals, { ids, verdict, ...(reason && { reason }) }, as)

test('a deposit is asked for, waits, is approved by staff, and only then is money', async () => {
  const before = await balance(player)
  const { data } = await ask(50_000)
  expect(data).toMatchObject({ type: 'DEPOSIT', status: 'PENDING', before: null })
  expect(await balance(player)).toBe(before)
  const info = (await site.call(contract.readDeposit, {}, player)).data
  expect(info).toMatchObject({ open: { id: data.id }, account: { accountNumber: '3020145889021' } })
  expect((await ask(60_000)).code).toBe('ALREADY_EXIST_REQUEST')
  expect((await decide([data.id], 'APPROVE', staff)).data.waiting).toEqual([])
  expect(await balance(player)).toBe(before + 50_000)
  const mine = (await site.call(contract.myTransactions, { size: 10 }, player)).data.items
  expect(mine[0]).toMatchObject({ status: 'FINISHED', before, after: before + 50_000 })
  const [entry] = (await site.call(listTrail, { size: 3 }, admin)).data.items
  expect(entry).toMatchObject({ action: 'deposit.approve', after: { amount: 50_000, final: true } })
})

test.each([
  [9_999, 'INVALID_MIN_DEPOSIT'],
  [10_000_001, 'INVALID_MAX_DEPOSIT'],
])('a deposit of %i is refused with %s and leaves nothing', async (amount, code) => {
  expect((await ask(amount)).code).toBe(code)
  expect((await site.call(contract.readDeposit, {}, player)).data.open).toBeNull()
})

test('the second click with the same key is the same request', async () => {
  const as = { ...player, key: 'twice' }
  const [a, b] = [await ask(20_000, as), await ask(20_000, as)]
  expect(b.data.id).toBe(a.data.id)
  expect((await ask(30_000, as)).code).toBe('CONFLICT')
  expect((await site.call(contract.cancelDeposit, { id: a.data.id }, player)).code).toBe('SUCCESS')
  const again = await site.call(contract.cancelDeposit, { id: a.data.id }, player)
  expect(again.code).toBe('CONFLICT')
  expect((await decide([a.data.id], 'APPROVE', staff)).code).toBe('CONFLICT')
})

test('fifty approvals and rejections at once decide one request once', async () => {
  const before = await balance(player)
  const { id } = (await ask(70_000)).data
  const people = [staff, admin]
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      decide([id], n % 3 === 0 ? 'REJECT' : 'APPROVE', people[n % 2] as CallAs, 'x'),
    ),
  )
  expect(replies.filter(({ code }) => code === 'SUCCESS')).toHaveLength(1)
  const [mine] = (await site.call(contract.myTransactions, { size: 3 }, player)).data.items
  expect(await balance(player)).toBe(before + (mine?.status === 'FINISHED' ? 70_000 : 0))
})

test('a withdrawal is held at once, and two of the whole balance are one', async () => {
  const before = await balance(other)
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => askOut(before - (before % 10_000), other)),
  )
  expect(replies.filter(({ code }) => code === 'SUCCESS')).toHaveLength(1)
  const { hold, balance: left } = (await site.call(contract.readWithdraw, {}, other)).data
  expect([left, hold]).toEqual([before % 10_000, before - (before % 10_000)])
  const bets = await site.call(
    bet,
    { game: 'odd-even', stake: 10_000, choice: { pick: 'ODD' } },
    other,
  )
  expect(bets.code).toBe('INFLUCIANT_BALANCE')
  const id = replies.find(({ code }) => code === 'SUCCESS')?.data.id ?? ''
  expect((await decideOut([id], 'REJECT', admin)).code).toBe('INVALID_PARAMETER')
  expect((await decideOut([id], 'REJECT', admin, '계좌 확인 필요')).code).toBe('SUCCESS')
  expect(await balance(other)).toBe(before)
  const [mine] = (await site.call(contract.myTransactions, { size: 3 }, other)).data.items
  expect(mine).toMatchObject({ status: 'REJECTED', reason: '계좌 확인 필요' })
})

test('a withdrawal needs its password, an account and an amount within its limits', async () => {
  expect((await askOut(20_000, player, '9999')).code).toBe('INVALID_PASSWORD')
  expect((await askOut(9_999)).code).toBe('LIMIT_REACHED')
  expect((await askOut(40_000_000)).code).toBe('INFLUCIANT_BALANCE')
  expect((await site.call(contract.readWithdraw, {}, player)).data.open).toBeNull()
})

test('large ones need two different people, whoever they are', async () => {
  const { id } = (await ask(1_000_000)).data
  const before = await balance(player)
  expect((await decide([id], 'APPROVE', staff)).data.waiting).toEqual([id])
  expect(await balance(player)).toBe(before)
  expect((await decide([id], 'APPROVE', staff)).code).toBe('FOUR_EYES_REQUIRED')
  expect((await site.call(contract.cancelDeposit, { id }, player)).code).toBe('CONFLICT')
  expect((await decide([id], 'APPROVE', admin)).data.waiting).toEqual([])
  expect(await balance(player)).toBe(before + 1_000_000)
})

test('the database itself lets no large one through with one person', async () => {
  const { id } = (await ask(2_000_000)).data
  const forced = site.db.system(
    ({ sql }) => sql`
      update transaction set status = 'FINISHED', approved_by = ${site.idOf('staff1')},
        decided_by = ${site.idOf('staff1')}, decided_at = now(), before = 0, after = 0
      where id = ${id}`,
  )
  await expect(forced).rejects.toThrow('FOUR_EYES_REQUIRED')
  await decide([id], 'REJECT', admin, 'x')
})

test('what one works on the other does not decide; letting it go frees it', async () => {
  const { id } = (await ask(30_000)).data
  const claim = (take: boolean, as: CallAs) => site.call(queues.claimDeposit, { id, take }, as)
  expect((await claim(true, staff)).code).toBe('SUCCESS')
  expect((await claim(true, admin)).code).toBe('CONFLICT')
  expect((await decide([id], 'APPROVE', admin)).code).toBe('CONFLICT')
  const { items } = (
    await site.call(queues.listDeposits, { state: 'WAITING', page: 1, size: 10 }, admin)
  ).data
  expect(items[0]).toMatchObject({ id, claimedBy: { code: 'staff1' } })
  expect((await claim(false, staff)).code).toBe('SUCCESS')
  expect((await decide([id], 'APPROVE', admin)).code).toBe('SUCCESS')
})

test('a partner sees and decides only what is below, and never the own', async () => {
  await site.db.system(async ({ sql }) => {
    await sql`update member set granted = '{Deposit.allow,Withdraw.allow}' where kind = 'PARTNER'`
    await sql`update approver_change set at = at - interval '60 days'`
  })
  const partner = await site.login('subhq1', 'OFFICE')
  const { id } = (await ask(40_000, other)).data
  const queue = { state: 'WAITING', page: 1, size: 10 } as const
  expect((await site.call(queues.listDeposits, queue, partner)).data.items).toEqual([])
  expect((await decide([id], 'APPROVE', partner)).code).toBe('NOT_FOUND')
  expect((await site.call(queues.readDepositRequest, { id }, partner)).code).toBe('NOT_FOUND')
  const own = await ask(40_000, await site.login('subhq1'))
  expect((await decide([own.data.id], 'APPROVE', partner)).code).toBe('INVALID_USER')
  await decide([id, own.data.id], 'REJECT', admin, 'x')
})

test('the head office creates money; a partner pays from the own balance and takes back to it', async () => {
  const pay = (amount: number, as: CallAs, id = site.idOf('player1')) =>
    site.call(queues.payMember, { id, amount, memo: '이벤트' }, as)
  const take = (amount: number, as: CallAs) =>
    site.call(queues.collectFromMember, { id: site.idOf('player1'), amount, memo: '정정' }, as)
  const [mine, theirs] = [await balance(boss), await balance(player)]
  expect((await pay(300_000, boss)).data.status).toBe('FINISHED')
  expect([await balance(boss), await balance(player)]).toEqual([mine - 300_000, theirs + 300_000])
  expect((await take(100_000, boss)).data.status).toBe('FINISHED')
  expect([await balance(boss), await balance(player)]).toEqual([mine - 200_000, theirs + 200_000])
  // The sum of the day takes two people now: it waits, and moves nothing.
  expect((await pay(999_999, boss)).data.status).toBe('PENDING')
  expect(await balance(boss)).toBe(mine - 200_000)
  expect((await pay(1_000, boss, site.idOf('player3'))).code).toBe('MEMBER_NOT_FOUND')
  const head = await balance(admin)
  expect((await pay(1_000, admin)).data.status).toBe('FINISHED')
  expect(await balance(admin)).toBe(head)
  const large = await pay(5_000_000, staff)
  expect(large.data.status).toBe('PENDING')
  const again = { ids: [large.data.id], verdict: 'APPROVE' as const }
  expect((await site.call(queues.decideHandovers, again, staff)).code).toBe('FOUR_EYES_REQUIRED')
  expect((await site.call(queues.decideHandovers, again, admin)).code).toBe('SUCCESS')
  expect(await balance(player)).toBe(theirs + 200_000 + 1_000 + 5_000_000)
})

test('nobody is deleted while a request waits, and nobody who is gone is paid', async () => {
  const made = await site.call(
    createMember,
    { kind: 'MEMBER', code: 'leaver', name: 'x', password: 'camel77!' },
    admin,
  )
  const { id } = made.data
  const asked = await site.call(login, { code: 'leaver', password: 'camel77!' })
  const leaver = { site: 'PLAYER', token: asked.data.accessToken } as const
  const request = await ask(20_000, leaver)
  const gone = { ids: [id], to: 'DELETED' as const, reason: '탈퇴' }
  expect((await site.call(changeStatus, gone, admin)).code).toBe('CONFLICT')
  await site.call(contract.cancelDeposit, { id: request.data.id }, leaver)
  expect((await site.call(changeStatus, gone, admin)).code).toBe('SUCCESS')
  const pay = { id, amount: 1_000, memo: 'x' }
  expect((await site.call(queues.payMember, pay, admin)).code).toBe('MEMBER_NOT_FOUND')
})

test('a conversion is a transaction of the member, once per attempt', async () => {
  await site.db.system((tx) =>
    post(tx, {
      kind: 'POINT_EARNED',
      member: site.idOf('player1'),
      key: 'test:points',
      request: null,
      transfers: [{ from: commission, to: point(site.idOf('player1')), amount: won(5_000) }],
    }),
  )
  const as = { ...player, key: 'convert-once' }
  await Promise.all([1, 2, 3].map(() => site.call(convertPoints, { amount: 2_000 }, as)))
  const filter = { size: 10, types: ['POINT_CONVERT'] } as const
  const { items } = (
    await site.call(contract.myTransactions, { ...filter, types: [...filter.types] }, player)
  ).data
  expect(items).toMatchObject([{ amount: 2_000, status: 'FINISHED' }])
})

test('where players send their money is decided by two people', async () => {
  const input = { bank: '나래은행', holder: '카멜리아', accountNumber: '99887766' }
  const { id } = (await site.call(accounts.createCompanyAccount, input, staff)).data
  const verdict = (as: CallAs, to: 'APPROVE' | 'OFF') =>
    site.call(accounts.decideCompanyAccount, { id, verdict: to }, as)
  expect((await verdict(staff, 'APPROVE')).code).toBe('FOUR_EYES_REQUIRED')
  expect((await verdict(boss, 'APPROVE')).status).toBe('ERROR')
  expect((await verdict(admin, 'APPROVE')).code).toBe('SUCCESS')
  // Both are shown in turn.
  const shown = new Set<string>()
  for (const as of [player, other]) {
    const { data } = await ask(20_000, as)
    const info = (await site.call(contract.readDeposit, {}, as)).data
    shown.add(info.account?.accountNumber ?? '')
    await site.call(contract.cancelDeposit, { id: data.id }, as)
  }
  expect(shown.size).toBe(2)
  expect((await verdict(staff, 'OFF')).code).toBe('SUCCESS')
})
