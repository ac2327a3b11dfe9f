import type { GameType } from '@camellia/contract/game'
import type { MemberId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'
import type { AppTx } from '../http/tell'
import { forPeople } from '../transaction/queue.sql'

/** Everyone below, the viewer included: what every figure of a report is counted over. */
function below(tx: AppTx, scope: MemberId) {
  return tx.sql`(select id from member where path @> array[${scope}::bigint])`
}

/**
 * The head office has everyone below, a store a handful: each is planned for itself. After a few
 * calls the database would plan for anyone, and take the members below for a handful.
 */
export async function planForScope(tx: AppTx): Promise<void> {
  await tx.sql`set local plan_cache_mode to force_custom_plan`
}

export interface DayPair {
  readonly today: number
  readonly yesterday: number
}

/** Sign-ups and logins of today, and of yesterday until this time of the day. */
export async function selectPeople(
  tx: AppTx,
  scope: MemberId,
): Promise<{ signups: DayPair; logins: DayPair }> {
  const [row] = await tx.sql<{ s0: number; s1: number; l0: number; l1: number }[]>`
    with clock as (
      select business_day(now())::timestamp at time zone 'Asia/Seoul' as midnight
    ), signup as (
      select created_at as at from member, clock
      where path @> array[${scope}::bigint] and kind = 'MEMBER'
        and created_at >= midnight - interval '1 day'
    ), entry as (
      select s.created_at as at from session s, clock
      where s.created_at >= midnight - interval '1 day' and s.member_id in ${below(tx, scope)}
    )
    select (select count(*) from signup, clock where at >= midnight) as s0,
           (select count(*) from signup where at < now() - interval '1 day') as s1,
           (select count(*) from entry, clock where at >= midnight) as l0,
           (select count(*) from entry where at < now() - interval '1 day') as l1`
  const { s0 = 0, s1 = 0, l0 = 0, l1 = 0 } = row ?? {}
  return { signups: { today: s0, yesterday: s1 }, logins: { today: l0, yesterday: l1 } }
}

export interface HourRow {
  readonly day: 'TODAY' | 'YESTERDAY'
  readonly hour: number
  readonly rounds: number
  readonly stake: Won
  readonly win: Won
  /** Of yesterday's hour, the part until this minute of the day. */
  readonly soFar: boolean
}

/** By hour from the rounds themselves: the rollups know only days. */
export async function selectHours(tx: AppTx, scope: MemberId): Promise<HourRow[]> {
  return tx.sql<HourRow[]>`
    with clock as (
      select business_day(now())::timestamp at time zone 'Asia/Seoul' as midnight
    )
    select case when r.at >= midnight then 'TODAY' else 'YESTERDAY' end as day,
           extract(hour from r.at at time zone 'Asia/Seoul')::int as hour,
           r.at >= midnight or r.at < now() - interval '1 day' as "soFar",
           count(*) as rounds, sum(r.stake)::bigint as stake, sum(r.win)::bigint as win
    from round r, clock
    where r.at >= midnight - interval '1 day' and r.member_id in ${below(tx, scope)}
    group by 1, 2, 3`
}

export interface DayRow {
  readonly day: string
  readonly stake: Won
  readonly win: Won
  readonly rounds: number
  readonly signups: number
}

const DAYS = 14

export async function selectDays(tx: AppTx, scope: MemberId): Promise<DayRow[]> {
  return tx.sql<DayRow[]>`
    with days as (
      select business_day(now()) - i as day from generate_series(0, ${DAYS - 1}) i
    ), played as (
      select day, sum(stake)::bigint as stake, sum(win)::bigint as win,
             sum(rounds)::bigint as rounds
      from rollup_day
      where day > business_day(now()) - ${DAYS}::int and member_id in ${below(tx, scope)}
      group by day
    ), joined as (
      select business_day(created_at) as day, count(*) as signups from member
      where path @> array[${scope}::bigint] and kind = 'MEMBER'
        and created_at > now() - interval '15 days' group by 1
    )
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(stake, 0) as stake,
           coalesce(win, 0) as win, coalesce(rounds, 0) as rounds, coalesce(signups, 0) as signups
    from days left join played using (day) left join joined using (day) order by days.day`
}

export interface TypeRow {
  readonly gameType: GameType
  readonly stake: Won
  readonly win: Won
  readonly rounds: number
}

export async function selectByType(tx: AppTx, scope: MemberId): Promise<TypeRow[]> {
  return tx.sql<TypeRow[]>`
    select game_type as "gameType", sum(stake)::bigint as stake, sum(win)::bigint as win,
           sum(rounds)::bigint as rounds
    from rollup_day where day = business_day(now()) and member_id in ${below(tx, scope)}
    group by game_type order by 2 desc`
}

export interface PartnerRow {
  readonly code: string
  readonly name: string
  readonly stake: Won
  readonly win: Won
  readonly stakeYesterday: Won
}

/**
 * The partners directly below, each with everything that hangs under them. Limited look-ups by key:
 * once the database plans it for any scope, a join would go through all members for each other one.
 */
export async function selectTopPartners(tx: AppTx, scope: MemberId): Promise<PartnerRow[]> {
  return tx.sql<PartnerRow[]>`
    with played as (
      select member_id, sum(stake) filter (where day = business_day(now())) as stake,
             sum(win) filter (where day = business_day(now())) as win,
             sum(stake) filter (where day < business_day(now())) as yesterday
      from rollup_day where day >= business_day(now()) - 1 group by member_id
    )
    select p.code, p.name, coalesce(sum(d.stake), 0)::bigint as stake,
           coalesce(sum(d.win), 0)::bigint as win,
           coalesce(sum(d.yesterday), 0)::bigint as "stakeYesterday"
    from played d
    join lateral (
      select path from member where id = d.member_id and path @> array[${scope}::bigint] limit 1
    ) m on true
    join lateral (
      select id, code, name from member
      where id = m.path[array_position(m.path, ${scope}::bigint) + 1] and kind = 'PARTNER' limit 1
    ) p on true
    group by p.id, p.code, p.name order by 3 desc limit 8`
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
