import type { MemberId, RoleId } from '@camellia/kernel/ids'
import { won } from '@camellia/kernel/won'
import { post } from '@camellia/ledger/post'
import { bank, cash } from '@camellia/ledger/posting'
import { openMember } from '../fairness/fairness.service'
import type { AppTx } from '../http/tell'
import { insertMember, type NewMember } from '../member/member.sql'
import { DEMO_ROLES } from './demo.people'
import { insertRole } from './demo.sql'

/** Where people are put: a transaction, the roles, and the password they all share. */
export interface Stage {
  readonly tx: AppTx
  readonly roles: ReadonlyMap<string, RoleId>
  readonly passwordHash: string
}

export async function openStage(tx: AppTx, passwordHash: string): Promise<Stage> {
  const roles = new Map<string, RoleId>()
  for (const role of DEMO_ROLES) roles.set(role.name, await insertRole(tx, role))
  return { tx, roles, passwordHash }
}

/** A member with a wallet and a seed pair, as a sign-up makes one. */
export async function joinMember(
  { tx, roles, passwordHash }: Stage,
  person: {
    readonly code: string
    readonly name: string
    readonly role: string
    readonly kind?: NewMember['kind']
  },
  parentId: MemberId | null,
  details: Partial<NewMember> = {},
): Promise<MemberId> {
  const { id } = await insertMember(tx, {
    code: person.code,
    name: person.name,
    kind: person.kind ?? 'PARTNER',
    status: 'NORMAL',
    roleId: roles.get(person.role) as RoleId,
    parentId,
    invitedBy: null,
    passwordHash,
    withdrawPasswordHash: passwordHash,
    email: null,
    bank: null,
    depositor: null,
    accountSealed: null,
    accountPrint: null,
    phoneSealed: null,
    phonePrint: null,
    address: null,
    createdAt: null,
    ...details,
  })
  await openMember(tx, id)
  return id
}

/** Money from outside, once per member. */
export async function pay(tx: AppTx, member: MemberId, amount: number): Promise<void> {
  await post(tx, {
    kind: 'DEPOSIT',
    member,
    key: 'demo:deposit',
    request: { amount },
    transfers: [{ from: bank, to: cash(member), amount: won(amount) }],
  })
}
