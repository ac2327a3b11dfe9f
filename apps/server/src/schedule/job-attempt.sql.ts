import type { JobStep } from '@camellia/contract/system'
import type { MemberId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'
import type { Ended } from './job-run.sql'

/** More of one job nobody reads. */
const KEPT = 100

/** A wish that waits; the one that waits already, where there is one. */
export async function insertWish(
  tx: AppTx,
  { id, job, by }: { readonly id: string; readonly job: string; readonly by: MemberId | null },
): Promise<string> {
  const [row] = await tx.sql<{ id: string }[]>`
    insert into job_attempt as a (id, job, asked_by, outcome)
    values (${id}, ${job}, ${by}, 'WAITING')
    on conflict (job) where outcome = 'WAITING' do update set job = a.job
    returning id`
  return row?.id ?? id
}

/**
 * What waits becomes this run, else the run is one of its own. Called by whoever holds the lock of
 * the job: what still seems to run was left behind by a process that died.
 */
export async function insertAttempt(
  tx: AppTx,
  { id, job, day }: { readonly id: string; readonly job: string; readonly day: string },
): Promise<string> {
  await tx.sql`
    update job_attempt set outcome = 'FAILED', finished_at = now(), detail = 'the process ended'
    where job = ${job} and outcome = 'RUNNING'`
  await tx.sql`
    delete from job_attempt where id in (
      select a.id from job_attempt a where a.job = ${job} order by a.asked_at desc offset ${KEPT})`
  const [waiting] = await tx.sql<{ id: string }[]>`
    update job_attempt set outcome = 'RUNNING', day = ${day}, started_at = clock_timestamp()
    where job = ${job} and outcome = 'WAITING' returning id`
  if (waiting) return waiting.id
  await tx.sql`
    insert into job_attempt (id, job, day, started_at, outcome)
    values (${id}, ${job}, ${day}, clock_timestamp(), 'RUNNING')`
  return id
}

export async function saveStep(
  tx: AppTx,
  id: string,
  { step, count }: { readonly step: JobStep; readonly count: number | null },
): Promise<void> {
  await tx.sql`
    update job_attempt
    set steps = steps || jsonb_build_object(
      'at', to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'step', ${step}::text, 'count', ${count}::bigint)
    where id = ${id} and jsonb_array_length(steps) < 200`
}

export async function saveAttempt(tx: AppTx, id: string, ended: Ended): Promise<void> {
  await tx.sql`
    update job_attempt
    set outcome = ${ended.outcome}, found = ${tx.sql.json(ended.found)}, detail = ${ended.detail},
        finished_at = clock_timestamp()
    where id = ${id}`
}

/** A wish that cannot be fulfilled says why, rather than wait without end. */
export async function failWish(tx: AppTx, job: string, detail: string): Promise<void> {
  await tx.sql`
    update job_attempt
    set outcome = 'FAILED', started_at = now(), finished_at = now(), detail = ${detail}
    where job = ${job} and outcome = 'WAITING'`
}

export interface Attempt {
  readonly id: string
  readonly businessDay: string | null
  readonly askedBy: string | null
  readonly askedAt: Date
  readonly startedAt: Date | null
  readonly finishedAt: Date | null
  readonly outcome: 'WAITING' | 'RUNNING' | 'DONE' | 'FAILED'
  readonly steps: { at: string; step: JobStep; count: number | null }[]
  readonly found: Record<string, number | string>
  readonly detail: string
}

export async function selectAttempts(tx: AppTx, job: string, size: number): Promise<Attempt[]> {
  return tx.sql<Attempt[]>`
    select a.id, to_char(a.day, 'YYYY-MM-DD') as "businessDay", m.code as "askedBy",
           a.asked_at as "askedAt", a.started_at as "startedAt", a.finished_at as "finishedAt",
           a.outcome, a.steps, a.found, a.detail
    from job_attempt a left join member m on m.id = a.asked_by
    where a.job = ${job} order by a.asked_at desc limit ${size}`
}
