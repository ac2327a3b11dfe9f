import type { MemberId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'

export interface Owner {
  readonly id: MemberId
  readonly status: number
  readonly path: readonly MemberId[]
  readonly depositor: string | null
  readonly phonePrint: Buffer | null
}

export async function selectOwner(tx: AppTx, code: string): Promise<Owner | undefined> {
  const [row] = await tx.sql<Owner[]>`
    select id, status, path, depositor, phone_print as "phonePrint"
    from member where lower(code) = lower(${code})`
  return row
}

/** One open request per member: asking again changes nothing. */
export async function insertRequest(
  tx: AppTx,
  request: { readonly id: string; readonly memberId: MemberId; readonly address: string },
): Promise<boolean> {
  const { id, memberId, address } = request
  const rows = await tx.sql`
    insert into password_request (id, member_id, status, address)
    values (${id}, ${memberId}, 'PENDING', ${address})
    on conflict do nothing returning 1`
  return rows.length > 0
}

/** One-time codes this person drew within the hour; two draws at once count each other. */
export async function countCodes(tx: AppTx, caller: MemberId): Promise<number> {
  await tx.sql`select pg_advisory_xact_lock(7317, ${caller}::int)`
  const [row] = await tx.sql<{ count: number }[]>`
    select count(*) from trail
    where actor_id = ${caller} and action in ('password.reset', 'password.approve')
      and at > now() - interval '1 hour'`
  return row?.count ?? 0
}

export interface RequestRow {
  readonly id: string
  readonly memberId: MemberId
  readonly code: string
  readonly name: string
  readonly kind: 'PARTNER' | 'USER' | 'MEMBER'
  readonly parentCode: string | null
  readonly parentName: string | null
  readonly depositor: string | null
  readonly phoneSealed: Buffer | null
  readonly state: 'PENDING' | 'APPROVED' | 'REFUSED' | 'USED'
  readonly address: string | null
  readonly createdAt: Date
  readonly decidedBy: string | null
  readonly decidedAt: Date | null
  readonly reason: string
  readonly expiresAt: Date | null
}

export interface RequestFilter {
  readonly state: 'WAITING' | 'DECIDED'
  readonly scope: MemberId
  readonly me: MemberId
  readonly page: number
  readonly size: number
}

export async function selectRequests(tx: AppTx, filter: RequestFilter): Promise<RequestRow[]> {
  const { state, page, size } = filter
  const order =
    state === 'WAITING' ? tx.sql`q.created_at, q.id` : tx.sql`q.decided_at desc, q.id desc`
  return tx.sql<RequestRow[]>`
    select q.id, q.member_id as "memberId", m.code, m.name, m.kind, p.code as "parentCode",
           p.name as "parentName", m.depositor, m.phone_sealed as "phoneSealed",
           q.status as state, host(q.address) as address, q.created_at as "createdAt",
           d.name as "decidedBy", q.decided_at as "decidedAt", q.reason,
           q.expires_at as "expiresAt"
    from password_request q join member m on m.id = q.member_id
         left join member p on p.id = m.parent_id left join member d on d.id = q.decided_by
    where ${requestsIn(tx, filter)}
    order by ${order} limit ${size} offset ${(page - 1) * size}`
}

export async function countRequests(tx: AppTx, filter: RequestFilter): Promise<number> {
  const [row] = await tx.sql<{ count: number }[]>`
    select count(*) from password_request q join member m on m.id = q.member_id
    where ${requestsIn(tx, filter)}`
  return row?.count ?? 0
}

function requestsIn(tx: AppTx, { state, scope, me }: RequestFilter) {
  const status = state === 'WAITING' ? tx.sql`= 'PENDING'` : tx.sql`<> 'PENDING'`
  return tx.sql`q.status ${status} and m.path @> array[${scope}::bigint]
    and m.id <> ${scope} and m.id <> ${me}`
}

/** Whose request it is, if the one who asks may see it. */
export async function selectRequestOf(tx: AppTx, id: string): Promise<MemberId | undefined> {
  const [row] = await tx.sql<{ id: MemberId }[]>`
    select member_id as id from password_request where id = ${id}`
  return row?.id
}

/** Only what still waits is decided. */
export async function saveRequest(
  tx: AppTx,
  decision: {
    readonly id: string
    readonly status: 'APPROVED' | 'REFUSED'
    readonly by: MemberId
    readonly reason: string
    readonly codeHash: Buffer | null
  },
): Promise<{ readonly expiresAt: Date | null } | undefined> {
  const { id, status, by, reason, codeHash } = decision
  const expires = status === 'APPROVED' ? tx.sql`now() + interval '24 hours'` : tx.sql`null`
  const [row] = await tx.sql<{ expiresAt: Date | null }[]>`
    update password_request
    set status = ${status}, decided_by = ${by}, decided_at = now(), reason = ${reason},
        code_hash = ${codeHash}, expires_at = ${expires}, tries = 0
    where id = ${id} and status = 'PENDING' returning expires_at as "expiresAt"`
  return row
}

/** Staff begin it themselves: what was open before is closed. */
export async function insertApproved(
  tx: AppTx,
  request: {
    readonly id: string
    readonly memberId: MemberId
    readonly by: MemberId
    readonly reason: string
    readonly codeHash: Buffer
  },
): Promise<Date> {
  const { id, memberId, by, reason, codeHash } = request
  await tx.sql`
    update password_request set status = 'REFUSED', decided_by = ${by}, decided_at = now()
    where member_id = ${memberId} and status in ('PENDING', 'APPROVED')`
  const [row] = await tx.sql<{ expiresAt: Date }[]>`
    insert into password_request
      (id, member_id, status, decided_by, decided_at, reason, code_hash, expires_at)
    values (${id}, ${memberId}, 'APPROVED', ${by}, now(), ${reason}, ${codeHash},
            now() + interval '24 hours')
    returning expires_at as "expiresAt"`
  return (row as { expiresAt: Date }).expiresAt
}

export interface Redeemable {
  readonly id: string
  readonly memberId: MemberId
  readonly kind: 'PARTNER' | 'USER' | 'MEMBER'
  readonly codeHash: Buffer
}

export const CODE_TRIES = 100

/**
 * Takes one of the tries at the code of a member's approved request. Fifty bits are not guessed in
 * a hundred; with few of them anybody who knows an id could spend its owner's code.
 */
export async function tryRequest(tx: AppTx, code: string): Promise<Redeemable | undefined> {
  const [row] = await tx.sql<Redeemable[]>`
    update password_request q set tries = tries + 1
    from member m
    where lower(m.code) = lower(${code}) and m.status <> 3 and q.member_id = m.id
      and q.status = 'APPROVED' and q.tries < ${CODE_TRIES} and q.expires_at > now()
    returning q.id, q.member_id as "memberId", m.kind, q.code_hash as "codeHash"`
  return row
}

/** The code was right, whatever became of the rest: its try is given back. */
export async function giveTryBack(tx: AppTx, id: string): Promise<void> {
  await tx.sql`update password_request set tries = tries - 1 where id = ${id}`
}

export async function closeRequest(tx: AppTx, id: string): Promise<void> {
  await tx.sql`update password_request set status = 'USED', code_hash = null where id = ${id}`
}
