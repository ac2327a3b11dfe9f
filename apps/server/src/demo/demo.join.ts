import { createHash } from 'node:crypto'
import type { Seal } from '@camellia/db/sealed'
import type { MemberId, RoleId } from '@camellia/kernel/ids'
import { won } from '@camellia/kernel/won'
import { openWallet } from '@camellia/ledger/balance'
import { post } from '@camellia/ledger/post'
import { bank, cash } from '@camellia/ledger/posting'
import { newPair } from '../fairness/seeds'
import type { AppTx } from '../http/tell'
import { insertMember, type NewMember } from '../member/member.sql'
import { insertBaseRoles } from '../role/role.sql'
import {
  insertPairs,
  insertPeople,
  type NewPerson,
  openWallets,
  type Passwords,
} from './demo.join.sql'
import type { DemoPerson } from './demo.person.rules'
import { ratesOf } from './demo.rates'

/** Where people are put: a transaction, the roles, and the password they all share. */
export interface Stage {
  readonly tx: AppTx
  readonly roles: ReadonlyMap<string, RoleId>
  readonly passwordHash: string
}

export async function openStage(tx: AppTx, passwordHash: string): Promise<Stage> {
  return { tx, roles: await insertBaseRoles(tx), passwordHash }
}

/** A member with a wallet, as a sign-up makes one. */
export async function joinMember(
  { tx, roles, passwordHash }: Stage,
  person: {
    readonly code: string
    readonly name: string
    readonly role: string
    readonly kind?: NewMember['kind']
  },
  parentId: MemberId | null,
): Promise<MemberId> {
  const { id } = await insertMember(tx, {
    code: person.code,
    name: person.name,
    kind: person.kind ?? 'PARTNER',
    status: 'NORMAL',
    roleId: roles.get(person.role) as RoleId,
    parentId,
    passwordHash,
    withdrawPasswordHash: passwordHash,
  })
  await openWallet(tx, id)
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

/** The same for many at once, with the roles that exist. */
export interface Hall extends Passwords {
  readonly tx: AppTx
  readonly seal: Seal
  readonly roles: ReadonlyMap<string, RoleId>
}

export type Joining = Omit<NewPerson, 'roleId' | 'rates' | 'status'> & {
  readonly role: string
  readonly status?: number
  /** Drawn from a seed that everyone may know, until the past is over. */
  readonly demoSeed?: boolean
}

export async function joinMany(
  hall: Hall,
  people: readonly Joining[],
): Promise<readonly MemberId[]> {
  if (people.length === 0) return []
  const rows = people.map(({ role, demoSeed: _, ...person }) => ({
    status: 0,
    ...person,
    roleId: hall.roles.get(role) as RoleId,
    rates: ratesOf(role),
  }))
  const ids = await insertPeople(hall.tx, rows, hall)
  // Who lives through the past has seeds until it is over; everyone else waits for their browser.
  const pairs = people.map(({ code, demoSeed }, at) => {
    const member = ids[at] as MemberId
    if (!demoSeed) return { member, pair: undefined }
    const { serverSeed, clientSeed } = demoSeedsOf(code)
    return { member, pair: { ...newPair(hall.seal, serverSeed), clientSeed } }
  })
  await insertPairs(hall.tx, pairs)
  await openWallets(hall.tx, pairs)
  return ids
}

export const DEMO_CLIENT_SEED = 'demo.'
/** Of all the pasts that could have been, one that is neither lucky nor unlucky. */
const LUCK = 'm'

/** What somebody's past is drawn from: no secret, and shown as soon as the past is over. */
export function demoSeedsOf(code: string) {
  const serverSeed = createHash('sha256').update(`${LUCK}${code}`).digest()
  return { serverSeed, clientSeed: `${DEMO_CLIENT_SEED}${code}` }
}

/** What a sign-up asks for, sealed as a sign-up seals it. */
export function sealedOf(person: DemoPerson, seal: Seal) {
  const { bank: bankName, depositor, account, phone, address } = person
  return {
    bank: bankName,
    depositor,
    accountSealed: seal.seal(account).toString('hex'),
    accountPrint: seal.print(`${bankName} ${account}`).toString('hex'),
    phoneSealed: seal.seal(phone).toString('hex'),
    phonePrint: seal.print(phone).toString('hex'),
    address,
  }
}
