import type { MemberId, RoleId } from '@camellia/kernel/ids'
import { won } from '@camellia/kernel/won'
import { post } from '@camellia/ledger/post'
import { bank, cash } from '@camellia/ledger/posting'
import { openMember } from '../fairness/fairness.service'
import type { AppTx } from '../http/tell'
import { insertMember, type NewMember } from '../member/member.sql'
import { insertBaseRoles } from '../role/role.sql'

/** Where people are put: a transaction, the roles, and the password they all share. */
export interface Stage {
  readonly tx: AppTx
  readonly roles: ReadonlyMap<string, RoleId>
  readonly passwordHash: string
  /** Of the password that guards withdrawals; absent: the same. */
  readonly withdrawHash?: string
}

export async function openStage(tx: AppTx, passwordHash: string): Promise<Stage> {
  return { tx, roles: await insertBaseRoles(tx), passwordHash }
}

/** A member with a wallet and a seed pair, as a sign-up makes one. */
export async function joinMember(
  { tx, roles, passwordHash, withdrawHash = passwordHash }: Stage,
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
    passwordHash,
    withdrawPasswordHash: withdrawHash,
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
