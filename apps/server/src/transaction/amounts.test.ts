import { requestCoin } from '@camellia/contract/coin'
import type { AnyEndpoint } from '@camellia/contract/endpoint'
import { bet } from '@camellia/contract/play'
import * as contract from '@camellia/contract/transaction'
import * as queues from '@camellia/contract/transaction-queue'
import { convertPoints } from '@camellia/contract/wallet'
import { newId } from '@camellia/ledger/identity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCompanyAccount } from '../demo/demo.money.sql'
import { hashPassword } from '../member/password'
import { type CallAs, startSite, type TestSite } from '../testing-site'

let site: TestSite
let player: CallAs
let admin: CallAs

beforeAll(async () => {
  site = await startSite()
  const withdrawHash = await hashPassword('1234')
  await site.db.system(async (tx) => {
    const people = { maker: site.idOf('admin'), approver: site.idOf('staff1') }
    await insertCompanyAccount(tx, { ...people, seal: site.seal })
    await tx.sql`
      update member set withdraw_password_hash = ${withdrawHash}, bank = '가온은행',
        depositor = '홍길동', account_sealed = ${site.seal.seal('123456789')}
      where kind = 'MEMBER'`
  })
  player = await site.login('player1')
  admin = await site.login('admin', 'OFFICE')
})
afterAll(async () => expect(await site.close()).toEqual([]))

/** Every call that takes an amount from a person. */
const CALLS: Record<string, { endpoint: AnyEndpoint; body: (amount: unknown) => object }> = {
  'a deposit': { endpoint: contract.requestDeposit, body: (amount) => ({ amount }) },
  'a coin deposit': { endpoint: requestCoin, body: (amount) => ({ coin: 'PLAY', amount }) },
  'a withdrawal': {
    endpoint: contract.requestWithdraw,
    body: (amount) => ({ amount, withdrawPassword: '1234' }),
  },
  'a conversion': { endpoint: convertPoints, body: (amount) => ({ amount }) },
  'a bet': {
    endpoint: bet,
    body: (stake) => ({ game: 'odd-even', stake, choice: { pick: 'ODD' } }),
  },
  'a payment': {
    endpoint: queues.payMember,
    body: (amount) => ({ id: site.idOf('player2'), amount, memo: 'x' }),
  },
  'a collect': {
    endpoint: queues.collectFromMember,
    body: (amount) => ({ id: site.idOf('player2'), amount, memo: 'x' }),
  },
}

/** Never an amount of anything. */
const NONSENSE = [
  0,
  -1,
  -1_000,
  1.5,
  0.1 + 0.2,
  1e21,
  2 ** 53,
  '1,000',
  '1000',
  '',
  null,
  true,
  [1_000],
  { won: 1 },
]

const askerOf = (endpoint: AnyEndpoint) =>
  endpoint === queues.payMember || endpoint === queues.collectFromMember ? admin : player

async function everything(): Promise<string> {
  const rows = await site.db.system(
    ({ sql }) => sql`
      select (select jsonb_agg(to_jsonb(w) order by member_id) from wallet w) as wallets,
             (select count(*) from transfer) as transfers, (select count(*) from round) as rounds,
             (select count(*) from transaction) as transactions`,
  )
  return JSON.stringify(rows)
}

test.each(Object.keys(CALLS))('%s of nonsense is refused, and nothing has moved', async (name) => {
  const { endpoint, body } = CALLS[name] as (typeof CALLS)[string]
  const before = await everything()
  for (const amount of NONSENSE) {
    const as = { ...askerOf(endpoint), key: newId<string>() }
    const reply = await site.raw(endpoint, body(amount), as)
    expect({ amount, code: reply.code }).toEqual({ amount, code: 'INVALID_PARAMETER' })
    expect(reply.http).toBe(400)
  }
  expect(await everything()).toBe(before)
})

test.each([
  ['a deposit', 1, 'INVALID_MIN_DEPOSIT'],
  ['a deposit', 9_999, 'INVALID_MIN_DEPOSIT'],
  ['a deposit', 10_000_001, 'INVALID_MAX_DEPOSIT'],
  ['a coin deposit', 9_999, 'INVALID_MIN_DEPOSIT'],
  ['a coin deposit', 10_000_001, 'INVALID_MAX_DEPOSIT'],
  ['a withdrawal', 9_999, 'LIMIT_REACHED'],
  ['a withdrawal', 50_000_001, 'LIMIT_REACHED'],
  ['a withdrawal', 1_000_001, 'INFLUCIANT_BALANCE'],
  ['a conversion', 999, 'INVALID_PARAMETER'],
  ['a conversion', 1_000, 'INFLUCIANT_BALANCE'],
  ['a bet', 999, 'BET_LIMIT'],
  ['a bet', 1_000_001, 'BET_LIMIT'],
  ['a collect', 999_999_999_999, 'SUCCESS'],
] as const)('%s of %i won is answered %s, and nothing has moved', async (name, amount, code) => {
  const { endpoint, body } = CALLS[name] as (typeof CALLS)[string]
  const wallets = async () =>
    JSON.stringify(await site.db.system(({ sql }) => sql`select * from wallet order by member_id`))
  const before = await wallets()
  const as = { ...askerOf(endpoint), key: newId<string>() }
  // A collect this large waits for a second person: it has moved nothing either.
  expect((await site.raw(endpoint, body(amount), as)).code).toBe(code)
  expect(await wallets()).toBe(before)
})

test.each([
  ['a deposit', 10_000],
  ['a coin deposit', 10_000_000],
  ['a bet', 1_000],
] as const)('%s of exactly %i won is within its limits', async (name, amount) => {
  const { endpoint, body } = CALLS[name] as (typeof CALLS)[string]
  const as = { ...askerOf(endpoint), key: newId<string>() }
  expect((await site.raw(endpoint, body(amount), as)).code).toBe('SUCCESS')
})
