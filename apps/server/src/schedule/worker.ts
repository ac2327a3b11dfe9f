import { setTimeout as wait } from 'node:timers/promises'
import { asRefusal } from '@camellia/db/tx'
import { refuse } from '@camellia/kernel/refusal'
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
  void keep()

  /** A database that was away too long ends a runner: then there is a new one. */
  async function keep(): Promise<void> {
    while (!stopped.signal.aborted) {
      if (runner)
        await ended(runner).catch((err: unknown) =>
          log.warn({ err }, 'job worker stopped with an error'),
        )
      runner = undefined
      await wait(RESTART_MS, undefined, { signal: stopped.signal }).catch(() => {})
      if (stopped.signal.aborted) return
      runner = await begin(parts).catch((err: unknown) => {
        log.warn({ err }, 'job worker failed to start')
        return undefined
      })
    }
  }

  return {
    async add(job, payload) {
      const up = runner ?? refuse('NETWORK_ERROR')
      await up.addJob(job.name, payload, { jobKey: `${job.name}:asked` }).catch((error) => {
        throw asRefusal(error)
      })
    },
    async stop() {
      stopped.abort()
      await runner?.stop()
    },
  }
}

/** After a fatal error a runner may wait for itself without end: it is told to stop and left. */
async function ended(runner: Runner): Promise<void> {
  const fatal = new Promise<never>((_, reject) => {
    runner.events.once('pool:fatalError', ({ error }) => reject(error))
  })
  try {
    await Promise.race([runner.promise, fatal])
  } catch (error) {
    void runner.stop().catch(() => {})
    throw error
  }
}

async function begin(parts: WorkerParts): Promise<Runner> {
  const runner = await run(optionsFor(parts))
  for (const { name } of parts.jobs.filter(isByClock)) {
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
    // Without a delay, even one of nothing, a connection lost at the end of a job is a rejection that
    // nobody handles and that ends the process; with one it is the fatal error that `ended` hears.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new Logger(() => (level, message, meta) => {
      const loud = ['error', 'warning'].includes(level)
      log[loud ? 'warn' : 'debug']({ meta }, message)
    }),
    taskList: Object.fromEntries(
      jobs.map((job) => [job.name, (payload: unknown) => handle(job, payload)]),
    ),
    parsedCronItems: parseCronItems(
      jobs
        .filter(isByClock)
        .flatMap((job) => [
          knock(job, 'on-time', utcCrontabFor(job.when)),
          knock(job, 'sweep', SWEEP),
        ]),
    ),
  }
}

function isByClock({ when }: Job): boolean {
  return when.every !== 'ASKED'
}

/** Tried once: the next sweep is the next try. One row per key, so that nothing piles up. */
function knock({ name }: Job, why: string, match: string) {
  const jobKey = `${name}:${why}`
  return { task: name, match, identifier: jobKey, options: { jobKey, maxAttempts: 1 } }
}
