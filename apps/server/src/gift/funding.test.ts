import * as contract from '@camellia/contract/gift'
import { payMember } from '@camellia/contract/transaction-queue'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { peopleOf } from '../approval/testing-people'
import { type CallAs, startSite, type TestSite } from '../testing-site'

/** Promotion money that the head office makes: large sums, and many small ones, take two. */

let site: TestSite
let people: ReturnType<typeof peopleOf>
let admin: CallAs
let staff: CallAs

beforeAll(async () => {
  site = await startSite()
  people = peopleOf(site)
  await site.db.system(async ({ sql }) => {
    await sql`update member set granted = '{Call.manage}' where code = 'subhq1'`
    await sql`update member set created_at = created_at - interval '90 days'`
  })
})
beforeEach(async () => {
  admin = await site.login('admin', 'OFFICE')
  staff = await site.login('staff1', 'OFFICE')
  await site.db.system(async ({ sql }) => {
    await sql`update promo_funding set made_at = made_at - interval '48 hours'`
    await sql`update transaction set decided_at = decided_at - interval '48 hours'`
  })
  await people.later(60 * 24)
  for (const { id } of await waiting()) await decide(id, 'REJECT', admin)
})
afterAll(async () => expect(await site.close()).toEqual([]))

const fund = (amount: number, as: CallAs, direction: 'IN' | 'OUT' = 'IN') =>
  site.call(contract.fundGifts, { amount, direction }, as)
const read = async (as: CallAs = admin) => (await site.call(contract.readGiftBudget, {}, as)).data
const waiting = async (as: CallAs = admin) => (await read(as)).waiting
const decide = (id: string, verdict: 'APPROVE' | 'REJECT', as: CallAs) =>
  site.call(contract.decideFunding, { id, verdict }, as)

test('a large sum waits, and another person makes it money', async () => {
  const before = (await read()).budget
  expect((await fund(1_000_000, staff)).data).toEqual({ budget: before, waiting: true })
  const [asked] = await waiting()
  expect(asked).toMatchObject({ amount: 1_000_000, direction: 'IN', mine: false })
  expect(asked?.madeBy?.code).toBe('staff1')
  const id = asked?.id ?? ''
  expect((await decide(id, 'APPROVE', staff)).code).toBe('FOUR_EYES_REQUIRED')
  const second = await people.hire(staff)
  expect((await decide(id, 'APPROVE', second.as)).code).toBe('APPROVER_TOO_NEW')
  await people.later(25)
  expect((await decide(id, 'APPROVE', second.as)).code).toBe('FOUR_EYES_REQUIRED')
  expect((await read()).budget).toBe(before)
  expect((await decide(id, 'APPROVE', admin)).code).toBe('SUCCESS')
  expect(await read()).toMatchObject({ budget: before + 1_000_000, waiting: [] })
  for (const verdict of ['APPROVE', 'REJECT'] as const) {
    expect((await decide(id, verdict, admin)).code).toBe('CONFLICT')
  }
})

test('small sums add up, whoever of the head office moves them, in and out', async () => {
  expect((await fund(600_000, staff)).data.waiting).toBe(false)
  expect((await fund(300_000, admin)).data.waiting).toBe(false)
  for (const as of [staff, admin]) expect((await fund(100_000, as)).data.waiting).toBe(true)
  expect((await fund(100_000, staff, 'OUT')).data.waiting).toBe(true)
})

test('it counts with what else one person decides alone', async () => {
  const pay = (code: string) =>
    site.call(payMember, { id: site.idOf(code), amount: 900_000, memo: 'x' }, staff)
  expect((await fund(900_000, staff)).data.waiting).toBe(false)
  for (const code of ['player1', 'player2']) {
    expect((await pay(code)).data.status).toBe('FINISHED')
  }
  expect((await pay('player3')).data.status).toBe('PENDING')
})

test('what is taken out in one large sum waits too, and needs to be there when it is agreed to', async () => {
  await fund(5_000_000, staff)
  const [more] = await waiting()
  await decide(more?.id ?? '', 'APPROVE', admin)
  const { budget } = await read()
  expect((await fund(budget, staff, 'OUT')).data).toEqual({ budget, waiting: true })
  const [out] = await waiting()
  expect((await fund(900_000, admin, 'OUT')).data.waiting).toBe(false)
  expect((await decide(out?.id ?? '', 'APPROVE', admin)).code).toBe('INFLUCIANT_BALANCE')
  expect((await decide(out?.id ?? '', 'REJECT', staff)).code).toBe('SUCCESS')
  expect((await read()).budget).toBe(budget - 900_000)
})

test('one attempt is one, however often it arrives, and another sum under its key is none', async () => {
  const as = { ...staff, key: 'one' }
  const replies = await Promise.all([1, 2, 3].map(() => fund(2_000_000, as)))
  expect(replies.map(({ data }) => data.waiting)).toEqual([true, true, true])
  expect(await waiting()).toHaveLength(1)
  expect((await fund(2_000_001, as)).code).toBe('CONFLICT')
})

test('what waits has a bound', async () => {
  for (let n = 0; n < contract.FUNDINGS_WAITING_MAX; n++) await fund(1_000_000, staff)
  expect((await fund(1_000_000, staff)).code).toBe('LIMIT_REACHED')
})

test('a partner moves what is theirs at once, and sees nothing of the house', async () => {
  const boss = await site.login('subhq1', 'OFFICE')
  await fund(1_000_000, staff)
  const [asked] = await waiting()
  expect(await waiting(boss)).toEqual([])
  for (const verdict of ['APPROVE', 'REJECT'] as const) {
    expect((await decide(asked?.id ?? '', verdict, boss)).code).toBe('NOT_FOUND')
  }
  const own = (await read(boss)).balance ?? 0
  expect(own).toBeGreaterThanOrEqual(1_000_000)
  expect((await fund(own, boss)).data).toEqual({ budget: own, waiting: false })
})
