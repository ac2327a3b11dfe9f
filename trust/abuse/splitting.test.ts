import * as calls from '@camellia/contract/gift'
import { requestDeposit, requestWithdraw } from '@camellia/contract/transaction'
import * as queues from '@camellia/contract/transaction-queue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { peopleOf } from '../../apps/server/src/approval/testing-people'
import { insertCompanyAccount } from '../../apps/server/src/demo/demo.money.sql'
import { fillBudget } from '../../apps/server/src/gift/testing-budget'
import { hashPassword } from '../../apps/server/src/member/password'
import { type CallAs, startSite, type TestSite } from '../../apps/server/src/testing-site'
import { approveOut } from '../../apps/server/src/transaction/testing-payout'

/**
 * T85: one clerk of the head office, with players and a partner who help, takes as much as there is
 * to take without a second person: payments, deposits that never arrived, gifts, collects and
 * withdrawals, in pieces and over everybody. In the first release it was ten million won a day.
 */

const LARGE = 1_000_000
const OPERATOR = 3 * LARGE
const RECEIVERS = ['player1', 'player2', 'player3', 'store1', 'store2', 'subhq1', 'subhq2']
const PLAYERS = ['player1', 'player2']
const PIECES = [49_999, 99_999, 299_999, 999_999]

let site: TestSite
let clerk: CallAs
let partner: CallAs

beforeAll(async () => {
  site = await startSite()
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
    const people = { maker: site.idOf('admin'), approver: site.idOf('staff1') }
    await insertCompanyAccount(tx, { ...people, seal: site.seal })
  })
  clerk = await site.login('staff1', 'OFFICE')
  partner = await site.login('store1', 'OFFICE')
  const agreed = await site.login('admin', 'OFFICE')
  await fillBudget(site, 5_000_000, { by: clerk, agreed })
})
afterAll(async () => expect(await site.close()).toEqual([]))

async function payAll(amount: number): Promise<void> {
  for (const code of RECEIVERS) {
    await site.call(queues.payMember, { id: site.idOf(code), amount, memo: 'x' }, clerk)
  }
}

async function giveAll(amount: number): Promise<void> {
  for (const code of RECEIVERS) {
    const gift = { kind: 'PRIZE', member: site.idOf(code), amount, memo: 'x' } as const
    await site.call(calls.makeGift, gift, clerk)
  }
}

async function collectAll(amount: number): Promise<void> {
  for (const code of PLAYERS) {
    await site.call(queues.collectFromMember, { id: site.idOf(code), amount, memo: 'x' }, partner)
  }
}

/** What was asked for and not let through is refused again, so that the next can be asked for. */
async function approveAll(amount: number): Promise<void> {
  for (const code of [...PLAYERS, 'store1']) {
    const as = await site.login(code)
    const wish = { amount, withdrawPassword: '1234' }
    const into = (await site.call(requestDeposit, { amount }, as)).data
    const out = (await site.call(requestWithdraw, wish, as)).data
    for (const [call, asked] of [
      [queues.decideDeposits, into],
      [queues.decideWithdrawals, out],
    ] as const) {
      if (!asked?.id) continue
      const one = { ids: [asked.id] }
      if (call === queues.decideWithdrawals) await approveOut(site, asked.id, clerk)
      else await site.call(call, { ...one, verdict: 'APPROVE' }, clerk)
      await site.call(call, { ...one, verdict: 'REJECT', reason: 'x' }, clerk)
    }
  }
}

test('T85: whatever one clerk splits, alone it stays below what is set for one person', async () => {
  for (const amount of PIECES) {
    await payAll(amount)
    await collectAll(amount)
    await approveAll(amount)
    await giveAll(amount)
  }
  const sums = await site.db.system(
    ({ sql }) => sql<{ operator: string; collected: string; most: string }[]>`
    with alone as (
      select decided_by as by, member_id as receiver, amount,
             case when type = 'COLLECT' then payer_id end as collector
      from transaction where status = 'FINISHED' and not needs_two
      union all
      select made_by, member_id, amount, null from gift where not needs_two)
    select sum(amount) filter (where by = ${site.idOf('staff1')}) as operator,
      sum(amount) filter (where collector = ${site.idOf('store1')}) as collected,
      (select max(s.sum) from (
        select sum(a.amount) from alone a, unnest(array[a.receiver, a.collector]) side
        where side is not null group by side) s) as most
    from alone`,
  )
  const { operator, collected, most } = Object.fromEntries(
    Object.entries(sums[0] ?? {}).map(([name, sum]) => [name, Number(sum)]),
  )
  // Something was taken, so that the attack is one; and no more than that.
  expect(operator).toBeGreaterThan(LARGE)
  expect(operator).toBeLessThan(OPERATOR)
  expect(collected).toBeGreaterThan(0)
  expect(most).toBeLessThan(LARGE)
})

test('T88: a clerk who makes operators and waits a day has no more than one clerk has', async () => {
  const { hire, later } = peopleOf(site)
  const made = [await hire(clerk), await hire(clerk), await hire(clerk)]
  made.push(await hire(made[0]?.as ?? clerk))
  await later(25)
  await site.db.system(async ({ sql }) => {
    await sql`update transaction set decided_at = decided_at - interval '48 hours'`
    await sql`update gift set made_at = made_at - interval '48 hours'`
  })
  for (const { as } of made) {
    for (const to of RECEIVERS) {
      const paid = { id: site.idOf(to), amount: 299_999, memo: 'x' }
      expect((await site.call(queues.payMember, paid, as)).code).toBe('SUCCESS')
    }
  }
  const [alone] = await site.db.system(
    ({ sql }) => sql<{ sum: string }[]>`
    select sum(amount) from transaction where status = 'FINISHED' and not needs_two
      and decided_by = any (${made.map(({ id }) => id)}::bigint[])`,
  )
  expect(Number(alone?.sum)).toBeGreaterThan(2 * LARGE)
  expect(Number(alone?.sum)).toBeLessThan(OPERATOR)
})
