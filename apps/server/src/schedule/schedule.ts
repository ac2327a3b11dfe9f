import { setTimeout as wait } from 'node:timers/promises'
import { businessDay } from '@camellia/kernel/business-day'
import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import { newId } from '@camellia/ledger/identity'
import type { FastifyBaseLogger } from 'fastify'
import type { AppDb } from '../http/tell'
import type { Job } from './job'
import { insertWish } from './job-attempt.sql'
import { type JobAlarm, type Running, runDue } from './run-due'
import { startWorker, type Worker } from './worker'

/** A stopping server waits this long for a job; then its connections close and it rolls back. */
const GRACE_MS = 10_000

/** What a queued run carries when a person asked for it. */
const ASKED = { asked: true }

export interface ScheduleParts {
  /** At least two connections of the owner for every job at once: its lock and its work. */
  readonly db: AppDb
  readonly ownerUrl: string
  readonly jobs: readonly Job[]
  readonly now: () => number
  readonly alarm?: (about: JobAlarm) => void
  readonly log: FastifyBaseLogger
}

export interface Schedule {
  readonly jobs: readonly Job[]
  start(): Promise<void>
  /** Asks for today's run, done already or not; says which attempt it is and does not wait. */
  ask(name: string, by: MemberId | null): Promise<string>
  /** Does a job's work once more, for what it left aside; nothing where there is no such job. */
  again(name: string): Promise<null>
  stop(): Promise<void>
}

export function createSchedule(parts: ScheduleParts): Schedule {
  const { jobs, log, ownerUrl } = parts
  const stopping = new AbortController()
  const running: Running = { ...parts, stopping: stopping.signal }
  let worker: Worker | undefined
  return {
    jobs,
    async start() {
      if (stopping.signal.aborted) return
      worker = await startWorker({ ownerUrl, jobs, log, handle: (...job) => run(running, ...job) })
      // Told to stop while starting: stop() had nothing to stop yet.
      if (stopping.signal.aborted) await worker.stop()
    },
    async ask(name, by) {
      const job = jobs.find((known) => known.name === name) ?? refuse('NOT_FOUND')
      const up = worker ?? refuse('NETWORK_ERROR')
      const id = await parts.db.system((tx) => insertWish(tx, { id: newId(), job: name, by }))
      await up.add(job, ASKED)
      return id
    },
    async again(name) {
      const job = jobs.find((known) => known.name === name)
      await job?.run(parts.db, businessDay(new Date(parts.now())), async () => {})
      return null
    },
    async stop() {
      stopping.abort()
      const stopped = worker
        ?.stop()
        .catch((err: unknown) => log.warn({ err }, 'job cut off at shutdown'))
      await Promise.race([stopped, wait(GRACE_MS, undefined, { ref: false })])
    },
  }
}

async function run(running: Running, job: Job, payload: unknown): Promise<void> {
  const asked = isAsked(payload)
  const caught = await runDue(running, job, asked ? 'TODAY' : 'WHEN_DUE')
  // The other runner may be at an earlier day: the worker asks again in a moment, as another does
  // when this process is told to stop before it began.
  if (asked && (caught === 'BUSY' || caught === 'STOPPED'))
    throw new Error(`${job.name} is being run: asking again`)
}

function isAsked(payload: unknown): boolean {
  return typeof payload === 'object' && payload !== null && 'asked' in payload
}
