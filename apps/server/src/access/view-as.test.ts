import * as access from '@camellia/contract/access'
import { ENDPOINTS } from '@camellia/contract/all'
import { myDevices } from '@camellia/contract/device'
import type { AnyEndpoint, Site } from '@camellia/contract/endpoint'
import { endSessions } from '@camellia/contract/member'
import { bet } from '@camellia/contract/play'
import { exchangeView, viewAs } from '@camellia/contract/view-as'
import { convertPoints } from '@camellia/contract/wallet'
import { newId } from '@camellia/ledger/identity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallAs, PASSWORD, startSite, type TestSite } from '../testing-site'
import { query } from './testing-access'

let site: TestSite

beforeAll(async () => {
  site = await startSite()
})

afterAll(async () => {
  expect(await site.close()).toEqual([])
})

async function lookAs(code: string, boss: CallAs, where: Site) {
  const asked = await site.call(viewAs, { id: site.idOf(code), reason: '문의 확인' }, boss)
  const single = asked.data.url.split('#view=')[1] ?? ''
  const reply = await site.call(exchangeView, { code: single }, { site: where })
  return {
    url: asked.data.url,
    code: single,
    reply,
    as: { token: reply.data?.accessToken, site: where },
  }
}

test('staff see the site as a member sees it, for half an hour, and it is written down', async () => {
  const boss = await site.login('staff1', 'OFFICE')
  const { url, code, reply, as } = await lookAs('player1', boss, 'PLAYER')
  expect(url).toMatch(/^http:\/\/localhost:3000\/#view=/)
  expect(reply.data).toMatchObject({ viewedBy: 'staff1', userData: { code: 'player1' } })
  const seen = await site.call(access.session, {}, as)
  expect(seen.data).toMatchObject({ viewedBy: 'staff1', userData: { balance: 1_000_000 } })
  const twice = await site.call(exchangeView, { code }, { site: 'PLAYER' })
  expect(twice.http).toBe(401)
  const own = await site.login('player1')
  expect((await site.call(access.session, {}, own)).data.viewedBy).toBeNull()
  expect((await site.call(myDevices, {}, own)).data.sessions).toHaveLength(1)
  const [row] = await query<{ minutes: number; reason: string }>(
    site,
    (sql) => sql`
      select round(extract(epoch from s.expires_at - s.created_at) / 60)::int as minutes, t.reason
      from session s, trail t where s.viewed_by is not null and t.action = 'member.view'`,
  )
  expect(row).toEqual({ minutes: 30, reason: '문의 확인' })
})

test('a code opens only the site it was made for, and only within half a minute', async () => {
  const boss = await site.login('staff1', 'OFFICE')
  expect((await lookAs('player1', boss, 'OFFICE')).reply.http).toBe(401)
  const partner = await lookAs('subhq1', boss, 'OFFICE')
  expect(partner.url).toMatch(/^http:\/\/localhost:3001\/login#view=/)
  expect(partner.reply.http).toBe(200)
  const late = await site.call(viewAs, { id: site.idOf('player1'), reason: '확인' }, boss)
  await query(site, (sql) => sql`update ticket set created_at = now() - interval '31 seconds'`)
  const code = late.data.url.split('#view=')[1] ?? ''
  expect((await site.call(exchangeView, { code }, {})).http).toBe(401)
  expect((await site.call(access.exchangeTicket, { code }, { site: 'OFFICE' })).http).toBe(401)
})

test('nobody looks at a stranger, at themselves or at someone who may do more', async () => {
  await query(
    site,
    (sql) => sql`update member set granted = '{Member.view}' where code in ('subhq1', 'subhq2')`,
  )
  const boss = await site.login('subhq1', 'OFFICE')
  const ask = async (code: string, as: CallAs) =>
    (await site.call(viewAs, { id: site.idOf(code), reason: '확인' }, as)).code
  expect(await ask('player3', boss)).toBe('MEMBER_NOT_FOUND')
  expect(await ask('subhq1', boss)).toBe('MEMBER_NOT_FOUND')
  expect(await ask('player1', boss)).toBe('SUCCESS')
  await query(site, (sql) => sql`update member set granted = '{Ip.manage}' where code = 'store1'`)
  expect(await ask('store1', boss)).toBe('ACCESS_DENIED')
  expect(await ask('staff1', await site.login('staff1', 'OFFICE'))).toBe('INVALID_USER')
  const lesser = await site.login('store2', 'OFFICE')
  expect((await site.call(viewAs, { id: site.idOf('player3'), reason: '확인' }, lesser)).http).toBe(
    403,
  )
  await query(site, (sql) => sql`update member set status = 2 where code = 'player2'`)
  expect(await ask('player2', boss)).toBe('INVALID_USER')
})

test('it ends with the session it was asked from, and when its owner is thrown out', async () => {
  const boss = await site.login('staff1', 'OFFICE')
  const first = await lookAs('player1', boss, 'PLAYER')
  expect((await site.call(access.profile, {}, first.as)).http).toBe(200)
  await site.call(access.logout, {}, boss)
  expect((await site.call(access.profile, {}, first.as)).http).toBe(401)
  const next = await site.login('staff1', 'OFFICE')
  const second = await lookAs('player1', next, 'PLAYER')
  const admin = await site.login('admin', 'OFFICE')
  await site.call(endSessions, { id: site.idOf('staff1'), text: '종료' }, admin)
  expect((await site.call(access.profile, {}, second.as)).http).toBe(401)
})

test('whoever only looks bets nothing and moves no money', async () => {
  const boss = await site.login('staff1', 'OFFICE')
  const { as } = await lookAs('player1', boss, 'PLAYER')
  const stake = { stake: 1_000, choice: 'ODD' }
  expect((await site.raw(bet, stake, { ...as, key: newId() } as CallAs)).http).toBe(403)
  expect((await site.raw(convertPoints, { amount: 1_000 }, as as CallAs)).http).toBe(403)
})

test('whoever only looks tries no password of whom they look at', async () => {
  const { as } = await lookAs('staff1', await site.login('admin', 'OFFICE'), 'OFFICE')
  const guess = { password: PASSWORD }
  expect((await site.raw(access.unlock, guess, as as CallAs)).code).toBe('ACCESS_DENIED')
})

const changes = ENDPOINTS.filter(
  ({ access: who, method, reads, path }) =>
    !('guest' in who) && method === 'POST' && !reads && path !== '/auth/logout',
)

test.each([
  { code: 'player1', where: 'PLAYER' },
  { code: 'staff1', where: 'OFFICE' },
] as const)('through the eyes of $code nothing can be changed, by any call', async (row) => {
  const boss = await site.login('admin', 'OFFICE')
  const { as, reply } = await lookAs(row.code, boss, row.where)
  expect(reply.http).toBe(200)
  const here = changes.filter(
    (call) => 'sites' in call.access && call.access.sites.includes(row.where),
  )
  expect(here.length).toBeGreaterThan(5)
  const answers = new Map<string, number>()
  for (const call of here) answers.set(call.path, await answerTo(call, as as CallAs))
  expect([...answers].filter(([, http]) => http !== 403)).toEqual([])
})

async function answerTo(call: AnyEndpoint, as: CallAs): Promise<number> {
  return (await site.raw(call, {}, { ...as, key: newId() })).http
}
