import type { OutputOf } from '@camellia/contract/endpoint'
import type { Attempt, Failure, listJobs } from '@camellia/contract/system'
import { refuse } from '@camellia/kernel/refusal'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { selectFailed, wakeFailed } from '../schedule/failed-item.sql'
import type { Job } from '../schedule/job'
import { selectAttempts } from '../schedule/job-attempt.sql'
import { selectClock, selectLastRuns } from '../schedule/job-run.sql'
import { nextRunAt, seoulCrontabFor } from '../schedule/when.rules'
import { record } from '../trail/trail.service'

/** Every job with how its last run went and when the next one is. */
export async function jobsOf(tx: AppTx, jobs: readonly Job[]): Promise<OutputOf<typeof listJobs>> {
  const at = await selectClock(tx)
  const runs = await selectLastRuns(
    tx,
    jobs.map(({ name }) => name),
  )
  const lastRuns = new Map(
    runs.map(({ job, startedAt, finishedAt, ...run }) => [
      job,
      {
        ...run,
        startedAt: startedAt.toISOString(),
        finishedAt: finishedAt?.toISOString() ?? null,
      },
    ]),
  )
  return jobs.map(({ name, when }) => ({
    name,
    schedule: seoulCrontabFor(when),
    lastRun: lastRuns.get(name) ?? null,
    nextRunAt: nextRunAt(when, at)?.toISOString() ?? null,
  }))
}

/** Of one job; more is not looked at from here. */
const ATTEMPTS_SHOWN = 30

/** Every attempt at a job, newest first, with what it told on the way. */
export async function attemptsOf(tx: AppTx, job: string): Promise<Attempt[]> {
  const rows = await selectAttempts(tx, job, ATTEMPTS_SHOWN)
  return rows.map(({ askedAt, startedAt, finishedAt, ...row }) => ({
    ...row,
    askedAt: askedAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
  }))
}

export async function failuresOf(tx: AppTx): Promise<Failure[]> {
  const rows = await selectFailed(tx)
  return rows.map(({ firstAt, lastAt, retryAt, ...row }) => ({
    ...row,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
    retryAt: retryAt.toISOString(),
  }))
}

export async function retryFailure(
  tx: AppTx,
  caller: Caller,
  { work, item }: Pick<Failure, 'work' | 'item'>,
): Promise<void> {
  if (!(await wakeFailed(tx, work, item))) refuse('NOT_FOUND')
  await record(tx, caller, { action: 'system.job', after: { name: work, item } })
}
