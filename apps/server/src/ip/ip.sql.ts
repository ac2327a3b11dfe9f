import type { Site } from '@camellia/contract/endpoint'
import type { Verdict } from '@camellia/contract/ip'
import type { MemberId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'
import type { Rule } from './ip.rules'

export interface RuleRow extends Rule {
  readonly note: string
  readonly createdAt: Date
  readonly createdBy: string
}

/** Two changes at once could lock everybody out together: they come one after the other. */
export async function lockRules(tx: AppTx): Promise<void> {
  await tx.sql`select pg_advisory_xact_lock(7307, 0)`
}

export async function selectRules(tx: AppTx): Promise<RuleRow[]> {
  return tx.sql<RuleRow[]>`
    select r.id, r.network::text as network, r.site, r.verdict, r.note,
           r.created_at as "createdAt", coalesce(m.name, '') as "createdBy"
    from ip_rule r left join member m on m.id = r.created_by
    order by r.created_at desc, r.id desc`
}

export async function insertRule(
  tx: AppTx,
  rule: {
    readonly id: string
    readonly network: string
    readonly site: Site
    readonly verdict: Verdict
    readonly note: string
    readonly by: MemberId
  },
): Promise<void> {
  const { id, network, site, verdict, note, by } = rule
  await tx.sql`
    insert into ip_rule (id, network, site, verdict, note, created_by)
    values (${id}, ${network}, ${site}, ${verdict}, ${note}, ${by})`
}

export async function deleteRule(tx: AppTx, id: string): Promise<void> {
  await tx.sql`delete from ip_rule where id = ${id}`
}

/** From where people of the office work at this moment. */
export async function selectOfficeSessions(
  tx: AppTx,
): Promise<readonly { readonly memberId: MemberId; readonly address: string }[]> {
  return tx.sql<{ memberId: MemberId; address: string }[]>`
    select distinct member_id as "memberId", host(address) as address from session
    where site = 'OFFICE' and ended_at is null and expires_at > now() and viewed_by is null
      and address is not null`
}

export interface SeenRow {
  readonly id: MemberId
  readonly code: string
  readonly name: string
  readonly lastAt: Date
}

/** Who logged in from a range lately, the latest first. */
export async function selectSeen(tx: AppTx, network: string, most: number): Promise<SeenRow[]> {
  const single = !network.includes('/')
  const there = single ? tx.sql`l.address = ${network}` : tx.sql`l.address <<= ${network}::inet`
  return tx.sql<SeenRow[]>`
    select m.id, m.code, m.name, max(l.at) as "lastAt"
    from login l join member m on m.id = l.member_id
    where ${there} and l.outcome = 'SUCCESS' and l.at > now() - interval '90 days'
    group by m.id, m.code, m.name order by max(l.at) desc limit ${most}`
}
