import { login, profile } from '@camellia/contract/access'
import { saveOverrides } from '@camellia/contract/role'
import { exchangeView, viewAs } from '@camellia/contract/view-as'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, startSite, type TestSite } from '../testing-site'

let site: TestSite

beforeAll(async () => {
  site = await startSite()
})

afterAll(async () => {
  expect(await site.close()).toEqual([])
})

test('every login makes a token of its own, of 256 bits, and only its hash is kept', async () => {
  const tokens = [await site.login('player1'), await site.login('player1')].map(
    ({ token }) => token,
  )
  expect(new Set(tokens).size).toBe(2)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
  const kept = await site.db.system(
    (tx) => tx.sql<{ hash: string }[]>`select encode(token_hash, 'hex') as hash from session`,
  )
  expect(kept.every(({ hash }) => hash.length === 64)).toBe(true)
})

test('a session ends by itself a day after its login', async () => {
  const player = await site.login('player2')
  const hours = await site.db.system(
    (tx) => tx.sql<{ hours: number }[]>`
      select round(extract(epoch from max(expires_at - created_at)) / 3600)::int as hours
      from session`,
  )
  expect(hours).toEqual([{ hours: 24 }])
  expect((await site.call(profile, {}, player)).http).toBe(200)
  await site.db.system((tx) => tx.sql`update session set expires_at = now()`)
  await expect
    .poll(async () => (await site.call(profile, {}, player)).http, { timeout: 3_000 })
    .toBe(401)
})

test.each(['TRACE', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
  '%s is no way to ask for anything, and no other origin is told that it may',
  async (method) => {
    const headers = { origin: 'https://example.com' }
    const reply = await site.player.inject({
      method: method as 'PUT',
      url: '/api/balance',
      headers,
    })
    expect(reply.statusCode).toBeGreaterThanOrEqual(400)
    expect(reply.headers['access-control-allow-origin']).toBeUndefined()
  },
)

test('who loses the right to enter the office is out of it at once, on every node', async () => {
  const admin = await site.login('admin', 'OFFICE')
  const staff = await site.login('staff1', 'OFFICE')
  const elsewhere = await site.login('staff1')
  const seen = await site.call(viewAs, { id: site.idOf('player1'), reason: '확인' }, staff)
  const code = seen.data.url.split('#view=')[1] ?? ''
  const view = { token: (await site.call(exchangeView, { code })).data.accessToken }
  const twin = await site.openTwin()
  expect((await twin.call(profile, {}, staff)).http).toBe(200)
  expect((await twin.call(profile, {}, view)).http).toBe(200)
  const none = { granted: [], withheld: [] }
  const after = { granted: [], withheld: ['Partner_Login.read' as const] }
  const change = { id: site.idOf('staff1'), before: none, after, reason: '퇴사' }
  expect((await site.call(saveOverrides, change, admin)).code).toBe('SUCCESS')
  expect((await site.call(profile, {}, staff)).http).toBe(401)
  const onTwin = async (as: object) => (await twin.call(profile, {}, as)).http
  await expect.poll(() => onTwin(staff), { timeout: 3_000 }).toBe(401)
  // What they looked at through another's eyes closes too; their own player site does not.
  await expect.poll(() => onTwin(view), { timeout: 3_000 }).toBe(401)
  expect((await site.call(profile, {}, elsewhere)).http).toBe(200)
  const again = await site.call(login, { code: 'staff1', password: PASSWORD }, { site: 'OFFICE' })
  expect(again.code).toBe('ACCESS_DENIED')
  await twin.close()
})
