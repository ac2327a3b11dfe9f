import type { QueueName } from '@camellia/contract/report'
import type { MemberId } from '@camellia/kernel/ids'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { forPeople } from '../transaction/queue.sql'
import { inTree } from '../tree/tree.sql'

/** What of a queue one person works on, or nobody. */
export interface WaitingRow {
  readonly queue: QueueName
  readonly by: MemberId | null
  /** Null for somebody who is not of the caller's tree. */
  readonly code: string | null
  readonly name: string | null
  readonly count: number
  readonly second: number
  readonly oldest: Date
}

/** Every queue of the caller's line; which of them are theirs is not decided here. */
export async function selectQueues(tx: AppTx, caller: Caller): Promise<readonly WaitingRow[]> {
  return tx.sql<WaitingRow[]>`
    with waiting as (
      ${moneyWaiting(tx, caller)}
      union all ${peopleWaiting(tx, caller)}
      union all ${talkWaiting(tx, caller)}
      union all ${secondWaiting(tx, caller)}
    )
    select w.queue, w.by, m.code, m.name, count(*), count(*) filter (where w.second) as second,
           min(w.at) as oldest
    from waiting w left join member m on m.id = w.by
    group by 1, 2, 3, 4 order by 1, 5 desc limit 500`
}

/** One's own requests are not one's to decide, nor what others than the line pay. */
function moneyWaiting(tx: AppTx, { id, scopeId, head }: Caller) {
  const ofLine = head
    ? tx.sql`true`
    : tx.sql`(t.type not in ('PAYMENT', 'COLLECT')
              or (t.payer_id is not null and ${inTree(tx, tx.sql`t.payer_id`)}))`
  return tx.sql`
    select case when t.type = 'WITHDRAW' then 'WITHDRAW'
                when t.type in ('DEPOSIT', 'COIN_DEPOSIT') then 'DEPOSIT'
                else 'PAYMENT' end as queue,
           t.created_at as at, t.claimed_by as by, t.approved_by is not null as second
    from transaction t
    where t.status = 'PENDING' and t.type <> 'POINT_CONVERT' and t.member_id <> ${id}
      and t.member_id <> ${scopeId} and ${inTree(tx, tx.sql`t.member_id`)}
      and ${forPeople(tx)} and ${ofLine}`
}

function peopleWaiting(tx: AppTx, { id, scopeId }: Caller) {
  return tx.sql`
    select 'SIGNUP', created_at, null::bigint, false from member
    where status = 1 and path @> array[${scopeId}::bigint]
    union all
    select 'PASSWORD', q.created_at, null, false
    from password_request q join member m on m.id = q.member_id
    where q.status = 'PENDING' and m.path @> array[${scopeId}::bigint]
      and m.id <> ${scopeId} and m.id <> ${id}`
}

function talkWaiting(tx: AppTx, { id, scopeId }: Caller) {
  return tx.sql`
    select 'INQUIRY', i.created_at, i.register_id, false from inquiry i
    where i.status <> 'FINISHED' and i.member_id not in (${id}, ${scopeId})
      and ${inTree(tx, tx.sql`i.member_id`)}
    union all
    select 'CHAT', c.last_at, c.assigned_id, false from chat c
      cross join lateral (select side from chat_post
                          where chat_id = c.id order by seq desc limit 1) p
    where c.status <> 'CLOSED' and p.side = 'MEMBER' and c.member_id not in (${id}, ${scopeId})
      and ${inTree(tx, tx.sql`c.member_id`)}`
}

/** What one person made and another has to agree to. */
function secondWaiting(tx: AppTx, { id, scopeId }: Caller) {
  return tx.sql`
    select 'ACCOUNT', a.made_at, null::bigint, true from company_account a
    where a.status = 'PENDING' and a.made_by <> ${id} and role_is_mine(a.owner_id)
    union all
    select 'GIFT', g.made_at, null, true from gift g join member f on f.id = g.funded_by
    where g.status = 'PENDING' and g.expires_at > now() and g.made_by <> ${id}
      and g.member_id not in (${id}, ${scopeId}) and f.path @> array[${scopeId}::bigint]
    union all
    select 'RTP', r.made_at, null, true from rtp_change r
    where r.status = 'PENDING' and r.made_by <> ${id}`
}

export interface Pace {
  readonly staff: number
  readonly deposit: number | null
  readonly withdraw: number | null
}

/** Who is here, and how long half of what was decided today took at most. */
export async function selectPace(tx: AppTx, scope: MemberId): Promise<Pace> {
  const [row] = await tx.sql<Pace[]>`
    with decided as (
      select t.type, extract(epoch from t.decided_at - t.created_at) as seconds
      from transaction t
      where t.type in ('DEPOSIT', 'WITHDRAW') and t.status <> 'PENDING'
        and t.decided_at >= business_day(now())::timestamp at time zone 'Asia/Seoul'
        and t.decided_by is distinct from t.member_id and ${inTree(tx, tx.sql`t.member_id`)}
    )
    select (select count(*) from member
            where id = any (connected_members()) and kind <> 'MEMBER'
              and path @> array[${scope}::bigint]) as staff,
           (select round(percentile_cont(0.5) within group (order by seconds))::integer
            from decided where type = 'DEPOSIT') as deposit,
           (select round(percentile_cont(0.5) within group (order by seconds))::integer
            from decided where type = 'WITHDRAW') as withdraw`
  return row ?? { staff: 0, deposit: null, withdraw: null }
}

export interface RtpAlarmRow {
  readonly game: string
  readonly names: Readonly<Record<string, string>>
  readonly day: string
  readonly rounds: number
  readonly z: number
}

const ALARM_DAYS = 7

export async function selectRtpAlarms(tx: AppTx): Promise<readonly RtpAlarmRow[]> {
  return tx.sql<RtpAlarmRow[]>`
    select a.game, g.names, to_char(a.day, 'YYYY-MM-DD') as day, a.rounds, a.z::float8 as z
    from rtp_alarm a join game g on g.code = a.game
    where a.day > business_day(now()) - ${ALARM_DAYS}::integer
    order by abs(a.z) desc, a.day desc limit 5`
}

export interface FaultRow {
  readonly jobs: readonly string[]
  readonly failures: number
}

export async function selectFaults(tx: AppTx): Promise<FaultRow> {
  const [row] = await tx.sql<FaultRow[]>`
    select array(select job from (select distinct on (job) job, outcome from job_run
                                  order by job, day desc) last
                 where outcome = 'FAILED' order by job limit 20) as jobs,
           (select count(*) from failed_item) as failures`
  return row ?? { jobs: [], failures: 0 }
}
