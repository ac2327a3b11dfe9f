import * as access from '@camellia/contract/access'
import * as device from '@camellia/contract/device'
import * as contract from '@camellia/contract/login'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallAs, PASSWORD, startSite, type TestSite } from '../testing-site'
import { query } from './testing-access'

let site: TestSite
const AGENT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1'
const phone = { 'x-device': 'a'.repeat(32), 'user-agent': AGENT }
const page = { size: 50 } as const

beforeAll(async () => {
  site = await startSite()
  for (const code of ['player1', 'player3']) {
    await site.call(access.login, { code, password: PASSWORD }, { headers: phone })
  }
  await site.call(access.login, { code: 'player1', password: 'nonsense' })
  await site.call(access.login, { code: 'nobody99', password: 'nonsense' })
})

afterAll(async () => {
  expect(await site.close()).toEqual([])
})

const codesOf = async (as: CallAs, filter: object = {}) => {
  const reply = await site.call(contract.listLogins, { ...page, ...filter }, as)
  return reply.data.items.map(({ code, outcome }) => `${code} ${outcome}`)
}

async function partner(code: string) {
  await query(site, (sql) => sql`update member set granted = '{Login.read}' where code = ${code}`)
  return site.login(code, 'OFFICE')
}

test('every try is in the history, with its device and its outcome', async () => {
  const boss = await site.login('staff1', 'OFFICE')
  const { items } = (await site.call(contract.listLogins, page, boss)).data
  expect(items.map(({ code }) => code)).toEqual([
    'staff1',
    'nobody99',
    'player1',
    'player3',
    'player1',
  ])
  expect(items[4]).toMatchObject({
    member: { code: 'player1' },
    site: 'PLAYER',
    address: '127.0.0.1',
    device: { browser: 'Safari', system: 'iPhone' },
    outcome: 'SUCCESS',
  })
  expect(items[1]).toMatchObject({ member: null, outcome: 'INVALID_PASSWORD' })
})

test('it is filtered and paged by the server', async () => {
  const boss = await site.login('staff1', 'OFFICE')
  expect(await codesOf(boss, { code: 'PLAYER1', outcome: 'INVALID_PASSWORD' })).toEqual([
    'player1 INVALID_PASSWORD',
  ])
  expect(await codesOf(boss, { member: site.idOf('player3') })).toEqual(['player3 SUCCESS'])
  expect(await codesOf(boss, { address: '127.0.0.0/8', site: 'PLAYER' })).toHaveLength(4)
  expect(await codesOf(boss, { address: '10.0.0.0/8' })).toEqual([])
  expect(await codesOf(boss, { from: '2099-01-01T00:00:00.000Z' })).toEqual([])
  const bad = await site.call(contract.listLogins, { ...page, address: 'player1' }, boss)
  expect(bad.code).toBe('INVALID_PARAMETER')
  const first = (await site.call(contract.listLogins, { size: 3, site: 'PLAYER' }, boss)).data
  expect(first).toMatchObject({ hasMore: true, size: 3 })
  const before = first.items[2]?.id
  const next = { size: 3, site: 'PLAYER', ...(before && { before }) } as const
  const second = (await site.call(contract.listLogins, next, boss)).data
  expect(second).toMatchObject({ hasMore: false, items: [{ code: 'player1' }] })
})

test('time decides the order, whatever the ids are', async () => {
  await query(
    site,
    (sql) => sql`
      insert into login (id, at, code, site, outcome)
      values ('ffffffff-ffff-7fff-8fff-ffffffffffff', now() - interval '1 day', 'old1', 'PLAYER',
              'INVALID_PASSWORD')`,
  )
  const boss = await site.login('staff1', 'OFFICE')
  expect((await codesOf(boss)).at(-1)).toBe('old1 INVALID_PASSWORD')
  const first = (await site.call(contract.listLogins, { size: 5 }, boss)).data
  const before = first.items.at(-1)?.id
  const rest = await codesOf(boss, before ? { before } : {})
  expect(rest).toHaveLength((await codesOf(boss)).length - 5)
  await query(site, (sql) => sql`delete from login where code = 'old1'`)
})

test('a partner sees the tries of the own branch only, and nobody’s of none', async () => {
  const boss = await partner('subhq1')
  expect(await codesOf(boss)).toEqual([
    'subhq1 SUCCESS',
    'player1 INVALID_PASSWORD',
    'player1 SUCCESS',
  ])
  expect(await codesOf(boss, { code: 'player3' })).toEqual([])
  expect(await codesOf(boss, { code: 'nobody99' })).toEqual([])
  const foreign = { ...page, member: site.idOf('player3') }
  expect((await site.call(contract.listLogins, foreign, boss)).code).toBe('MEMBER_NOT_FOUND')
  const id = site.idOf('player3')
  expect((await site.call(contract.listDevices, { id }, boss)).code).toBe('MEMBER_NOT_FOUND')
  expect((await site.call(contract.findLinked, { id }, boss)).code).toBe('MEMBER_NOT_FOUND')
})

