import { login, profile } from '@camellia/contract/access'
import * as contract from '@camellia/contract/ip'
import { readSite } from '@camellia/contract/site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, startSite, type TestSite } from '../testing-site'

let site: TestSite
let boss: Awaited<ReturnType<TestSite['login']>>

beforeAll(async () => {
  site = await startSite()
  boss = await site.login('staff1', 'OFFICE')
})

afterAll(async () => {
  expect(await site.close()).toEqual([])
})

const rule = { network: '127.0.0.1', site: 'PLAYER', verdict: 'BLOCK', note: '시험' } as const
const save = async (change: object = {}) =>
  (await site.call(contract.saveIpRule, { ...rule, ...change }, boss)).code

async function removeAll() {
  for (const { id } of (await site.call(contract.listIpRules, {}, boss)).data.items) {
    await site.call(contract.removeIpRule, { id }, boss)
  }
}

test('a blocked address is refused by every call, with and without a session', async () => {
  const player = await site.login('player1')
  expect(await save()).toBe('SUCCESS')
  const blocked = { http: 200, status: 'ERROR', code: 'BLOCKED_IP' }
  const headers = { 'x-forwarded-for': '8.8.8.8' }
  await expect.poll(() => site.call(profile, {}, player), { timeout: 3_000 }).toMatchObject(blocked)
  expect(await site.call(readSite, {})).toMatchObject(blocked)
  const again = { code: 'player1', password: PASSWORD }
  expect(await site.call(login, again)).toMatchObject(blocked)
  expect(await site.call(login, again, { headers })).toMatchObject(blocked)
  expect(await site.call(profile, {}, { ...player, headers })).toMatchObject(blocked)
  expect((await site.call(profile, {}, boss)).http).toBe(200)
  const negotiated = await site.player.inject({
    method: 'POST',
    url: '/hub/negotiate',
    headers: { authorization: `Bearer ${player.token}` },
  })
  expect(negotiated.json()).toMatchObject({ code: 'BLOCKED_IP' })
  await removeAll()
  await expect
    .poll(async () => (await site.call(profile, {}, player)).code, { timeout: 3_000 })
    .toBe('SUCCESS')
})

test('a rule of the same range is replaced, and every change is written down', async () => {
  expect(await save({ network: '10.1.2.3/8' })).toBe('SUCCESS')
  expect(await save({ network: '10.0.0.0/8', verdict: 'ALLOW', note: '' })).toBe('SUCCESS')
  const { items, address } = (await site.call(contract.listIpRules, {}, boss)).data
  expect(items).toMatchObject([{ network: '10.0.0.0/8', verdict: 'ALLOW', createdBy: 'staff1' }])
  expect(address).toBe('127.0.0.1')
  await removeAll()
  const actions = await site.db.system(
    (tx) => tx.sql<{ action: string; before: object | null }[]>`
      select action, before from trail order by at, id`,
  )
  expect(actions.slice(-3)).toMatchObject([
    { action: 'ip.save', before: null },
    { action: 'ip.save', before: { verdict: 'BLOCK' } },
    { action: 'ip.remove', before: { network: '10.0.0.0/8' } },
  ])
})

test('nobody shuts themselves out of the office, neither by a rule nor by its removal', async () => {
  const office = { site: 'OFFICE' } as const
  expect(await save({ ...office })).toBe('CONFLICT')
  expect(await save({ ...office, network: '127.0.0.0/16' })).toBe('CONFLICT')
  expect(await save({ ...office, network: '10.0.0.0/8', verdict: 'ALLOW' })).toBe('CONFLICT')
  expect(await save({ ...office, verdict: 'ALLOW' })).toBe('SUCCESS')
  expect(await save({ ...office, network: '127.0.0.0/16' })).toBe('SUCCESS')
  const { items } = (await site.call(contract.listIpRules, {}, boss)).data
  const own = items.find(({ network }) => network === '127.0.0.1')?.id ?? ''
  expect((await site.call(contract.removeIpRule, { id: own }, boss)).code).toBe('CONFLICT')
  const wide = items.find(({ network }) => network === '127.0.0.0/16')?.id ?? ''
  expect((await site.call(contract.removeIpRule, { id: wide }, boss)).code).toBe('SUCCESS')
  expect((await site.call(contract.removeIpRule, { id: own }, boss)).code).toBe('SUCCESS')
  expect((await site.call(contract.removeIpRule, { id: own }, boss)).http).toBe(404)
})

