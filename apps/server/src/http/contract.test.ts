import * as access from '@camellia/contract/access'
import { ENDPOINTS } from '@camellia/contract/all'
import type { AnyEndpoint } from '@camellia/contract/endpoint'
import { listVendors } from '@camellia/contract/game'
import { listMessages } from '@camellia/contract/message'
import { listPopups } from '@camellia/contract/notice'
import { balance, convertPoints } from '@camellia/contract/wallet'
import { auditLedger } from '@camellia/ledger/audit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallAs, PASSWORD, startSite, type TestSite } from '../testing-site'

let site: TestSite
let player: CallAs
let admin: CallAs
let partner: CallAs

beforeAll(async () => {
  site = await startSite()
  // All calls there are, in one minute of two people: how many may be is another test's.
  await site.db.system(
    (tx) => tx.sql`insert into setting (key, value) values ('limit.callsPerMember', '100000')`,
  )
  player = await site.login('player1')
  admin = await site.login('admin', 'OFFICE')
  partner = await site.login('store1')
})

afterAll(async () => {
  expect(await site.close()).toEqual([])
})

/** Someone who may make the call, so that only the input can be wrong. */
function asFor({ access: wanted }: AnyEndpoint): CallAs {
  if ('ability' in wanted && wanted.ability.subject === 'Partner_Login') return partner
  if ('guest' in wanted || wanted.sites.includes('PLAYER')) return player
  return admin
}

const posts = ENDPOINTS.filter(({ method }) => method === 'POST')

/** Values that no field of any call takes, or that only some take: never a 500, never a change. */
const HOSTILE: readonly unknown[] = [
  null,
  [],
  'text',
  0,
  true,
  { extra: 1 },
  { amount: '1000' },
  { amount: true },
  { amount: [5000] },
  { amount: -1 },
  { amount: 1.5 },
  { amount: 2 ** 53 },
  { amount: 1e21 },
  { ids: [] },
  { ids: ['x'.repeat(10_000)] },
  { code: '\u0000', password: '\ud800' },
  { code: '＇ or 1=1 --', password: 'x'.repeat(65) },
  { __proto__: { admin: true }, constructor: 1 },
  { game: 'odd-even', stake: '1e3', choice: { pick: 'ODD' } },
  { game: 'odd-even', stake: 1000, choice: { pick: 'BOTH' } },
  { game: 'odd-even', stake: 1000, choice: { pick: 'ODD' }, targetWin: 1950 },
  { page: 1, size: 101, searchkey: '' },
  { page: -1, size: 10, searchkey: '' },
]

test.each(posts)('$path answers hostile input with 400 and changes nothing', async (endpoint) => {
  const before = await site.db.system(auditLedger)
  for (const body of HOSTILE) {
    const reply = await site.raw(endpoint, JSON.stringify(body), { ...asFor(endpoint), key: 'k' })
    expect([200, 400, 401], JSON.stringify(body)).toContain(reply.http)
    if (reply.http === 400) {
      expect(reply).toMatchObject({ code: 'INVALID_PARAMETER', message: 'INVALID PARAMETER' })
      expect(reply.data).toHaveProperty('fields')
    }
  }
  expect(await site.db.system(auditLedger)).toEqual(before)
  player = await site.login('player1')
})

test.each(posts)('$path refuses a megabyte, broken JSON and a form', async (endpoint) => {
  const as = asFor(endpoint)
  const huge = await site.raw(endpoint, JSON.stringify({ code: 'x'.repeat(1_000_000) }), as)
  // Where a file may come a megabyte may, but not as JSON.
  const http = endpoint.takes === 'FILE' ? 400 : 413
  expect(huge).toMatchObject({ http, status: 'ERROR' })
  const broken = await site.raw(endpoint, '{"a":', as)
  expect(broken).toMatchObject({ http: 400, code: 'INVALID_PARAMETER' })
  const headers = { 'content-type': 'text/plain' }
  const form = await site.raw(endpoint, '{}', { ...as, headers })
  expect(form.http).toBe(400)
})

