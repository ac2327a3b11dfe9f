import { PERMISSIONS } from '@camellia/contract/abilities'
import { changeStatus, createMember } from '@camellia/contract/member-edit'
import { PERMISSION_GROUPS } from '@camellia/contract/permission-group'
import * as contract from '@camellia/contract/role'
import { listTrail } from '@camellia/contract/trail'
import type { RoleId } from '@camellia/kernel/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallAs, PASSWORD } from '../testing-site'
import { type RolesHouse, reason, startRoles } from './testing-roles'

let house: RolesHouse
let site: RolesHouse['site']
let admin: CallAs
let staff: CallAs
let boss: CallAs
let other: CallAs

beforeAll(async () => {
  house = await startRoles()
  ;({ site, admin, staff, boss, other } = house)
})

afterAll(async () => {
  expect(await site.close()).toEqual([])
})

test('the head office sees every role with its people, and what it may change', async () => {
  const seen = await house.roles()
  expect(seen.map(({ name, members, mine }) => [name, members, mine])).toEqual([
    ['본사', 1, 'NOTHING'],
    ['부본사', 2, 'ALL'],
    ['총판', 0, 'ALL'],
    ['대리점', 0, 'ALL'],
    ['매장', 2, 'ALL'],
    ['운영 직원', 1, 'ALL'],
    ['회원', 3, 'PERMISSIONS'],
  ])
})

test('a partner counts only the people below, and changes nothing of the head office', async () => {
  const seen = await house.roles(boss)
  expect(
    seen.filter(({ members }) => members > 0).map(({ name, members }) => [name, members]),
  ).toEqual([
    ['부본사', 1],
    ['매장', 1],
    ['회원', 2],
  ])
  expect(new Set(seen.map(({ mine }) => mine))).toEqual(new Set(['NOTHING']))
  expect(await house.take('매장', ['Faq.read'], boss)).toBe('ACCESS_DENIED')
})

test('a partner makes roles for their own branch, and another branch does not see them', async () => {
  const made = await house.make('지점장', '부본사', boss, ['Message.read'])
  expect(made.code).toBe('SUCCESS')
  expect(await house.role('지점장', boss)).toMatchObject({ owner: { code: 'subhq1' }, mine: 'ALL' })
  expect((await house.roles(other)).some(({ name }) => name === '지점장')).toBe(false)
  const { id } = made.data
  const rename = (as: CallAs) => site.call(contract.renameRole, { id, name: '새 이름' }, as)
  expect((await rename(other)).code).toBe('NOT_FOUND')
  const changes = [{ id, before: ['Message.read' as const], after: [] }]
  const seen = await site.call(contract.previewRoles, { changes }, other)
  expect(seen.code).toBe('NOT_FOUND')
  expect((await rename(admin)).code).toBe('SUCCESS')
  expect((await site.call(contract.renameRole, { id, name: '지점장' }, boss)).code).toBe('SUCCESS')
})

test('the same name is taken within one owner only', async () => {
  expect((await house.make('지점장', '부본사', boss)).code).toBe('ALREADY_EXIST_ITEM')
  expect((await house.make('지점장', '부본사', other)).code).toBe('SUCCESS')
})

test('nobody makes a role above themselves, beside themselves or with more than they hold', async () => {
  expect((await house.make('위', '본사', boss)).code).toBe('ACCESS_DENIED')
  expect((await house.make('곁', '운영 직원', boss)).code).toBe('ACCESS_DENIED')
  expect((await house.make('더', '부본사', boss, ['System.manage'])).code).toBe('ACCESS_DENIED')
  expect((await house.make('아래', '회원', admin)).code).toBe('INVALID_PARAMETER')
})

test('a role goes only when nobody has it and nothing hangs under it', async () => {
  const remove = async (name: string, as = admin) =>
    (await site.call(contract.removeRole, { id: (await house.role(name, as)).id }, as)).code
  expect(await remove('부본사')).toBe('CONFLICT')
  expect(await remove('총판')).toBe('CONFLICT')
  expect(await remove('회원')).toBe('ACCESS_DENIED')
  // Those who are deleted do not keep it.
  const roleId = (await house.role('지점장', boss)).id
  const person = { kind: 'PARTNER', code: 'gone01', name: 'x', password: PASSWORD, roleId } as const
  const { data } = await site.call(createMember, person, boss)
  expect(await remove('지점장', boss)).toBe('CONFLICT')
  const deleted = { ids: [data.id], to: 'DELETED' as const, reason }
  expect((await site.call(changeStatus, deleted, admin)).code).toBe('SUCCESS')
  expect(await remove('지점장', boss)).toBe('SUCCESS')
})

