import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Logger, parseCronItems, type Runner, type RunnerOptions, run } from 'graphile-worker'
import type { Job } from './job'
import { utcCrontabFor } from './when.rules'

/** Picks up what failed or was left behind by a runner that died, on this node or another. */
const SWEEP = '*/5 * * * *'
/** Jobs at a time in one process: a slow one must not hold up all others. */
export const JOBS_AT_ONCE = 2
const RESTART_MS = 5_000

export interface WorkerParts {
  /** The owner's: the worker makes and keeps its own schema. */
  readonly ownerUrl: string
  readonly jobs: readonly Job[]
  readonly log: FastifyBaseLogger
  readonly handle: (job: Job, payload: unknown) => Promise<void>
}

export interface Worker {
  /** Queues a run; any node may take it. */
  add(job: Job, payload: object): Promise<void>
  stop(): Promise<void>
}

/**
 * Wakes jobs up: on time, every few minutes, and at the start for what was missed. It only knocks;
 * whether a job then runs is decided by `runDue`, so a knock too many does no harm.
 */
export async function startWorker(parts: WorkerParts): Promise<Worker> {
  const { log } = parts
  const stopped = new AbortController()
  let runner: Runner | undefined = await begin(parts)
  const kept = keep()

  /** A database that was away too long ends a runner: then there is a new one. */
  async function keep(): Promise<void> {
    while (!stopped.signal.aborted) {
      await runner?.promise.catch((err: unknown) => log.warn({ err }, 'the job worker ended'))
      runner = undefined
      await wait(RESTART_MS, undefined, { signal: stopped.signal }).catch(() => {})
      if (stopped.signal.aborted) return
      runner = await begin(parts).catch((err: unknown) => {
        log.warn({ err }, 'the job worker cannot start')
        return undefined
      })
    }
  }

  return {
    async add(job, payload) {
      if (!runner) throw new Error('the job worker is not up')
      await runner.addJob(job.name, payload, { jobKey: `${job.name}:asked` })
    },
    async stop() {
      stopped.abort()
      await runner?.stop()
      await kept
    },
  }
}

async function begin(parts: WorkerParts): Promise<Runner> {
  const runner = await run(optionsFor(parts))
  for (const { name } of parts.jobs) {
    await runner.addJob(name, {}, { jobKey: `${name}:start`, maxAttempts: 1 })
  }
  return runner
}

function optionsFor({ ownerUrl, jobs, log, handle }: WorkerParts): RunnerOptions {
  return {
    connectionString: ownerUrl,
    // One listens, the others take and close jobs; the work itself has its own connections.
    maxPoolSize: JOBS_AT_ONCE + 2,
    concurrency: JOBS_AT_ONCE,
    noHandleSignals: true,
    logger: new Logger(() => (level, message, meta) => {
      const loud = ['error', 'warning'].includes(level)
      log[loud ? 'warn' : 'debug']({ meta }, message)
    }),
    taskList: Object.fromEntries(
      jobs.map((job) => [job.name, (payload: unknown) => handle(job, payload)]),
    ),
    parsedCronItems: parseCronItems(
      jobs.flatMap((job) => [
        knock(job, 'on-time', utcCrontabFor(job.when)),
        knock(job, 'sweep', SWEEP),
      ]),
    ),
  }
}

/** Tried once: the next sweep is the next try. One row per key, so that nothing piles up. */
function knock({ name }: Job, why: string, match: string) {
  const jobKey = `${name}:${why}`
  return { task: name, match, identifier: jobKey, options: { jobKey, maxAttempts: 1 } }
}