test('the field that is wrong is named', async () => {
  const body = { code: 'player1', password: PASSWORD, admin: true }
  const reply = await site.raw(access.login, body, {})
  expect(reply.data).toEqual({ fields: ['admin'] })
})

test('valid Unicode comes back unchanged', async () => {
  const name = '겨울🌺동백 ſ é'
  const input = {
    code: 'unicode1',
    name,
    password: 'camel77!',
    cPassword: 'camel77!',
    bank: '가온은행',
    depositor: '홍길동',
    accountNumber: '987654321',
    parentCode: 'store1',
    phone: '01099998888',
    withdrawPassword: '1234',
  }
  expect((await site.call(access.signup, input)).code).toBe('SUCCESS')
  const [row] = await site.db.system(
    (tx) => tx.sql`select name from member where code = 'unicode1'`,
  )
  expect(row?.name).toBe(name)
})

test.each(ENDPOINTS.filter(({ access }) => !('guest' in access)))(
  '$path answers nobody without a session',
  async (endpoint) => {
    const reply = await site.raw(endpoint, {}, { token: 'made-up' })
    expect(reply).toMatchObject({ http: 401, code: 'UNAUTHORIZED', message: 'UNAUTHORIZED' })
  },
)

test('the brief’s calls answer with exactly the brief’s fields', async () => {
  const keys = (data: unknown) => Object.keys(data as object).sort()
  const profile = await site.call(access.profile, {}, player)
  expect(keys(profile.data)).toEqual(['balance', 'code', 'name', 'point'])
  expect(keys((await site.call(balance, {}, player)).data)).toEqual(['point'])
  const invite = await site.call(access.inviteCode, {}, player)
  expect(invite.data).toBe('http://localhost:3000/signup?parent=player1')
  const messages = await site.call(listMessages, { searchkey: '', page: 1, size: 10 }, player)
  expect(messages.data.items).toEqual([])
  expect((await site.call(listPopups, {}, player)).data).toEqual([])
  const vendors = await site.call(listVendors, { gameType: ['CASINO'] })
  expect(vendors).toMatchObject({ status: 'OK', data: [] })
  const poor = await site.call(convertPoints, { amount: 1_000 }, player)
  expect(poor).toMatchObject({ http: 200, status: 'ERROR', code: 'INFLUCIANT_BALANCE' })
  const small = await site.call(convertPoints, { amount: 999 }, player)
  expect(small).toMatchObject({ http: 200, status: 'ERROR', code: 'INVALID_PARAMETER' })
})

test('a money call without its key is refused, with the header named', async () => {
  const bet = { game: 'odd-even', stake: 1_000, choice: { pick: 'ODD' } }
  const reply = await site.raw({ method: 'POST', path: '/play/bet' }, bet, player)
  expect(reply).toMatchObject({ http: 400, data: { fields: ['Idempotency-Key'] } })
})

test('an unchanged poll costs no body', async () => {
  const first = await site.raw(access.profile, {}, player)
  const headers = { 'if-none-match': String(first.headers.etag) }
  const again = await site.raw(access.profile, {}, { ...player, headers })
  expect(again.http).toBe(304)
})

test('an unknown path is NOT_FOUND in the envelope', async () => {
  const reply = await site.raw({ method: 'GET', path: '/no/such' }, {}, {})
  expect(reply).toMatchObject({ http: 404, status: 'ERROR', code: 'NOT_FOUND' })
})

test('a route without a policy does not start the server', () => {
  expect(() => site.player.get('/api/bare', () => 'open')).toThrow()
})

test('the documentation describes every call', async () => {
  const reply = await site.player.inject({ url: '/api/docs/json' })
  const { paths } = reply.json<{ paths: object }>()
  expect(Object.keys(paths).sort()).toEqual([...new Set(ENDPOINTS.map(({ path }) => path))].sort())
})