test('staff do not read the logins of their own partner', async () => {
  await site.login('admin', 'OFFICE')
  const boss = await site.login('staff1', 'OFFICE')
  expect((await codesOf(boss)).filter((row) => row.startsWith('admin'))).toEqual([])
})

test('linked accounts are found by address and device, and only inside the own tree', async () => {
  const id = site.idOf('player1')
  const boss = await site.login('staff1', 'OFFICE')
  const { items } = (await site.call(contract.findLinked, { id }, boss)).data
  const twin = items.find(({ member }) => member.code === 'player3')
  expect(twin?.links.map(({ by, times }) => `${by} ${times}`)).toEqual(['DEVICE 1', 'ADDRESS 1'])
  const inside = (await site.call(contract.findLinked, { id }, await partner('subhq1'))).data
  expect(inside.items.map(({ member }) => member.code)).toEqual(['subhq1'])
})

test('the same phone or account of someone who left is a link too', async () => {
  const print = site.seal.print('01012345678')
  await query(
    site,
    (sql) => sql`
      update member set phone_print = ${print}, account_print = ${print},
                        status = case when code = 'player2' then 3 else status end
      where code in ('player1', 'player2')`,
  )
  const boss = await site.login('staff1', 'OFFICE')
  const reply = await site.call(contract.findLinked, { id: site.idOf('player1') }, boss)
  const gone = reply.data.items.find(({ member }) => member.code === 'player2')
  expect(gone?.links.map(({ by }) => by)).toEqual(['ACCOUNT', 'PHONE'])
  expect(JSON.stringify(reply)).not.toContain('12345678')
})

test('a member sees the own sessions and devices and ends the others', async () => {
  await query(site, (sql) => sql`update session set ended_at = now()`)
  const reply = await site.call(
    access.login,
    { code: 'player3', password: PASSWORD },
    { headers: phone },
  )
  const here = { token: reply.data.accessToken }
  const second = await site.login('player3')
  const third = await site.login('player3')
  const mine = (await site.call(device.myDevices, {}, here)).data
  expect(mine.sessions).toHaveLength(3)
  expect(mine.sessions.filter(({ current }) => current)).toMatchObject([
    { device: { browser: 'Safari', system: 'iPhone' } },
  ])
  expect(mine.devices[0]).toMatchObject({ addresses: ['127.0.0.1'] })
  const [stranger] = (await site.call(device.myDevices, {}, await site.login('store2'))).data
    .sessions
  const foreign = await site.call(device.endSession, { id: stranger?.id ?? '' }, here)
  expect(foreign.http).toBe(404)
  const id = mine.sessions[0]?.id ?? ''
  expect((await site.call(device.endSession, { id }, here)).code).toBe('SUCCESS')
  expect((await site.call(access.profile, {}, third)).http).toBe(401)
  expect((await site.call(device.endOtherSessions, {}, here)).data.ended).toBe(1)
  expect((await site.call(access.profile, {}, second)).http).toBe(401)
  expect((await site.call(access.profile, {}, here)).http).toBe(200)
  const { items } = (await site.call(device.myLogins, page, here)).data
  expect(items).toHaveLength(4)
  expect(Object.keys(items[0] ?? {})).not.toContain('member')
})

test('a login is seen as presence, and a friend as a friend', async () => {
  const rows = await query<{ code: string }>(
    site,
    (sql) => sql`
      select m.code from presence p join member m on m.id = p.member_id
      where seen_at > now() - interval '1 minute' and m.code = 'player3'`,
  )
  expect(rows).toHaveLength(1)
  await query(
    site,
    (sql) => sql`update member set invited_by = ${site.idOf('player3')} where code = 'player1'`,
  )
  const me = await site.login('player3')
  const friends = await site.call(access.listFriends, { page: 1, size: 10 }, me)
  expect(friends.data).toMatchObject({ total: 1, items: [{ name: 'p**', status: 'JOINED' }] })
  const details = await site.call(access.myDetails, {}, me)
  expect(details.data).toMatchObject({ code: 'player3', roleType: 'MEMBER', phone: null })
})

test('a browser never seen before is told to whoever is logged in, and a known one is not', async () => {
  const heard: unknown[] = []
  const send = site.hub.send
  site.hub.send = (to, push) => {
    if (push.type === 'NEW_DEVICE' && 'member' in to) heard.push(push)
    send(to, push)
  }
  const enter = (device: string) =>
    site.call(
      access.login,
      { code: 'store2', password: PASSWORD },
      { headers: { 'x-device': device.repeat(32), 'user-agent': 'Mozilla/5.0 Firefox/140.0' } },
    )
  expect((await enter('a')).code).toBe('SUCCESS')
  heard.length = 0
  await enter('a')
  expect(heard).toEqual([])
  await enter('b')
  expect(heard).toMatchObject([{ browser: 'Firefox', address: '127.0.0.1' }])
  await enter('b')
  await enter('a')
  expect(heard).toHaveLength(1)
  site.hub.send = send
})
