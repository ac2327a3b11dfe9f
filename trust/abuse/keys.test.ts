import { bet } from '@camellia/contract/play'
import { requestDeposit } from '@camellia/contract/transaction'
import { decideDeposits, payMember } from '@camellia/contract/transaction-queue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCompanyAccount } from '../../apps/server/src/demo/demo.money.sql'
import { type CallAs, startSite, type TestSite } from '../../apps/server/src/testing-site'

let site: TestSite
let player: CallAs
let boss: CallAs

beforeAll(async () => {
  site = await startSite()
  player = await site.login('player1')
  boss = await site.login('admin', 'OFFICE')
  const people = { maker: site.idOf('admin'), approver: site.idOf('staff1') }
  await site.db.system((tx) => insertCompanyAccount(tx, { ...people, seal: site.seal }))
})
afterAll(async () => expect(await site.close()).toEqual([]))

const stake = { game: 'odd-even', stake: 1_000, choice: { pick: 'ODD' } } as never
const betAs = (key: string) => site.call(bet, stake, { ...player, key })

/** In the first release such a request could never be decided again, nor any beside it. */
test('a bet under the key of a request does not keep it from being decided', async () => {
  const asked = await site.call(requestDeposit, { amount: 50_000 as never }, player)
  const { id } = asked.data
  for (const key of [`transaction:${id}`, `bet:transaction:${id}`, `transaction:${id}:hold`]) {
    expect((await betAs(key)).code).toBe('SUCCESS')
  }
  const decided = await site.call(decideDeposits, { ids: [id], verdict: 'APPROVE' }, boss)
  expect(decided.code).toBe('SUCCESS')
})

test('nor does a bet under the key of a payment that is still to come', async () => {
  const paid = { id: site.idOf('player1'), amount: 5_000 as never, memo: 'paid' }
  const { data } = await site.call(payMember, paid, boss)
  expect((await betAs(`transaction:${data.id}`)).code).toBe('SUCCESS')
  for (const key of ['convert:x', 'call:x:award', 'promo:x', 'demo:deposit', 'bet:x']) {
    expect((await betAs(key)).code).toBe('SUCCESS')
    expect((await site.call(payMember, paid, boss)).code).toBe('SUCCESS')
  }
})
