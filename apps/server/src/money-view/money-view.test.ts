import * as contract from '@camellia/contract/money-view'
import { bet } from '@camellia/contract/play'
import { payMember } from '@camellia/contract/transaction-queue'
import { won } from '@camellia/kernel/won'
import { post } from '@camellia/ledger/post'
import { commission, point } from '@camellia/ledger/posting'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallAs, startSite, type TestSite } from '../testing-site'

let site: TestSite
let admin: CallAs
let player: CallAs

beforeAll(async () => {
  site = await startSite()
  admin = await site.login('admin', 'OFFICE')
  player = await site.login('player1')
  const member = site.idOf('player1')
  const transfers = [{ from: commission, to: point(member), amount: won(700) }]
  await site.db.system((tx) =>
    post(tx, { kind: 'POINT_EARNED', member, key: 'test:points', request: 1, transfers }),
  )
  for (let i = 0; i < 12; i++) {
    await site.call(bet, { game: 'odd-even', stake: 1_000, choice: { pick: 'ODD' } }, player)
  }
  const boss = await site.login('subhq1', 'OFFICE')
  await site.call(payMember, { id: member, amount: 5_000, memo: 'x' }, boss)
})
afterAll(async () => expect(await site.close()).toEqual([]))

async function all(size: 3 | 5 | 10 | 100, as: CallAs = admin) {
  const entries: contract.Entry[] = []
  const before: Partial<Record<contract.Entry['account'], number>> = {}
  for (let more = true; more; ) {
    const member = site.idOf('player1')
    const { data } = await site.call(contract.listEntries, { member, size, before }, as)
    for (const { account, seq } of data.items) before[account] = seq
    entries.push(...data.items)
    more = data.hasMore
  }
  return entries
}

test('every entry of every account is there once, and each begins where the last ended', async () => {
  const whole = await all(100)
  for (const account of ['CASH', 'POINT'] as const) {
    const chain = whole.filter((entry) => entry.account === account).reverse()
    chain.forEach((entry, i) => {
      expect(entry).toMatchObject({ seq: i + 1, before: chain[i - 1]?.after ?? 0 })
      expect(entry.after).toBe(entry.before + entry.change)
    })
  }
  const { data } = await site.call(
    contract.listEntries,
    { member: site.idOf('player1'), size: 3 },
    admin,
  )
  expect(data.balances).toMatchObject({ CASH: whole[0]?.after, POINT: 700, HOLD: 0 })
  expect(whole[0]).toMatchObject({ kind: 'PAYMENT', otherMember: { code: 'subhq1' } })
  expect(whole.filter(({ kind }) => kind === 'BET')).toHaveLength(12)
  expect(whole.find(({ kind }) => kind === 'BET')).toMatchObject({ game: 'odd-even' })
})

test('small pages put together are the one big page', async () => {
  const key = ({ account, seq }: contract.Entry) => `${account}:${seq}`
  expect((await all(3)).map(key)).toEqual((await all(100)).map(key))
})

test('the other end stays unnamed to whoever may not see it', async () => {
  const store = await site.login('store1', 'OFFICE')
  const [newest] = await all(100, store)
  expect(newest).toMatchObject({ kind: 'PAYMENT', otherMember: null })
})

test('all the money of the house together is nothing', async () => {
  const { data } = await site.call(contract.readWhereMoneyIs, {}, admin)
  expect(data.sum).toBe(0)
  const of = (account: string) => data.accounts.find((one) => one.account === account)
  expect(of('CASH')?.balance).toBeGreaterThan(0)
  expect(of('BANK')?.balance).toBeLessThan(0)
  expect(of('HOUSE:MINI')?.holders).toBeNull()
  expect(of('POINT')).toMatchObject({ balance: 700, holders: 1, today: 700 })
})
