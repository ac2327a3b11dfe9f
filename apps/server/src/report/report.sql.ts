import type { MemberId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'
import { forPeople } from '../transaction/queue.sql'

/** The moment that everything in this transaction happens at, for the database as for us. */
export async function selectNow(tx: AppTx): Promise<Date> {
  const [row] = await tx.sql<[{ at: Date }]>`select now() as at`
  return row.at
}

/** Someone in one's tree, by name. */
export async function selectPerson(
  tx: AppTx,
  id: MemberId,
): Promise<{ readonly id: MemberId; readonly code: string; readonly name: string } | undefined> {
  const [row] = await tx.sql<{ id: MemberId; code: string; name: string }[]>`
    select id, code, name from member where id = ${id}`
  return row
}

export async function selectWaiting(
  tx: AppTx,
  scope: MemberId,
): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const [row] = await tx.sql<{ count: number; oldest: Date | null }[]>`
    select count(*), min(created_at) as oldest from member
    where status = 1 and path @> array[${scope}::bigint]`
  return row ?? { count: 0, oldest: null }
}

/** Players below who are connected to any process that is up. */
export async function countConnected(tx: AppTx, scope: MemberId): Promise<number> {
  const [row] = await tx.sql<{ count: number }[]>`
    select count(*) from member
    where id = any (connected_members()) and kind = 'MEMBER' and path @> array[${scope}::bigint]`
  return row?.count ?? 0
}

export interface Health {
  readonly nodes: number
  readonly auditAt: Date | null
  readonly auditBreaks: number | null
}

export async function selectHealth(tx: AppTx): Promise<Health> {
  const [row] = await tx.sql<Health[]>`
    select (select count(*) from node where seen_at > now() - interval '30 seconds') as nodes,
           a.finished_at as "auditAt", (a.found ->> 'breaks')::int as "auditBreaks"
    from (select 1) one left join lateral (
      select finished_at, found from job_run
      where job = 'ledger-audit' and outcome = 'DONE' order by day desc limit 1) a on true`
  return row ?? { nodes: 0, auditAt: null, auditBreaks: null }
}

/** Forgotten passwords that wait, of those below whom one may answer. */
export async function countPasswords(
  tx: AppTx,
  { id, scopeId }: { readonly id: MemberId; readonly scopeId: MemberId },
): Promise<number> {
  const [row] = await tx.sql<{ count: number }[]>`
    select count(*) from password_request q join member m on m.id = q.member_id
    where q.status = 'PENDING' and m.path @> array[${scopeId}::bigint]
      and m.id <> ${scopeId} and m.id <> ${id}`
  return row?.count ?? 0
}

/** Money requests below that wait for staff. */
export async function countOpen(
  tx: AppTx,
  { id, scopeId }: { readonly id: MemberId; readonly scopeId: MemberId },
): Promise<{ readonly deposits: number; readonly withdrawals: number }> {
  const [row] = await tx.sql<{ deposits: number; withdrawals: number }[]>`
    select count(*) filter (where type in ('DEPOSIT', 'COIN_DEPOSIT')) as deposits,
           count(*) filter (where type = 'WITHDRAW') as withdrawals
    from transaction t
    where status = 'PENDING' and member_id <> ${scopeId} and member_id <> ${id}
      and ${forPeople(tx)}`
  return row ?? { deposits: 0, withdrawals: 0 }
}

/** What another one asked for and waits for a second person: gifts of my branch or below, returns. */
export async function countAsked(
  tx: AppTx,
  { id, scopeId }: { readonly id: MemberId; readonly scopeId: MemberId },
): Promise<{ readonly calls: number; readonly rtp: number }> {
  const [row] = await tx.sql<{ calls: number; rtp: number }[]>`
    select (select count(*) from gift c join member f on f.id = c.funded_by
            where c.status = 'PENDING' and c.expires_at > now() and c.made_by <> ${id}
              and c.member_id not in (${id}, ${scopeId})
              and f.path @> array[${scopeId}::bigint]) as calls,
           (select count(*) from rtp_change
            where status = 'PENDING' and made_by <> ${id}) as rtp`
  return row ?? { calls: 0, rtp: 0 }
}
