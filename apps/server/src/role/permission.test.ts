import type { Permission } from '@camellia/contract/abilities'
import * as contract from '@camellia/contract/role'
import { listTrail } from '@camellia/contract/trail'
import type { RoleId } from '@camellia/kernel/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallAs } from '../testing-site'
import { listen, type RolesHouse, reason, startRoles } from './testing-roles'

let house: RolesHouse
let site: RolesHouse['site']
let admin: CallAs
let staff: CallAs
let boss: CallAs

beforeAll(async () => {
  house = await startRoles()
  ;({ site, admin, staff, boss } = house)
})

afterAll(async () => {
  expect(await site.close()).toEqual([])
})

test('nobody changes their own role, one above it or one beside it', async () => {
  expect(await house.take('본사', ['Faq.read'], admin)).toBe('ACCESS_DENIED')
  expect(await house.take('본사', ['Faq.read'], staff)).toBe('ACCESS_DENIED')
  expect(await house.take('운영 직원', ['Faq.read'], staff)).toBe('ACCESS_DENIED')
  expect(await house.take('부본사', ['Faq.read'], boss)).toBe('ACCESS_DENIED')
  expect(await house.take('운영 직원', ['Faq.read'], boss)).toBe('ACCESS_DENIED')
})

test('nobody gives or takes what they do not hold', async () => {
  await house.make('지점장', '부본사', boss, ['Message.read'])
  await site.db.system(
    ({ sql }) => sql`update member set withheld = '{Betting.allow}' where code = 'staff1'`,
  )
  expect(await house.take('매장', ['Betting.allow'], staff)).toBe('ACCESS_DENIED')
  expect(await house.give('총판', ['Rolling.update'], staff)).toBe('SUCCESS')
  const mine = await house.role('지점장', boss)
  const save = (after: Permission[], as: CallAs) => {
    const changes = [{ id: mine.id, before: mine.permissions, after }]
    return site.call(contract.savePermissions, { changes, reason }, as)
  }
  expect((await save(['Message.read', 'Audit.read'], boss)).code).toBe('ACCESS_DENIED')
  expect((await save(['Message.read', 'Audit.read'], admin)).code).toBe('SUCCESS')
  const changes = [{ id: mine.id, before: ['Message.read', 'Audit.read'] as const, after: [] }]
  const taking = { changes: changes.map((one) => ({ ...one, before: [...one.before] })), reason }
  expect((await site.call(contract.savePermissions, taking, boss)).code).toBe('ACCESS_DENIED')
  expect((await site.call(contract.savePermissions, taking, admin)).code).toBe('SUCCESS')
})

test('several roles change together or not at all', async () => {
  const [store, root] = [await house.role('매장'), await house.role('본사')]
  const changes = [store, root].map(({ id, permissions }) => ({
    id,
    before: permissions,
    after: permissions.filter((one) => one !== 'Faq.read'),
  }))
  const reply = await site.call(contract.savePermissions, { changes, reason }, admin)
  expect(reply.code).toBe('ACCESS_DENIED')
  expect((await house.role('매장')).permissions).toContain('Faq.read')
})

test('who saw something else than what is there now must look again', async () => {
  const { id, permissions } = await house.role('매장')
  const stale = permissions.filter((one) => one !== 'Faq.read')
  const changes = [{ id, before: stale, after: [] }]
  const reply = await site.call(contract.savePermissions, { changes, reason }, admin)
  expect(reply.code).toBe('CONFLICT')
  expect((await site.call(contract.previewRoles, { changes }, admin)).code).toBe('CONFLICT')
})

test('an open session gains and loses at once, on the page and on the server', async () => {
  const heard = listen(site)
  expect((await site.call(contract.listRoles, {}, boss)).http).toBe(200)
  expect(await house.take('부본사', ['Role.manage'])).toBe('SUCCESS')
  expect((await site.call(contract.listRoles, {}, boss)).http).toBe(403)
  const pushes = heard().filter(({ push }) => push.type === 'PERMISSION')
  expect(pushes.map(({ to }) => to)).toEqual([
    { member: site.idOf('subhq1') },
    { member: site.idOf('subhq2') },
  ])
  const push = pushes[0]?.push
  const rules = push?.type === 'PERMISSION' ? push.rules : []
  expect(rules).toContainEqual({ subject: 'Member', action: 'update' })
  expect(rules).not.toContainEqual({ subject: 'Role', action: 'manage' })
  expect(await house.give('부본사', ['Role.manage'])).toBe('SUCCESS')
  expect((await site.call(contract.listRoles, {}, boss)).http).toBe(200)
})

test('the preview counts who gains and loses, and whom an override keeps', async () => {
  await override('store1', { granted: ['Faq.read'], withheld: [] })
  const { id, permissions } = await house.role('매장')
  const after = [...permissions.filter((one) => one !== 'Faq.read'), 'Level.up' as const]
  const input = { changes: [{ id, before: permissions, after }] }
  const { data } = await site.call(contract.previewRoles, input, admin)
  expect(data).toMatchObject({ people: 2, online: 0 })
  expect(data.roles[0]?.effects).toMatchObject([
    { permission: 'Level.up', change: 'GAIN', changed: { count: 2, names: ['store1', 'store2'] } },
    {
      permission: 'Faq.read',
      change: 'LOSE',
      changed: { count: 1, names: ['store2'] },
      kept: { count: 1, names: ['store1'] },
    },
  ])
  expect((await house.role('매장')).overrides).toEqual([{ permission: 'Faq.read', count: 1 }])
  await override('store1', { granted: [], withheld: [] })
})