test('an office that allows someone is closed to everyone else', async () => {
  await save({ site: 'OFFICE', network: '127.0.0.1', verdict: 'ALLOW' })
  const far = await site.call(contract.checkAddress, { address: '203.0.113.9' }, boss)
  expect(far.data).toMatchObject({
    player: { admitted: true },
    office: { admitted: false, rule: null },
    seen: [],
  })
  const near = await site.call(contract.checkAddress, { address: '::ffff:127.0.0.1' }, boss)
  expect(near.data).toMatchObject({ network: '127.0.0.1', office: { admitted: true } })
  expect(near.data.seen.map(({ code }) => code).sort()).toEqual(['player1', 'staff1'])
  await removeAll()
})

test('a range that fences off half of all addresses is none for the office', async () => {
  for (const network of ['128.0.0.0/1', '::/0', '2000::/3', '203.0.0.0/15', '2001:db8::/31']) {
    const wide = { ...rule, site: 'OFFICE', network } as const
    const reply = await site.call(contract.saveIpRule, wide, boss)
    expect([reply.code, reply.data]).toEqual(['INVALID_PARAMETER', { fields: ['network'] }])
  }
  for (const network of ['203.0.0.0/16', '2001:db8::/32']) {
    expect(await save({ site: 'OFFICE', network })).toBe('SUCCESS')
  }
  expect(await save({ network: '2001::/16' })).toBe('SUCCESS')
  await removeAll()
})

test('there are as many rules as one answer holds', async () => {
  await site.db.system(
    (tx) => tx.sql`
      insert into ip_rule (id, network, site, verdict, note, created_by)
      select gen_random_uuid(), ('10.9.' || n / 250 || '.' || n % 250)::inet, 'PLAYER', 'BLOCK', '',
             ${site.idOf('staff1')} from generate_series(1, 1000) n`,
  )
  expect(await save({ network: '203.0.113.9' })).toBe('LIMIT_REACHED')
  await site.db.system((tx) => tx.sql`delete from ip_rule`)
})

test('only the head office makes rules, and only of addresses', async () => {
  await site.db.system(
    (tx) => tx.sql`update member set granted = '{Ip.manage}' where code = 'subhq1'`,
  )
  const partner = await site.login('subhq1', 'OFFICE')
  expect((await site.call(contract.saveIpRule, rule, partner)).http).toBe(403)
  expect((await site.call(contract.listIpRules, {}, partner)).http).toBe(403)
  expect(await save({ network: 'player1' })).toBe('INVALID_PARAMETER')
})

test('nor does a range shut out who may do as much or more, unless nobody stands above', async () => {
  const office = { site: 'OFFICE', network: '198.51.100.0/24' } as const
  await site.login('admin', 'OFFICE')
  const from = (code: string) =>
    site.db.system(
      (tx) => tx.sql`
      update session set address = '198.51.100.7' where member_id = ${site.idOf(code)}
        and site = 'OFFICE'`,
    )
  await from('admin')
  const reply = await site.call(contract.saveIpRule, { ...rule, ...office }, boss)
  expect([reply.code, reply.data]).toEqual(['ACCESS_DENIED', { fields: ['network'] }])
  // A rule that lets only some in shuts out the others just the same.
  expect(await save({ ...office, network: '127.0.0.1', verdict: 'ALLOW' })).toBe('ACCESS_DENIED')
  await site.db.system(
    (tx) => tx.sql`update session set ended_at = now() where member_id = ${site.idOf('admin')}`,
  )
  expect(await save(office)).toBe('SUCCESS')
  await removeAll()
  await site.login('subhq2', 'OFFICE')
  await from('subhq2')
  // Over those one has power over it is a matter of course.
  expect(await save(office)).toBe('SUCCESS')
  await removeAll()
  const owner = await site.login('admin', 'OFFICE')
  await from('staff1')
  expect((await site.call(contract.saveIpRule, { ...rule, ...office }, owner)).code).toBe('SUCCESS')
})
