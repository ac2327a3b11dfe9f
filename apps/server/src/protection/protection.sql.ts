import type { LimitKind, LimitPeriod } from '@camellia/contract/protection'
import type { MemberId, SessionId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'
import type { AppTx } from '../http/tell'

export interface ProtectionRow {
  readonly breakUntil: Date | null
  readonly excludedUntil: Date | null
  readonly realityMinutes: number
  readonly now: Date
}

export async function selectProtection(
  tx: AppTx,
  member: MemberId,
): Promise<ProtectionRow | undefined> {
  const [row] = await tx.sql<ProtectionRow[]>`
    select break_until as "breakUntil", excluded_until as "excludedUntil",
           reality_minutes as "realityMinutes", now() as now
    from protection where member_id = ${member}`
  return row
}

/** The row that limits hang on. Locked: two deposits at once are judged one after the other. */
export async function lockProtection(
  tx: AppTx,
  member: MemberId,
): Promise<ProtectionRow | undefined> {
  const [row] = await tx.sql<ProtectionRow[]>`
    select break_until as "breakUntil", excluded_until as "excludedUntil",
           reality_minutes as "realityMinutes", now() as now
    from protection where member_id = ${member} for update`
  return row
}

export interface LimitRow {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  /** What holds at this moment. */
  readonly value: number | null
  readonly used: number
  /** Still waiting; null when nothing does. */
  readonly nextAt: Date | null
  readonly nextValue: number | null
}

/** All nine, whether set or not, with what is used of each. */
export async function selectLimits(tx: AppTx, member: MemberId): Promise<readonly LimitRow[]> {
  return tx.sql<LimitRow[]>`
    select k.kind, p.period, play_limit_now(l, now()) as value,
           play_limit_used(${member}, k.kind, period_start(p.period, business_day(now()))) as used,
           case when l.next_at > now() then l.next_at end as "nextAt",
           case when l.next_at > now() then l.next_value end as "nextValue"
    from unnest(array['DEPOSIT', 'LOSS', 'TIME']) with ordinality as k (kind, a)
      cross join unnest(array['DAY', 'WEEK', 'MONTH']) with ordinality as p (period, b)
      left join play_limit l
        on l.member_id = ${member} and l.kind = k.kind and l.period = p.period
    order by a, b`
}

export async function openProtection(tx: AppTx, member: MemberId): Promise<void> {
  await tx.sql`insert into protection (member_id) values (${member}) on conflict do nothing`
}

export interface LimitChange {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly value: number | null
  /** Hours until it holds; 0: at once. */
  readonly after: number
}

export async function saveLimit(tx: AppTx, member: MemberId, change: LimitChange): Promise<void> {
  const { kind, period, value, after } = change
  await tx.sql`
    insert into play_limit as l (member_id, kind, period, value, next_value, next_at)
    values (${member}, ${kind}, ${period}, ${after ? null : value}, ${after ? value : null},
            ${after ? tx.sql`now() + make_interval(hours => ${after})` : null})
    on conflict (member_id, kind, period) do update
      set value = case when ${after} = 0 then ${value}::bigint else play_limit_now(l, now()) end,
          next_value = excluded.next_value, next_at = excluded.next_at`
}

/** True when a wider bound was waiting. */
export async function dropNextLimit(
  tx: AppTx,
  member: MemberId,
  { kind, period }: { readonly kind: LimitKind; readonly period: LimitPeriod },
): Promise<boolean> {
  const rows = await tx.sql`
    update play_limit set next_value = null, next_at = null
    where member_id = ${member} and kind = ${kind} and period = ${period} and next_at > now()
    returning 1`
  return rows.length > 0
}

export async function saveReality(tx: AppTx, member: MemberId, minutes: number): Promise<void> {
  await tx.sql`update protection set reality_minutes = ${minutes} where member_id = ${member}`
}

/** Never shorter than what already runs. */
export async function saveBreak(tx: AppTx, member: MemberId, days: number): Promise<void> {
  await tx.sql`
    update protection
    set break_until = greatest(break_until, now() + make_interval(days => ${days}))
    where member_id = ${member}`
}

export async function saveExclusion(tx: AppTx, member: MemberId, months: number): Promise<void> {
  await tx.sql`
    update protection
    set excluded_until = greatest(excluded_until, now() + make_interval(months => ${months}))
    where member_id = ${member}`
}

export interface FigureRow {
  readonly day: string
  readonly deposits: Won
  readonly withdrawals: Won
  readonly stake: Won
  readonly win: Won
  readonly rounds: number
  readonly minutes: number
}

/** Every one of the last days, also those on which nothing happened. */
export async function selectFigures(
  tx: AppTx,
  member: MemberId,
  days: number,
): Promise<readonly FigureRow[]> {
  return tx.sql<FigureRow[]>`
    with span as (
      select (business_day(now()) - back)::date as day from generate_series(0, ${days - 1}) back
    ), moved as (
      select business_day(decided_at) as day,
             sum(amount) filter (where type in ('DEPOSIT', 'COIN_DEPOSIT')) as deposits,
             sum(amount) filter (where type = 'WITHDRAW') as withdrawals
      from transaction where member_id = ${member} and status = 'FINISHED'
        and decided_at >= (select min(day) from span)::timestamp at time zone 'Asia/Seoul'
      group by 1
    ), played as (
      select day, sum(rounds) as rounds, sum(stake) as stake, sum(win) as win
      from rollup_day where member_id = ${member} and day >= (select min(day) from span) group by 1
    )
    select to_char(s.day, 'YYYY-MM-DD') as day, coalesce(m.deposits, 0)::bigint as deposits,
           coalesce(m.withdrawals, 0)::bigint as withdrawals,
           coalesce(p.stake, 0)::bigint as stake, coalesce(p.win, 0)::bigint as win,
           coalesce(p.rounds, 0)::integer as rounds, coalesce(t.minutes, 0) as minutes
    from span s left join moved m on m.day = s.day left join played p on p.day = s.day
      left join presence_day t on t.member_id = ${member} and t.day = s.day
    order by s.day`
}

export async function selectEver(
  tx: AppTx,
  member: MemberId,
): Promise<{ deposits: Won; withdrawals: Won; stake: Won; win: Won }> {
  const [row] = await tx.sql<{ deposits: Won; withdrawals: Won; stake: Won; win: Won }[]>`
    select m.*, p.* from (
      select coalesce(sum(amount) filter (where type in ('DEPOSIT', 'COIN_DEPOSIT')), 0)::bigint
               as deposits,
             coalesce(sum(amount) filter (where type = 'WITHDRAW'), 0)::bigint as withdrawals
      from transaction where member_id = ${member} and status = 'FINISHED') m,
      (select coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(win), 0)::bigint as win
       from rollup_day where member_id = ${member}) p`
  const nothing = 0 as Won
  return row ?? { deposits: nothing, withdrawals: nothing, stake: nothing, win: nothing }
}

export interface RealityRow {
  readonly since: Date
  readonly rounds: number
  readonly stake: Won
  readonly win: Won
}

/** Since this session began; gifts are not the player's money. */
export async function selectReality(
  tx: AppTx,
  member: MemberId,
  session: SessionId,
): Promise<RealityRow | undefined> {
  const [row] = await tx.sql<RealityRow[]>`
    select s.created_at as since, count(r.id)::integer as rounds,
           coalesce(sum(r.stake) filter (where r.gift is null), 0)::bigint as stake,
           coalesce(sum(r.win) filter (where r.gift is null), 0)::bigint as win
    from session s left join round r on r.member_id = ${member} and r.at >= s.created_at
    where s.id = ${session} group by s.created_at`
  return row
}
