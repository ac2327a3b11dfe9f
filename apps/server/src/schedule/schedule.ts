import { setTimeout as wait } from 'node:timers/promises'
import { businessDay } from '@camellia/kernel/business-day'
import { refuse } from '@camellia/kernel/refusal'
import type { FastifyBaseLogger } from 'fastify'
import type { AppDb } from '../http/tell'
import type { Job } from './job'
import { type Running, runDue } from './run-due'
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
  readonly log: FastifyBaseLogger
}

export interface Schedule {
  readonly jobs: readonly Job[]
  start(): Promise<void>
  /** Asks for today's run and does not wait for it. */
  ask(name: string): Promise<null>
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
    async ask(name) {
      const job = jobs.find((known) => known.name === name) ?? refuse('NOT_FOUND')
      await (worker ?? refuse('NETWORK_ERROR')).add(job, ASKED)
      return null
    },
    async again(name) {
      const job = jobs.find((known) => known.name === name)
      await job?.run(parts.db, businessDay(new Date(parts.now())))
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
  // The other runner may be at an earlier day: the worker asks again in a moment.
  if (asked && caught === 'BUSY') throw new Error(`${job.name} is being run: asking again`)
}

function isAsked(payload: unknown): boolean {
  return typeof payload === 'object' && payload !== null && 'asked' in payload
}
