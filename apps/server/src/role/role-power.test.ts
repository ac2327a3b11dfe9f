import type { Permission } from '@camellia/contract/abilities'
import { login } from '@camellia/contract/access'
import { createMember } from '@camellia/contract/member-edit'
import * as contract from '@camellia/contract/role'
import type { RoleId } from '@camellia/kernel/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallAs, PASSWORD } from '../testing-site'
import { type RolesHouse, reason, startRoles } from './testing-roles'

const CARE: Permission[] = ['Partner_Login.read', 'Member.update', 'Message.read', 'Role.manage']
const DESK: Permission[] = ['Partner_Login.read', 'Message.read']

let house: RolesHouse
let site: RolesHouse['site']
let admin: CallAs
let care: CallAs

/** Staff of the head office who may manage roles and little else, beside its managers. */
beforeAll(async () => {
  house = await startRoles()
  ;({ site, admin } = house)
  await join('care1', await makeRole('상담', CARE))
  await join('mirror1', await makeRole('상담 둘', CARE))
  await join('desk1', await makeRole('안내', DESK))
  care = await site.login('care1', 'OFFICE')
})

afterAll(async () => {
  expect(await site.close()).toEqual([])
})

async function makeRole(name: string, permissions: Permission[]): Promise<RoleId> {
  const parentId = (await house.role('본사')).id
  const input = { name, type: 'USER', parentId, permissions } as const
  return (await site.call(contract.createRole, input, admin)).data.id
}

async function join(code: string, roleId: RoleId): Promise<void> {
  const person = { kind: 'USER', code, name: code, password: PASSWORD, roleId } as const
  expect((await site.call(createMember, person, admin)).code).toBe('SUCCESS')
}

async function rename(name: string, as = care) {
  const { id } = await house.role(name)
  return (await site.call(contract.renameRole, { id, name: `${name} 새` }, as)).code
}

async function remove(name: string, as = care) {
  const { id } = await house.role(name)
  return (await site.call(contract.removeRole, { id }, as)).code
}

async function move(name: string, parent: string, as = care) {
  const [one, under] = [await house.role(name), await house.role(parent)]
  const before = one.parentId as RoleId
  const moves = [{ id: one.id, parentId: under.id, after: null, before }]
  return (await site.call(contract.moveRole, { moves, reason }, as)).code
}

async function grant(code: string, granted: string[]) {
  await site.db.system(
    ({ sql }) => sql`update member set granted = ${granted} where code = ${code}`,
  )
}

test('whoever may manage roles changes none that gives more than they hold', async () => {
  const managers = await house.role('운영 직원')
  expect(await house.take('운영 직원', ['Partner_Login.read'], care)).toBe('ACCESS_DENIED')
  expect(await house.take('매장', ['Message.read'], care)).toBe('ACCESS_DENIED')
  expect(await rename('운영 직원')).toBe('ACCESS_DENIED')
  expect(await move('운영 직원', '안내')).toBe('ACCESS_DENIED')
  const changes = [{ id: managers.id, before: managers.permissions, after: managers.permissions }]
  expect((await site.call(contract.previewRoles, { changes }, care)).code).toBe('ACCESS_DENIED')
  expect(await house.role('운영 직원')).toEqual(managers)
  expect((await house.role('운영 직원', care)).mine).toBe('NOTHING')
  const back = await site.call(login, { code: 'staff1', password: PASSWORD }, { site: 'OFFICE' })
  expect(back.code).toBe('SUCCESS')
})

test('an empty role that gives more is neither moved with its parent nor removed', async () => {
  await makeRole('감사', ['Audit.read'])
  expect(await remove('감사')).toBe('ACCESS_DENIED')
  await makeRole('묶음', [])
  expect(await move('감사', '묶음', admin)).toBe('SUCCESS')
  expect(await move('묶음', '안내')).toBe('ACCESS_DENIED')
  expect(await remove('감사', admin)).toBe('SUCCESS')
  expect(await move('묶음', '안내')).toBe('SUCCESS')
  expect(await remove('묶음')).toBe('SUCCESS')
})

test('a role of somebody who holds more by an override is left to those who hold it too', async () => {
  expect(await house.take('안내', ['Message.read'], care)).toBe('SUCCESS')
  await grant('desk1', ['Withdraw.allow'])
  expect(await house.give('안내', ['Message.read'], care)).toBe('ACCESS_DENIED')
  expect(await rename('안내')).toBe('ACCESS_DENIED')
  expect(await house.give('안내', ['Message.read'], admin)).toBe('SUCCESS')
  await grant('desk1', [])
})

test('a role of equals beside oneself is changed by someone above', async () => {
  expect(await house.take('상담 둘', ['Partner_Login.read'], care)).toBe('ACCESS_DENIED')
  expect(await house.take('상담 둘', ['Message.read'], admin)).toBe('SUCCESS')
  // They hold less now, so they are no longer equals.
  expect(await house.take('상담 둘', ['Member.update'], care)).toBe('SUCCESS')
})

test('nobody raises colleagues to their own power, whom they could not lower again', async () => {
  const raised = async (after: Permission[], as = care) => {
    const { id, permissions } = await house.role('안내')
    const changes = [{ id, before: permissions, after }]
    const { code } = await site.call(contract.previewRoles, { changes }, as)
    expect((await site.call(contract.savePermissions, { changes, reason }, as)).code).toBe(code)
    return code
  }
  expect(await raised(CARE)).toBe('ACCESS_DENIED')
  expect(await raised(CARE.filter((one) => one !== 'Role.manage'))).toBe('SUCCESS')
  const [desk] = await site.db.system(
    ({ sql }) => sql<{ id: never }[]>`select id from member where code = 'desk1'`,
  )
  const none = { granted: [], withheld: [] }
  const all: { granted: Permission[]; withheld: Permission[] } = {
    granted: ['Role.manage'],
    withheld: [],
  }
  const change = { id: desk?.id as never, before: none, after: all, reason }
  expect((await site.call(contract.saveOverrides, change, care)).code).toBe('ACCESS_DENIED')
  // Nor by a role that lacks only what one of its people has beside it.
  expect(await raised(DESK)).toBe('SUCCESS')
  await grant('desk1', ['Role.manage'])
  const { id, permissions } = await house.role('안내')
  const after = CARE.filter((one) => one !== 'Role.manage')
  const input = { changes: [{ id, before: permissions, after }], reason }
  expect((await site.call(contract.savePermissions, input, care)).code).toBe('ACCESS_DENIED')
  await grant('desk1', [])
  expect(await raised(CARE, admin)).toBe('SUCCESS')
})
