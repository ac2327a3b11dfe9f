import { ENDPOINTS } from '@camellia/contract/all'
import { requestCoin } from '@camellia/contract/coin'
import type { AnyEndpoint } from '@camellia/contract/endpoint'
import { placeBet, readTable } from '@camellia/contract/event'
import { fundGifts, makeGift } from '@camellia/contract/gift'
import { bet } from '@camellia/contract/play'
import { requestDeposit, requestWithdraw } from '@camellia/contract/transaction'
import { collectFromMember, payMember } from '@camellia/contract/transaction-queue'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { insertCompanyAccount } from './demo/demo.money.sql'
import { hashPassword } from './member/password'
import { type CallAs, startSite, type TestSite } from './testing-site'

let site: TestSite
let twin: Awaited<ReturnType<TestSite['openTwin']>>
let event = ''
let people: Readonly<Record<'admin' | 'player1' | 'player2' | 'player3', CallAs>>

beforeAll(async () => {
  site = await startSite()
  twin = await site.openTwin()
  const withdrawHash = await hashPassword('1234')
  await site.db.system(async (tx) => {
    const makers = { maker: site.idOf('admin'), approver: site.idOf('staff1') }
    await insertCompanyAccount(tx, { ...makers, seal: site.seal })
    await tx.sql`
      update member set withdraw_password_hash = ${withdrawHash}, bank = '가온은행',
        depositor = '홍길동', account_sealed = ${site.seal.seal('123456789')}`
  })
  people = {
    admin: await site.login('admin', 'OFFICE'),
    player1: await site.login('player1'),
    player2: await site.login('player2'),
    player3: await site.login('player3'),
  }
  // Somebody looks, so that a round is opened.
  const game = 'odd-even-1m'
  await vi.waitFor(async () => {
    event = (await site.call(readTable, { game }, {})).data.table.current?.id ?? ''
    expect(event).not.toBe('')
  })
  const ready = { amount: 500_000, direction: 'IN' } as const
  await site.call(fundGifts, ready, { ...people.admin, key: 'ready' })
})
afterAll(async () => {
  await twin.close()
  expect(await site.close()).toEqual([])
})

interface Repeat {
  readonly call: AnyEndpoint
  readonly who: keyof typeof people
  readonly input: () => object
}

const member = () => site.idOf('player1')
const handed = () => ({ id: member(), amount: 1_000, memo: 'x' })
const REPEATS: readonly Repeat[] = [
  {
    call: bet,
    who: 'player1',
    input: () => ({ game: 'odd-even', stake: 1_000, choice: { pick: 'ODD' } }),
  },
  {
    call: placeBet,
    who: 'player2',
    input: () => ({ game: 'odd-even-1m', event, stake: 1_000, choice: { pick: 'ODD' } }),
  },
  { call: requestDeposit, who: 'player2', input: () => ({ amount: 50_000 }) },
  { call: requestCoin, who: 'player3', input: () => ({ coin: 'PLAY', amount: 50_000 }) },
  {
    call: requestWithdraw,
    who: 'player1',
    input: () => ({ amount: 20_000, withdrawPassword: '1234' }),
  },
  { call: payMember, who: 'admin', input: handed },
  { call: collectFromMember, who: 'admin', input: handed },
  { call: fundGifts, who: 'admin', input: () => ({ amount: 1_000, direction: 'IN' }) },
  {
    call: makeGift,
    who: 'admin',
    input: () => ({ kind: 'PRIZE', member: member(), amount: 1_000, memo: 'x' }),
  },
]

test('every call that needs a key is tried here', () => {
  const needing = ENDPOINTS.filter(({ money }) => money === 'KEY_REQUIRED').map(({ path }) => path)
  expect(REPEATS.map(({ call }) => call.path).sort()).toEqual([...needing].sort())
})

test.each(REPEATS)(
  '$call.path six times at once with one key is one, with one answer',
  async (it) => {
    const causes = () =>
      site.db.system(async ({ sql }) => {
        const [row] = await sql<{ causes: number; requests: number }[]>`
        select (select count(*) from cause)::int as causes,
               (select count(*) from transaction)::int as requests`
        return row
      })
    const ask = (n: number, key: string) =>
      (n % 2 ? site : twin).call(it.call, it.input() as never, { ...people[it.who], key })
    const before = await causes()
    const replies = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((n) => ask(n, `repeat ${it.call.path}`.replaceAll(' ', '-'))),
    )
    const [first] = replies
    expect(first?.code).toBe('SUCCESS')
    for (const { code, data } of replies)
      expect({ code, data }).toEqual({ code: 'SUCCESS', data: first?.data })
    const after = await causes()
    expect((after?.requests ?? 0) - (before?.requests ?? 0)).toBeLessThanOrEqual(1)
    expect((after?.causes ?? 0) - (before?.causes ?? 0)).toBeLessThanOrEqual(1)
  },
)
