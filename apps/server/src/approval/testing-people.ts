import { createMember } from '@camellia/contract/member-edit'
import { resetMemberPassword, setPassword } from '@camellia/contract/password'
import { createRole, listRoles } from '@camellia/contract/role'
import type { MemberId, RoleId } from '@camellia/kernel/ids'
import { expect } from 'vitest'
import { type CallAs, PASSWORD, type TestSite } from '../testing-site'

/** What one person does to have further ones at hand, all of it through calls of the office. */
export function peopleOf(site: TestSite) {
  let people = 0

  async function idOf(code: string): Promise<MemberId> {
    const [row] = await site.db.system(
      ({ sql }) => sql<{ id: MemberId }[]>`select id from member where code = ${code}`,
    )
    return row?.id ?? (0 as MemberId)
  }

  async function roleOf(name: string, by: CallAs): Promise<RoleId> {
    const { data } = await site.call(listRoles, {}, by)
    return data.roles.find((role) => role.name === name)?.id as RoleId
  }

  /** Staff of the maker's own partner, with a role that holds all the maker holds but these. */
  async function hire(by: CallAs, less: readonly string[] = []) {
    people += 1
    const code = `person${people}`
    const { data } = await site.call(listRoles, {}, by)
    const permissions = data.held.filter((one) => !less.includes(one))
    const parentId = data.roles.find(({ name }) => name === '운영 직원')?.id as RoleId
    const role = { name: code, type: 'USER' as const, parentId, permissions }
    const roleId = (await site.call(createRole, role, by)).data.id
    const person = { kind: 'USER' as const, code, name: code, password: PASSWORD, roleId }
    expect((await site.call(createMember, person, by)).code).toBe('SUCCESS')
    return { code, id: await idOf(code), roleId, as: await site.login(code, 'OFFICE') }
  }

  /** Staff of a partner, put there by the owner of the tree, with all the partner may do. */
  async function hireAt(partner: string, by: CallAs): Promise<CallAs> {
    people += 1
    const code = `beside${people}`
    const parentId = await idOf(partner)
    const [role] = await site.db.system(
      ({ sql }) => sql<{ id: RoleId }[]>`
      insert into role (name, type, parent_id, permissions, owner_id)
      select ${code}, 'USER', r.id, r.permissions, m.id
      from member m join role r on r.id = m.role_id where m.id = ${parentId} returning id`,
    )
    const person = { kind: 'USER' as const, code, name: code, password: PASSWORD, parentId }
    const made = { ...person, roleId: role?.id as RoleId }
    expect((await site.call(createMember, made, by)).code).toBe('SUCCESS')
    return site.login(code, 'OFFICE')
  }

  /** Sets somebody's password anew, redeems the code and is inside as them. */
  async function takeOver(code: string, by: CallAs): Promise<CallAs> {
    const reset = await site.call(resetMemberPassword, { id: await idOf(code), reason: 'x' }, by)
    expect(reset.code).toBe('SUCCESS')
    const fresh = { password: PASSWORD, cPassword: PASSWORD }
    const redeemed = { code, verifyCode: reset.data.code ?? '', ...fresh }
    expect((await site.call(setPassword, redeemed)).code).toBe('SUCCESS')
    return site.login(code, 'OFFICE')
  }

  /** As if what was noted so far had happened so many hours earlier. */
  const later = (hours: number) =>
    site.db.system(
      ({ sql }) => sql`update approver_change set at = at - ${hours} * interval '1 hour'`,
    )

  return { idOf, roleOf, hire, hireAt, takeOver, later }
}
