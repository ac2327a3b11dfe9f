import type { OutputOf } from '@camellia/contract/endpoint'
import type { listJobs } from '@camellia/contract/system'
import type { AppTx } from '../http/tell'
import type { Job } from '../schedule/job'
import { selectClock, selectLastRuns } from '../schedule/job-run.sql'
import { nextRunAt, seoulCrontabFor } from '../schedule/when.rules'

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
    nextRunAt: nextRunAt(when, at).toISOString(),
  }))
}
