import type { AppTx } from '../http/tell'
import type { Report } from './job'
import type { Past } from './when.rules'

/** Keeps these locks apart from other advisory locks. */
const LOCK_CLASS = 7303

/** The database's clock is the one that counts, on every node. */
export async function selectClock(tx: AppTx): Promise<Date> {
  const [row] = await tx.sql<{ at: Date }[]>`select clock_timestamp() as at`
  if (!row) throw new Error('the database has no clock')
  return row.at
}

export async function selectPast(tx: AppTx, job: string): Promise<Past> {
  const [row] = await tx.sql<Past[]>`
    select (select to_char(min(day), 'YYYY-MM-DD') from job_run where job = ${job}) as first,
           array(select to_char(day, 'YYYY-MM-DD') from job_run
                 where job = ${job} and outcome = 'DONE' order by day desc limit 100) as done`
  return row ?? { first: null, done: [] }
}

/**
 * True for one runner at a time, for as long as its transaction lives. When its process or its
 * connection dies the database lets go by itself, so that a held lock means a living runner.
 */
export async function tryLockJob(tx: AppTx, job: string): Promise<boolean> {
  const [row] = await tx.sql<{ locked: boolean }[]>`
    select pg_try_advisory_xact_lock(${LOCK_CLASS}, hashtext(${job})) as locked,
           set_config('idle_in_transaction_session_timeout', '0', true)`
  return row?.locked === true
}

/**
 * Takes a day that is new, failed, or left behind by a dead runner; false when it is done. A person
 * who asks for it gets it once more: whatever a job does is harmless to do twice.
 */
export async function claimRun(
  tx: AppTx,
  { job, day, again }: { readonly job: string; readonly day: string; readonly again: boolean },
): Promise<boolean> {
  const rows = await tx.sql`
    insert into job_run (job, day) values (${job}, ${day})
    on conflict (job, day) do update
      set outcome = 'RUNNING', started_at = now(), finished_at = null, detail = '',
          found = '{}'
      where job_run.outcome <> 'DONE' or ${again}
    returning job`
  return rows.length === 1
}

export interface Ended {
  readonly outcome: 'DONE' | 'FAILED'
  readonly found: Report['found']
  readonly detail: string
}

export async function saveOutcome(
  tx: AppTx,
  run: { readonly job: string; readonly day: string } & Ended,
): Promise<void> {
  await tx.sql`
    update job_run
    set outcome = ${run.outcome}, found = ${tx.sql.json(run.found)}, detail = ${run.detail},
        finished_at = clock_timestamp()
    where job = ${run.job} and day = ${run.day}`
}

export interface LastRun {
  readonly job: string
  readonly businessDay: string
  readonly startedAt: Date
  readonly finishedAt: Date | null
  readonly outcome: 'RUNNING' | 'DONE' | 'FAILED'
  readonly found: Report['found']
  readonly detail: string
}

export async function selectLastRuns(tx: AppTx, jobs: readonly string[]): Promise<LastRun[]> {
  return tx.sql<LastRun[]>`
    select job, to_char(day, 'YYYY-MM-DD') as "businessDay", started_at as "startedAt",
           finished_at as "finishedAt", outcome, found, detail
    from unnest(${[...jobs]}::text[]) wanted cross join lateral (
      select * from job_run where job = wanted order by day desc limit 1) run`
}
