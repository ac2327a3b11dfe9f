import type * as contract from '@camellia/contract/member-edit'
import type { Seal } from '@camellia/db/sealed'
import type { MemberId, RoleId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import { openWalletBelow } from '@camellia/ledger/balance'
import type * as z from 'zod/mini'
import { type Caller, isOwner } from '../http/actor'
import type { AppTx } from '../http/tell'
import { deliver } from '../message/message.service'
import { checkRoleFor } from '../role/role.service'
import { throwOut } from '../session/session.service'
import type { Settings } from '../setting/setting.rules'
import { differenceOf } from '../trail/trail.rules'
import { record } from '../trail/trail.service'
import { requirePower } from '../tree/power.service'
import { requirePartner, selectAncestors } from '../tree/tree.sql'
import { abilitiesOf } from './abilities-of'
import { checkDepositor, masked } from './member.rules'
import { insertMember, selectRoleFor } from './member.sql'
import {
  bankChangedMessage,
  type NewStatus,
  STATUS_ACTION,
  statusesBefore,
} from './member-edit.rules'
import {
  lockMember,
  type MemberChange,
  type MemberFields,
  saveMember,
  saveStatus,
  selectUndeletable,
} from './member-edit.sql'
import { hashPassword } from './password'
import { checkNewPassword, type PasswordRule } from './password.rules'

export type NewPerson = z.output<typeof contract.createMember.input>
type Update = z.output<typeof contract.updateMember.input>
type Account = z.output<typeof contract.saveBank.input>

/** What of the site decides who may be made. */
export interface Site {
  readonly settings: Settings
  readonly mode: PasswordRule['mode']
}

export interface Hashes {
  readonly passwordHash: string
  readonly withdrawPasswordHash?: string
}

/** What can be said without the database; the hashes take their time outside any transaction. */
export async function preparePerson(
  caller: Caller,
  person: NewPerson,
  { settings, mode }: Site,
): Promise<Hashes> {
  const who = `member ${caller.id}` as const
  const { kind, password, account, withdrawPassword } = person
  const policy = settings['site.passwordPolicy']
  checkNewPassword(password, { kind, policy, mode, twoFactor: false })
  if (account) checkAccount(account, settings)
  const passwordHash = await hashPassword(password, who)
  if (!withdrawPassword) return { passwordHash }
  return { passwordHash, withdrawPasswordHash: await hashPassword(withdrawPassword, who) }
}

export function checkAccount(
  { bank, depositor }: { readonly bank: string; readonly depositor: string },
  settings: Settings,
): void {
  if (!settings['site.banks'].includes(bank)) refuse('INVALID_PARAMETER', { fields: ['bank'] })
  checkDepositor(depositor, settings['site.depositorScript'])
}

/** Someone new below the caller, with a wallet and seeds, ready to log in. */
export async function createMember(
  tx: AppTx,
  caller: Caller,
  person: NewPerson,
  { hashes, seal }: { readonly hashes: Hashes; readonly seal: Seal },
): Promise<MemberId> {
  const { kind, code, name, account, phone } = person
  const { parentId, roleId } = await requirePlaceFor(tx, caller, person)
  const { id } = await insertMember(tx, {
    ...hashes,
    code,
    name,
    kind,
    status: 'NORMAL',
    roleId,
    parentId,
    firstName: person.firstName,
    lastName: person.lastName,
    birthday: person.birthday,
    email: person.email ?? null,
    ...(account && sealedAccount(account, seal)),
    ...(phone && { phoneSealed: seal.seal(phone), phonePrint: seal.print(phone) }),
  })
  await openWalletBelow(tx, id)
  const { role } = (await lockMember(tx, id)) ?? refuse('INTERNAL_ERROR')
  const parent = (await selectAncestors(tx, caller.scopeId, [parentId])).get(parentId)?.code
  const after = { code, name, kind, role, parent }
  await record(tx, caller, { action: 'member.create', member: id, after })
  return id
}

/** Where someone of this kind may hang, and with which role. */
async function requirePlaceFor(
  tx: AppTx,
  caller: Caller,
  person: Pick<NewPerson, 'kind' | 'roleId' | 'parentId'>,
): Promise<{ readonly parentId: MemberId; readonly roleId: RoleId }> {
  const { kind, roleId, parentId = caller.scopeId } = person
  await requirePartner(tx, caller.scopeId, parentId)
  if (kind === 'MEMBER') {
    const own = await selectRoleFor(tx, 'MEMBER')
    if (roleId && roleId !== own) refuse('INVALID_PARAMETER', { fields: ['roleId'] })
    return { parentId, roleId: own }
  }
  // Staff pay from the balance of their partner: nobody else puts them beside another's.
  if (kind === 'USER' && parentId !== caller.scopeId && !isOwner(caller)) {
    refuse('INVALID_PARAMETER', { fields: ['parentId'] })
  }
  if (!roleId) return refuse('INVALID_PARAMETER', { fields: ['roleId'] })
  await checkRoleFor(tx, caller, { roleId, kind, parentId })
  return { parentId, roleId }
}

function sealedAccount(account: Pick<Account, 'bank' | 'depositor' | 'accountNumber'>, seal: Seal) {
  const { bank, depositor, accountNumber } = account
  return {
    bank,
    depositor,
    accountSealed: seal.seal(accountNumber),
    accountPrint: seal.print(`${bank} ${accountNumber}`),
  }
}

/** Personal fields and the role; what is absent in the request stays as it is. */
export async function updateMember(
  tx: AppTx,
  caller: Caller,
  update: Update,
  seal: Seal,
): Promise<void> {
  const { id, roleId, phone } = update
  const member = await lockBelow(tx, caller, id)
  if (roleId && roleId !== member.roleId) {
    if (member.kind === 'MEMBER' || !member.parentId) {
      refuse('INVALID_PARAMETER', { fields: ['roleId'] })
    }
    await checkRoleFor(tx, caller, { roleId, kind: member.kind, parentId: member.parentId })
  }
  await saveMember(tx, id, {
    ...changedFields(update),
    ...(roleId && { role_id: roleId }),
    ...(phone && { phone_sealed: seal.seal(phone), phone_print: seal.print(phone) }),
  })
  const before = factsOf(member, seal)
  const after = factsOf((await lockMember(tx, id)) ?? refuse('MEMBER_NOT_FOUND'), seal)
  const difference = differenceOf(before, after)
  if (Object.keys(difference.after).length === 0) return
  if ('role' in difference.after) {
    const rules = [...(await abilitiesOf(tx, id))]
    tx.tell({ to: { member: id }, push: { type: 'PERMISSION', rules } })
  }
  await record(tx, caller, { action: 'member.update', member: id, ...difference })
}

function changedFields(update: Update): MemberChange {
  const { name, firstName, lastName, birthday, email } = update
  return {
    ...(name !== undefined && { name }),
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
    ...(birthday !== undefined && { birthday }),
    ...(email !== undefined && { email }),
  }
}

function factsOf(member: MemberFields, seal: Seal) {
  const { name, firstName, lastName, birthday, email, role, phoneSealed } = member
  const phone = phoneSealed ? masked(seal.open(phoneSealed)) : null
  return { name, firstName, lastName, birthday, email: email && masked(email, 8), role, phone }
}

/** The account money is paid out to: another in its place is worth a reason. */
export async function saveBank(
  tx: AppTx,
  caller: Caller,
  account: Account,
  { seal, settings }: { readonly seal: Seal; readonly settings: Settings },
): Promise<void> {
  checkAccount(account, settings)
  const { id, reason } = account
  const member = await lockBelow(tx, caller, id)
  const { bank, depositor, accountSealed, accountPrint } = sealedAccount(account, seal)
  await saveMember(tx, id, {
    bank,
    depositor,
    account_sealed: accountSealed,
    account_print: accountPrint,
  })
  const before = {
    bank: member.bank,
    depositor: member.depositor,
    accountNumber: member.accountSealed && masked(seal.open(member.accountSealed)),
  }
  const after = { bank, depositor, accountNumber: masked(account.accountNumber) }
  const difference = differenceOf(before, after)
  await record(tx, caller, { action: 'member.bank', member: id, reason, ...difference })
  const same =
    member.bank === bank &&
    member.depositor === depositor &&
    member.accountSealed !== null &&
    seal.open(member.accountSealed) === account.accountNumber
  // Whose money it is hears of it, in a message that staff cannot take back.
  if (!same) await deliver(tx, caller, { ids: [id], ...bankChangedMessage(account) })
}

/** All of them or none. Whoever is blocked or deleted is out at once, and reads why. */
export async function changeStatus(
  tx: AppTx,
  caller: Caller,
  change: { readonly ids: readonly MemberId[]; readonly to: NewStatus; readonly reason: string },
): Promise<void> {
  const { to, reason } = change
  const ids = [...new Set(change.ids)]
  await requirePower(tx, caller, ids)
  if (ids.includes(caller.id)) refuse('MEMBER_NOT_FOUND')
  const changed = await saveStatus(tx, { ids, from: statusesBefore(to), to, reason })
  if (changed.length !== ids.length) refuse('CONFLICT')
  // Money and people must go elsewhere first: nothing may be left with nobody.
  if (to === 'DELETED' && (await selectUndeletable(tx, ids)).length > 0) refuse('CONFLICT')
  for (const id of ids) {
    await record(tx, caller, { action: STATUS_ACTION[to], member: id, reason })
    if (to !== 'NORMAL') await throwOut(tx, id, reason)
  }
}

async function lockBelow(tx: AppTx, caller: Caller, id: MemberId): Promise<MemberFields> {
  await requirePower(tx, caller, [id])
  const member = await lockMember(tx, id)
  if (!member || id === caller.id || member.status === 3) return refuse('MEMBER_NOT_FOUND')
  return member
}
