import { fundGifts, makeGift } from '@camellia/contract/gift'
import * as contract from '@camellia/contract/transaction'
import * as queues from '@camellia/contract/transaction-queue'
import { convertPoints } from '@camellia/contract/wallet'
import { won } from '@camellia/kernel/won'
import { auditSnapshot } from '@camellia/ledger/audit'
import { newId } from '@camellia/ledger/identity'
import { post } from '@camellia/ledger/post'
import { bank, calls, cash, commission, hold, point, promo } from '@camellia/ledger/posting'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCompanyAccount } from '../demo/demo.money.sql'
import type { AppTx } from '../http/tell'
import { hashPassword } from '../member/password'
import { startSite, type TestSite } from '../testing-site'
import { approveOut } from '../transaction/testing-payout'
import { auditBooks } from './audit.service'
import { selectUntied } from './business.sql'

let site: TestSite

/** One of everything that moves money by a row. */
beforeAll(async () => {
  site = await startSite()
  const withdrawHash = await hashPassword('1234')
  const member = site.idOf('player1')
  await site.db.system(async (tx) => {
    const people = { maker: site.idOf('admin'), approver: site.idOf('staff1') }
    await insertCompanyAccount(tx, { ...people, seal: site.seal })
    await tx.sql`
      update member set withdraw_password_hash = ${withdrawHash}, bank = '가온은행',
        depositor = '홍길동', account_sealed = ${site.seal.seal('123456789')}`
    const transfers = [{ from: commission, to: point(member), amount: won(50_000) }]
    await post(tx, { kind: 'POINT_EARNED', member, key: 'demo:points:x', request: 1, transfers })
  })
  const admin = await site.login('admin', 'OFFICE')
  const player = await site.login('player1')
  const deposit = (await site.call(contract.requestDeposit, { amount: 50_000 }, player)).data.id
  await site.call(queues.decideDeposits, { ids: [deposit], verdict: 'APPROVE' }, admin)
  const out = { amount: 20_000, withdrawPassword: '1234' }
  for (const verdict of ['APPROVE', 'REJECT'] as const) {
    const { id } = (await site.call(contract.requestWithdraw, out, player)).data
    if (verdict === 'APPROVE') await approveOut(site, id, admin)
    else await site.call(queues.decideWithdrawals, { ids: [id], verdict, reason: 'x' }, admin)
  }
  await site.call(queues.payMember, { id: member, amount: 3_000, memo: 'x' }, admin)
  await site.call(queues.collectFromMember, { id: member, amount: 2_000, memo: 'x' }, admin)
  await site.call(convertPoints, { amount: 5_000 }, player)
  await site.call(fundGifts, { amount: 10_000, direction: 'IN' }, admin)
  await site.call(makeGift, { kind: 'PRIZE', member, amount: 1_000, memo: 'x' }, admin)
})
afterAll(async () => {
  expect(await site.close()).toEqual([])
})

/** What the audit says after the owner of the database did this; then it is undone. */
async function foundAfter(change: (tx: AppTx) => Promise<unknown>): Promise<readonly string[]> {
  const undo = new Error('undone')
  let breaks: readonly string[] = []
  const work = site.db.system(async (tx) => {
    await change(tx)
    await tx.sql`set constraints all immediate`
    const { breaks: unsound } = await auditSnapshot(tx)
    breaks = [...unsound, ...(await selectUntied(tx, '^demo:'))]
    throw undo
  })
  await expect(work).rejects.toBe(undo)
  return breaks
}

test('books of a day like any other are tied to what people asked for', async () => {
  const { breaks } = await site.db.system(auditBooks('play'))
  expect(breaks).toEqual([])
})

test('where money is real nothing is planted', async () => {
  const { breaks } = await site.db.system(auditBooks('real'))
  expect(breaks.some((line) => line.includes('demo:deposit'))).toBe(true)
  expect(breaks.some((line) => line.includes('demo:points'))).toBe(true)
})

test('money that nobody asked for is found, however well its chain adds up', async () => {
  const member = site.idOf('player2')
  const amount = won(7_000)
  const give = (kind: never, from: never, to: never) => (tx: AppTx) => {
    const key = `transaction:${newId()}` as const
    return post(tx, { kind, member, key, request: 1, transfers: [{ from, to, amount }] })
  }
  const invented = [
    ['DEPOSIT', bank, cash(member)],
    ['PAYMENT', bank, cash(member)],
    ['COLLECT', cash(member), bank],
    ['WITHDRAW_HOLD', cash(member), hold(member)],
    ['POINT_EARNED', commission, point(member)],
    ['PROMO_FUND', bank, promo(member)],
    ['CALL_PRIZE', calls, cash(member)],
  ] as const
  for (const [kind, from, to] of invented) {
    const found = await foundAfter(give(kind as never, from as never, to as never))
    expect([kind, found.length]).toEqual([kind, 1])
  }
})

test('a row whose money never moved is found, and one that says another amount', async () => {
  const changes = [
    "update transaction set amount = amount + 1 where type = 'DEPOSIT' and status = 'FINISHED'",
    "update transaction set amount = amount + 1 where type = 'COLLECT'",
    "update transaction set amount = amount + 1 where type = 'POINT_CONVERT'",
    "update transaction set status = 'REJECTED' where type = 'PAYMENT' and status = 'FINISHED'",
    "update transaction set status = 'FINISHED' where type = 'WITHDRAW' and status = 'REJECTED'",
    `update transaction set status = 'REJECTED', sent_at = null, sent_by = null
     where type = 'WITHDRAW' and status = 'FINISHED'`,
    'update gift set amount = amount + 1',
    "update gift set status = 'FINISHED', won = amount, ended_at = now()",
    "update gift set status = 'CANCELED', ended_at = now()",
  ]
  for (const change of changes) {
    const found = await foundAfter((tx) => tx.sql.unsafe(change))
    expect([change, found.length > 0]).toEqual([change, true])
  }
})

test('a new row with a copy of the key of another is no way around', async () => {
  const found = await foundAfter(
    (tx) => tx.sql`
    insert into transaction (id, type, member_id, amount, status, created_by, key, decided_at,
                             decided_by, before, after)
    select gen_random_uuid(), type, member_id, amount, status, created_by, key || 'x', decided_at,
           decided_by, before, after from transaction where type = 'DEPOSIT'`,
  )
  expect(found).toHaveLength(1)
})