async function move(name: string, parent: string, after: string | null = null, as = admin) {
  const [one, under] = [await house.role(name), await house.role(parent)]
  const before = one.parentId as RoleId
  const beside = after === null ? null : (await house.role(after)).id
  const moves = [{ id: one.id, parentId: under.id, after: beside, before }]
  return (await site.call(contract.moveRole, { moves, reason }, as)).code
}

test('a role moves with what hangs under it, never under itself, and not back unseen', async () => {
  expect(await move('총판', '매장')).toBe('INVALID_PARAMETER')
  expect(await move('총판', '총판')).toBe('INVALID_PARAMETER')
  expect(await move('매장', '회원')).toBe('INVALID_PARAMETER')
  expect(await move('대리점', '운영 직원')).toBe('INVALID_PARAMETER')
  expect(await move('대리점', '부본사', '총판')).toBe('SUCCESS')
  expect((await house.role('대리점')).parentId).toBe((await house.role('부본사')).id)
  const [agency, sub] = [await house.role('대리점'), await house.role('총판')]
  const moves = [{ id: agency.id, parentId: sub.id, after: null, before: sub.id }]
  expect((await site.call(contract.moveRole, { moves }, admin)).code).toBe('CONFLICT')
  expect(await move('대리점', '총판')).toBe('SUCCESS')
})

test('siblings stand in the order they were put in', async () => {
  for (const name of ['가', '나', '다']) await house.make(name, '부본사', admin)
  const order = async () => {
    const parentId = (await house.role('부본사')).id
    const beside = (await house.roles()).filter((one) => one.parentId === parentId && !one.owner)
    return beside.sort((a, b) => a.position - b.position).map(({ name }) => name)
  }
  expect(await order()).toEqual(['총판', '가', '나', '다'])
  expect(await move('다', '부본사', '총판')).toBe('SUCCESS')
  expect(await order()).toEqual(['총판', '다', '가', '나'])
  expect(await move('총판', '부본사', '나')).toBe('SUCCESS')
  expect(await order()).toEqual(['다', '가', '나', '총판'])
  expect(await move('가', '부본사', null, boss)).toBe('ACCESS_DENIED')
})

test('two moves that would make a circle together cannot both happen', async () => {
  const [one, two, parent] = [
    await house.role('가'),
    await house.role('나'),
    await house.role('부본사'),
  ]
  const under = (id: RoleId, parentId: RoleId) => ({
    moves: [{ id, parentId, after: null, before: parent.id }],
  })
  const codes = await Promise.all([
    site.call(contract.moveRole, under(one.id, two.id), admin),
    site.call(contract.moveRole, under(two.id, one.id), staff),
  ])
  expect(codes.map(({ code }) => code).sort()).toEqual(['INVALID_PARAMETER', 'SUCCESS'])
})

test('only roles one may give are offered for someone new', async () => {
  const offered = async (as: CallAs, kind: 'PARTNER' | 'USER' | 'MEMBER', under?: string) => {
    const parentId = under === undefined ? {} : { parentId: site.idOf(under) }
    const { data } = await site.call(contract.offeredRoles, { kind, ...parentId }, as)
    return data.map(({ name }) => name)
  }
  expect(await offered(boss, 'PARTNER')).not.toContain('대리점')
  expect(await offered(boss, 'MEMBER')).toEqual(['회원'])
  expect(await offered(admin, 'PARTNER', 'store1')).toEqual([])
  expect(await offered(admin, 'PARTNER')).toContain('매장')
  expect(await offered(admin, 'USER')).toEqual(['운영 직원'])
  expect(await offered(staff, 'USER')).toEqual([])
  await site.db.system(
    ({ sql }) => sql`update member set withheld = '{Betting.allow}' where code = 'staff1'`,
  )
  // Whoever may not bet gives no role that may.
  expect(await offered(staff, 'PARTNER')).not.toContain('매장')
  const across = { kind: 'PARTNER', parentId: site.idOf('store2') } as const
  expect((await site.call(contract.offeredRoles, across, boss)).code).toBe('MEMBER_NOT_FOUND')
})

test('every change is written down with its reason', async () => {
  const { items } = (await site.call(listTrail, { size: 100 }, admin)).data
  const actions = new Set(
    items.map(({ action }) => action).filter((one) => one.startsWith('role.')),
  )
  expect([...actions].sort()).toEqual([
    'role.create',
    'role.move',
    'role.permissions',
    'role.remove',
    'role.rename',
  ])
  const first = items.findLast(({ action }) => action === 'role.permissions')
  expect(first).toMatchObject({ after: { role: '부본사', given: ['Role.manage'] }, reason })
})

test('every permission stands in exactly one group of the matrix', () => {
  const grouped = PERMISSION_GROUPS.flatMap(({ permissions }) => permissions)
  expect([...grouped].sort()).toEqual([...PERMISSIONS].sort())
})
