import type { JobStep } from '@camellia/contract/system'
import { newId } from '@camellia/ledger/identity'
import type { FastifyBaseLogger } from 'fastify'
import type { AppDb } from '../http/tell'
import type { Job } from './job'
import { failWish, insertAttempt, saveAttempt, saveStep } from './job-attempt.sql'
import {
  claimRun,
  type Ended,
  saveOutcome,
  selectClock,
  selectPast,
  tryLockJob,
} from './job-run.sql'
import { daysAskedFor, daysToRun, skewFor } from './when.rules'

/** Two clocks that differ by more would not agree on what day it is (security.md T16). */
const SKEW_MAX_MS = 2_000
const DETAIL_MAX = 1_000
const SKEWED = 'clock skew between this machine and the database'

export interface JobAlarm {
  readonly kind: 'JOB_FAILED' | 'JOB_FOUND'
  readonly job: string
  readonly day: string
  readonly text: string
}

export interface Running {
  readonly db: AppDb
  readonly now: () => number
  readonly log: FastifyBaseLogger
  /** Hears of a run that failed, and of one that found something wrong. */
  readonly alarm?: (about: JobAlarm) => void
  /** Aborted when this process wants to stop: no further day is begun. */
  readonly stopping: AbortSignal
}

/** CAUGHT_UP: nothing is missing any more. BUSY: another runner is at it. */
export type Caught = 'CAUGHT_UP' | 'BUSY' | 'FAILED' | 'STOPPED' | 'CLOCK_SKEW'

/**
 * Runs a job for every day it is due and not done, in order; nothing overtakes a failed day. Asked
 * for by a person, today's is run whether or not it is done.
 */
export async function runDue(
  running: Running,
  job: Job,
  asked: 'WHEN_DUE' | 'TODAY' = 'WHEN_DUE',
): Promise<Caught> {
  const at = await agreedTime(running)
  if (!at) {
    await running.db.system((tx) => failWish(tx, job.name, SKEWED))
    return 'CLOCK_SKEW'
  }
  const past = await running.db.system((tx) => selectPast(tx, job.name))
  const days = (asked === 'TODAY' ? daysAskedFor : daysToRun)(job.when, at, past)
  for (const day of days) {
    if (running.stopping.aborted) return 'STOPPED'
    const again = asked === 'TODAY' && day === days.at(-1)
    const outcome = await runDay(running, job, { day, again })
    if (outcome !== 'DONE') return outcome
  }
  return 'CAUGHT_UP'
}

/** The database's time; undefined when this machine's clock is too far from it. */
async function agreedTime({ db, now, log }: Running): Promise<Date | undefined> {
  const { before, at, after } = await db.system(async (tx) => {
    const before = now()
    return { before, at: await selectClock(tx), after: now() }
  })
  const skewMs = skewFor(before, at.getTime(), after)
  if (skewMs <= SKEW_MAX_MS) return at
  log.error({ skewMs }, `jobs stopped: ${SKEWED}`)
  return undefined
}

/**
 * The lock lives in a transaction of its own around the work, and the outcome is written in it: the
 * run is over and the lock is free in the same moment, and a runner that lost its lock cannot say
 * that it is done.
 */
function runDay(
  running: Running,
  job: Job,
  due: { readonly day: string; readonly again: boolean },
): Promise<'DONE' | 'FAILED' | 'BUSY'> {
  const { db } = running
  const { day } = due
  return db.system(async (tx) => {
    if (!(await tryLockJob(tx, job.name))) return 'BUSY'
    const id = await db.system(async (own) => {
      const claimed = await claimRun(own, { job: job.name, ...due })
      return claimed ? insertAttempt(own, { id: newId(), job: job.name, day }) : undefined
    })
    if (!id) return 'DONE'
    const ended = await attempt(running, job, { day, id })
    await saveOutcome(tx, { job: job.name, day, ...ended })
    await saveAttempt(tx, id, ended)
    const { outcome, detail: text } = ended
    const kind = outcome === 'FAILED' ? 'JOB_FAILED' : 'JOB_FOUND'
    if (text) running.alarm?.({ kind, job: job.name, day, text })
    return ended.outcome
  })
}

async function attempt(
  { db, log }: Running,
  job: Job,
  { day, id }: { readonly day: string; readonly id: string },
): Promise<Ended> {
  const tell = (step: JobStep, count?: number) =>
    db.system((tx) => saveStep(tx, id, { step, count: count ?? null }))
  try {
    const { found, wrong = '' } = await job.run(db, day, tell)
    return { outcome: 'DONE', found, detail: wrong.slice(0, DETAIL_MAX) }
  } catch (error) {
    log.error({ err: error, job: job.name, day }, 'job failed')
    const detail = error instanceof Error ? error.message : String(error)
    return { outcome: 'FAILED', found: {}, detail: detail.slice(0, DETAIL_MAX) }
  }
}
