import type { MemberId, RoleId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'
import type { Grants } from '../tree/abilities.rules'
import { type MemberStatus, numberOf } from './member.rules'

export interface NewMember {
  readonly code: string
  readonly name: string
  readonly kind: 'PARTNER' | 'USER' | 'MEMBER'
  readonly status: MemberStatus
  readonly roleId: RoleId
  readonly parentId: MemberId | null
  readonly passwordHash: string
  readonly invitedBy?: MemberId | null
  readonly withdrawPasswordHash?: string
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly birthday?: string | null | undefined
  readonly email?: string | null
  readonly bank?: string
  readonly depositor?: string
  readonly accountSealed?: Buffer
  readonly accountPrint?: Buffer
  readonly phoneSealed?: Buffer
  readonly phonePrint?: Buffer
  readonly address?: string
  /** Only the demo is born in the past. */
  readonly createdAt?: Date
}

/**
 * The path ends with the member's own id, so the id is drawn first; the parent does not move until
 * this is done.
 */
export async function insertMember(
  tx: AppTx,
  member: NewMember,
): Promise<{ readonly id: MemberId; readonly path: readonly MemberId[] }> {
  const m = member
  const [row] = await tx.sql<{ id: MemberId; path: MemberId[] }[]>`
    with fresh as (select nextval(pg_get_serial_sequence('member', 'id')) as id),
    parent as (select path from member where id = ${m.parentId} for share)
    insert into member (
      id, code, name, first_name, last_name, birthday, kind, status, role_id, parent_id, path,
      invited_by, password_hash, withdraw_password_hash, email, bank, depositor, account_sealed,
      account_print, phone_sealed, phone_print, address, created_at)
    overriding system value
    select fresh.id, ${m.code}, ${m.name}, ${m.firstName ?? ''}, ${m.lastName ?? ''},
      ${m.birthday ?? null}, ${m.kind}, ${numberOf(m.status)}, ${m.roleId}, ${m.parentId},
      coalesce((select path from parent), '{}') || fresh.id, ${m.invitedBy ?? null},
      ${m.passwordHash}, ${m.withdrawPasswordHash ?? null}, ${m.email ?? null}, ${m.bank ?? null},
      ${m.depositor ?? null}, ${m.accountSealed ?? null}, ${m.accountPrint ?? null},
      ${m.phoneSealed ?? null}, ${m.phonePrint ?? null}, ${m.address ?? null},
      coalesce(${m.createdAt ?? null}::timestamptz, now())
    from fresh
    returning id, path`
  const made = row as { id: MemberId; path: MemberId[] }
  await tx.sql`
    with rates as (insert into rate_version (member_id) values (${made.id}) returning id)
    update member set rate_version = rates.id from rates where member.id = ${made.id}`
  return made
}

export interface Credentials extends Grants {
  readonly id: MemberId
  readonly code: string
  readonly name: string
  readonly kind: 'PARTNER' | 'USER' | 'MEMBER'
  readonly status: number
  readonly parentId: MemberId | null
  readonly path: readonly MemberId[]
  readonly passwordHash: string
}

export async function selectCredentials(
  tx: AppTx,
  by: { readonly code: string } | { readonly id: MemberId },
): Promise<Credentials | undefined> {
  const which = 'code' in by ? tx.sql`lower(m.code) = lower(${by.code})` : tx.sql`m.id = ${by.id}`
  const [row] = await tx.sql<Credentials[]>`
    select m.id, m.code, m.name, m.kind, m.status, m.parent_id as "parentId", m.path,
           m.password_hash as "passwordHash", r.permissions, m.granted, m.withheld
    from member m join role r on r.id = m.role_id where ${which}`
  return row
}

export async function countSignupsFrom(tx: AppTx, address: string): Promise<number> {
  const [row] = await tx.sql<{ count: number }[]>`
    select count(*) from member
    where address = ${address} and created_at > now() - interval '1 hour'`
  return row?.count ?? 0
}

export interface SignupRow {
  readonly id: MemberId
  readonly code: string
  readonly name: string
  readonly bank: string
  readonly depositor: string
  readonly accountSealed: Buffer
  readonly phoneSealed: Buffer
  readonly email: string | null
  readonly path: readonly MemberId[]
  readonly invitedBy: MemberId | null
  readonly address: string
  readonly createdAt: Date
  readonly status: number
  readonly decidedBy: string | null
  readonly decidedAt: Date | null
  readonly reason: string | null
}

export interface SignupFilter {
  readonly scope: MemberId
  readonly state: 'WAITING' | 'APPROVED' | 'REFUSED'
  readonly search: string
  readonly page: number
  readonly size: number
}

export async function selectSignups(tx: AppTx, filter: SignupFilter): Promise<SignupRow[]> {
  const { page, size, state } = filter
  const order = state === 'WAITING' ? tx.sql`m.created_at, m.id` : tx.sql`m.decided_at desc, m.id`
  return tx.sql<SignupRow[]>`
    select m.id, m.code, m.name, m.bank, m.depositor, m.account_sealed as "accountSealed",
           m.phone_sealed as "phoneSealed", m.email, m.path, m.invited_by as "invitedBy",
           host(m.address) as address, m.created_at as "createdAt", m.status,
           d.name as "decidedBy", m.decided_at as "decidedAt", m.reason
    from member m left join member d on d.id = m.decided_by
    where ${signupsIn(tx, filter)}
    order by ${order} limit ${size} offset ${(page - 1) * size}`
}

export async function countSignups(tx: AppTx, filter: SignupFilter): Promise<number> {
  const [row] = await tx.sql<{ count: number }[]>`
    select count(*) from member m where ${signupsIn(tx, filter)}`
  return row?.count ?? 0
}

function signupsIn(tx: AppTx, { scope, state, search }: SignupFilter) {
  const status = {
    WAITING: tx.sql`m.status = 1`,
    APPROVED: tx.sql`m.status in (0, 2) and m.decided_by is not null`,
    REFUSED: tx.sql`m.status = 3 and m.decided_by is not null`,
  }[state]
  const like = `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return tx.sql`
    ${status} and m.kind = 'MEMBER' and m.account_sealed is not null
    and m.path @> array[${scope}::bigint]
    ${search ? tx.sql`and (lower(m.code) like ${like} or lower(m.name) like ${like})` : tx.sql``}`
}

/** Only what still waits changes; the rows that changed come back. */
export async function saveDecision(
  tx: AppTx,
  decision: {
    readonly ids: readonly MemberId[]
    readonly status: MemberStatus
    readonly by: MemberId
    readonly reason: string | null
  },
): Promise<readonly MemberId[]> {
  const { ids, status, by, reason } = decision
  const rows = await tx.sql<{ id: MemberId }[]>`
    update member set status = ${numberOf(status)}, decided_by = ${by}, decided_at = now(),
                      reason = ${reason}
    where id in ${tx.sql(ids)} and status = 1 returning id`
  return rows.map(({ id }) => id)
}

export interface FoundRow {
  readonly id: MemberId
  readonly code: string
  readonly name: string
  readonly roleType: 'PARTNER' | 'USER' | 'MEMBER'
  readonly status: number
  readonly path: readonly MemberId[]
}

export interface WantedMembers {
  readonly text: string
  readonly kind?: FoundRow['roleType'] | undefined
  readonly prints: readonly Buffer[]
}

const FOUND_MAX = 20
/** So many of all kinds are looked through when only one kind is wanted. */
const LOOKED_THROUGH = 5_000

/** An id written in full comes first: Enter takes the first. */
export async function searchMembers(tx: AppTx, wanted: WantedMembers): Promise<FoundRow[]> {
  const { text, kind = null, prints } = wanted
  const hex = prints.map((print) => print.toString('hex'))
  return tx.sql<FoundRow[]>`
    with found as materialized (
      select member_find(${text.toLowerCase()},
        (select array_agg(decode(p, 'hex')) from unnest(${tx.sql.array(hex, 1009)}::text[]) p),
        ${kind === null ? FOUND_MAX : LOOKED_THROUGH}) as id
    )
    select m.id, m.code, m.name, m.kind as "roleType", m.status, m.path
    from found join member m on m.id = found.id
    where ${kind}::text is null or m.kind = ${kind}
    order by (lower(m.code) = lower(${text})) desc, m.code limit ${FOUND_MAX}`
}

export async function selectRoleFor(tx: AppTx, type: 'MEMBER'): Promise<RoleId> {
  const [row] = await tx.sql<{ id: RoleId }[]>`
    select id from role where type = ${type} order by id limit 1`
  if (!row) throw new Error(`no role of type ${type} exists`)
  return row.id
}

export async function countMembers(tx: AppTx): Promise<number> {
  const [row] = await tx.sql<{ count: number }[]>`select count(*) from member`
  return row?.count ?? 0
}

/** Nobody joins until this transaction ends. */
export async function lockMembers(tx: AppTx): Promise<void> {
  await tx.sql`lock table member in exclusive mode`
}
