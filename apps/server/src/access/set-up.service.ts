import { randomBytes } from 'node:crypto'
import { refuse } from '@camellia/kernel/refusal'
import { openWallet } from '@camellia/ledger/balance'
import type { AppDb } from '../http/tell'
import { countMembers, insertMember, lockMembers } from '../member/member.sql'
import { hashPassword } from '../member/password'
import { checkNewPassword, type PasswordRule } from '../member/password.rules'
import { ROOT_ROLE } from '../role/role.base'
import { insertBaseRoles } from '../role/role.sql'
import { hashOfToken } from '../session/session.service'
import { removeSetting, saveSetting, selectSettings } from '../setting/setting.sql'

export interface FirstAdministrator {
  readonly setUpCode: string
  readonly code: string
  readonly name: string
  readonly password: string
}

/** A fresh code at every start of an empty installation; undefined once somebody is there. */
export async function issueSetUpCode({ system }: AppDb): Promise<string | undefined> {
  return system(async (tx) => {
    if ((await countMembers(tx)) > 0) return undefined
    const code = randomBytes(32).toString('base64url')
    const value = hashOfToken(code).toString('hex')
    await saveSetting(tx, { key: 'system.setUp', value, by: null })
    return code
  })
}

/** Works once, on an empty installation, for whoever can read the server's output. */
export async function setUp(
  { system }: AppDb,
  first: FirstAdministrator,
  mode: PasswordRule['mode'],
): Promise<void> {
  const rule = { kind: 'PARTNER', policy: 'generic', twoFactor: false } as const
  checkNewPassword(first.password, { ...rule, mode })
  const passwordHash = await hashPassword(first.password)
  await system(async (tx) => {
    await lockMembers(tx)
    const wanted = (await selectSettings(tx))['system.setUp']
    const given = hashOfToken(first.setUpCode).toString('hex')
    if (wanted !== given || (await countMembers(tx)) > 0) refuse('UNAUTHORIZED')
    const roles = await insertBaseRoles(tx)
    const { id } = await insertMember(tx, {
      code: first.code,
      name: first.name,
      kind: 'PARTNER',
      status: 'NORMAL',
      roleId: roles.get(ROOT_ROLE) ?? refuse('INTERNAL_ERROR'),
      parentId: null,
      passwordHash,
    })
    await openWallet(tx, id)
    await removeSetting(tx, 'system.setUp')
  })
}
