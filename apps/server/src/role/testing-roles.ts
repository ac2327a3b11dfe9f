import type { Permission } from '@camellia/contract/abilities'
import type { Push } from '@camellia/contract/push'
import * as contract from '@camellia/contract/role'
import { type CallAs, startSite, type TestSite } from '../testing-site'

export const reason = '업무 조정'

/** A house whose partners of the second level may manage roles, and short ways to do things. */
export async function startRoles() {
  const site = await startSite()
  const admin = await site.login('admin', 'OFFICE')

  async function roles(as: CallAs = admin) {
    return (await site.call(contract.listRoles, {}, as)).data.roles
  }

  async function role(name: string, as: CallAs = admin) {
    const found = (await roles(as)).find((one) => one.name === name)
    if (!found) throw new Error(`no role ${name}`)
    return found
  }

  /** Saves what a role shall have instead of what it has. */
  async function save(name: string, after: (before: Permission[]) => Permission[], as: CallAs) {
    const { id, permissions } = await role(name)
    const changes = [{ id, before: permissions, after: after(permissions) }]
    return (await site.call(contract.savePermissions, { changes, reason }, as)).code
  }

  const give = (name: string, more: Permission[], as: CallAs = admin) =>
    save(name, (before) => [...before, ...more], as)
  const take = (name: string, less: Permission[], as: CallAs = admin) =>
    save(name, (before) => before.filter((one) => !less.includes(one)), as)

  async function make(name: string, parent: string, as: CallAs, permissions: Permission[] = []) {
    const parentId = (await role(parent, as)).id
    const input = { name, type: 'PARTNER', parentId, permissions } as const
    return site.call(contract.createRole, input, as)
  }

  await give('부본사', ['Role.manage'])
  const staff = await site.login('staff1', 'OFFICE')
  const boss = await site.login('subhq1', 'OFFICE')
  const other = await site.login('subhq2', 'OFFICE')
  return { site, admin, staff, boss, other, roles, role, give, take, make }
}

export type RolesHouse = Awaited<ReturnType<typeof startRoles>>

/** What is told from here on; a real hub hears the same. */
export function listen(product: TestSite) {
  const heard: { to: unknown; push: Push }[] = []
  const send = product.hub.send
  product.hub.send = (to, push) => {
    heard.push({ to, push: push as Push })
    send(to, push)
  }
  return () => heard
}