async function override(
  code: string,
  after: { granted: Permission[]; withheld: Permission[] },
  as = admin,
) {
  const id = site.idOf(code)
  const { data } = await site.call(contract.readOverrides, { id }, admin)
  // The head office itself is below nobody: nothing is read of it.
  const before = { granted: data?.granted ?? [], withheld: data?.withheld ?? [] }
  return site.call(contract.saveOverrides, { id, before, after, reason }, as)
}

test('one person is granted and denied things beside their role, at once', async () => {
  const heard = listen(site)
  const store = await site.login('store1', 'OFFICE')
  expect((await site.call(contract.listRoles, {}, store)).http).toBe(403)
  const after = { granted: ['Role.manage'], withheld: ['Faq.read'] } satisfies {
    granted: Permission[]
    withheld: Permission[]
  }
  const id = site.idOf('store1')
  const none = { granted: [], withheld: [] }
  const seen = await site.call(contract.previewOverrides, { id, before: none, after }, admin)
  expect(seen.data).toEqual({ gained: ['Role.manage'], lost: ['Faq.read'], online: false })
  expect((await override('store1', after)).code).toBe('SUCCESS')
  expect((await site.call(contract.listRoles, {}, store)).http).toBe(200)
  const push = heard().find(({ push }) => push.type === 'PERMISSION')
  expect(push).toMatchObject({ to: { member: id } })
  expect((await override('store1', none)).code).toBe('SUCCESS')
  expect((await site.call(contract.listRoles, {}, store)).http).toBe(403)
})

test('nobody overrides themselves, someone above, another branch, or what they lack', async () => {
  const granted = { granted: ['Faq.read' as const], withheld: [] }
  expect((await override('staff1', granted, staff)).code).toBe('ACCESS_DENIED')
  expect((await override('admin', granted, staff)).code).toBe('MEMBER_NOT_FOUND')
  expect((await override('subhq1', granted, boss)).code).toBe('MEMBER_NOT_FOUND')
  expect((await override('store2', granted, boss)).code).toBe('MEMBER_NOT_FOUND')
  const unheld = { granted: ['System.manage' as const], withheld: [] }
  expect((await override('store1', unheld, boss)).code).toBe('ACCESS_DENIED')
  const both = { granted: ['Faq.read' as const], withheld: ['Faq.read' as const] }
  expect((await override('store1', both, boss)).code).toBe('INVALID_PARAMETER')
  await override('store1', unheld, admin)
  expect((await override('store1', { granted: [], withheld: [] }, boss)).code).toBe('ACCESS_DENIED')
  await override('store1', { granted: [], withheld: [] }, admin)
})

test('a player is given no right of the office, alone or with all players', async () => {
  const office = { granted: ['Member.update' as const], withheld: [] }
  const reply = await override('player1', office)
  expect([reply.code, reply.data]).toEqual(['INVALID_PARAMETER', { fields: ['after'] }])
  const { roles } = (await site.call(contract.listRoles, {}, admin)).data
  const players = roles.find(({ type }) => type === 'MEMBER')
  const before = players?.permissions ?? []
  const change = { id: players?.id as RoleId, before, after: [...before, 'Faq.write' as const] }
  const all = await site.call(contract.savePermissions, { changes: [change], reason }, admin)
  expect([all.code, all.data]).toEqual(['INVALID_PARAMETER', { fields: ['after'] }])
  const none = { granted: [], withheld: ['Betting.allow' as const] }
  expect((await override('player1', none)).code).toBe('SUCCESS')
  expect((await override('player1', { granted: [], withheld: [] })).code).toBe('SUCCESS')
})

test('two people who decide on the same person at once: the second looks again', async () => {
  const id = site.idOf('store1')
  const none = { granted: [], withheld: [] }
  const input = { id, before: none, after: { granted: ['Level.up'], withheld: [] }, reason }
  const body = { ...input, after: { granted: ['Level.up' as const], withheld: [] } }
  const codes = await Promise.all([
    site.call(contract.saveOverrides, body, admin),
    site.call(contract.saveOverrides, body, staff),
  ])
  expect(codes.map(({ code }) => code).sort()).toEqual(['CONFLICT', 'SUCCESS'])
  await override('store1', none)
})

test('an override is written down with what it was before', async () => {
  await override('store1', { granted: ['Level.up'], withheld: [] })
  const { items } = (await site.call(listTrail, { size: 3 }, admin)).data
  expect(items[0]).toMatchObject({
    action: 'member.overrides',
    member: { code: 'store1' },
    before: { granted: [] },
    after: { granted: ['Level.up'] },
    reason,
  })
})
