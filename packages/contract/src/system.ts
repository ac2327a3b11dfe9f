import * as z from 'zod/mini'
import { endpoint, staffWho } from './endpoint'
import { nothing, textsField, timeField, wordsField } from './fields'

export const job = z.object({
  name: z.string(),
  /** When it runs, as a crontab line in Asia/Seoul; empty: when somebody asks. */
  schedule: z.string(),
  lastRun: z.nullable(
    z.object({
      businessDay: z.string(),
      startedAt: timeField,
      finishedAt: z.nullable(timeField),
      outcome: z.enum(['RUNNING', 'DONE', 'FAILED']),
      /** What it did or found: figures by name, and texts that are the same in every language. */
      found: z.record(z.string(), z.union([z.number(), z.string()])),
      /** What went wrong, or what is wrong with what it looked at. */
      detail: z.string(),
    }),
  ),
  nextRunAt: z.nullable(timeField),
})

export const listJobs = endpoint({
  method: 'GET',
  path: '/system/jobs',
  summary: 'Every scheduled job with its last and next run.',
  access: staffWho('System', 'manage'),
  scope: 'SITE',
  input: nothing,
  output: z.array(job),
  refuses: [],
})

/** What a job tells on its way; each needs its text in seven languages. */
export const JOB_STEPS = [
  'MONTHS',
  'BOOKS',
  'ACCOUNTS',
  'ENTRIES',
  'ROUNDS',
  'BREAKS',
  'CHAIN',
  'LINKS',
  'SESSIONS',
  'FILES',
  'GAME_DAYS',
  'ALARMS',
  'GIFTS',
  'BACKUP_BEGUN',
  'BACKUP_READ_BACK',
  'DRILL_BEGUN',
] as const
export type JobStep = (typeof JOB_STEPS)[number]

/** One run of a job, by the clock or asked for by somebody. */
export const attempt = z.object({
  id: z.uuid(),
  businessDay: z.nullable(z.string()),
  /** Null: the clock. */
  askedBy: z.nullable(z.string()),
  askedAt: timeField,
  startedAt: z.nullable(timeField),
  finishedAt: z.nullable(timeField),
  outcome: z.enum(['WAITING', 'RUNNING', 'DONE', 'FAILED']),
  steps: z.array(
    z.object({ at: timeField, step: z.enum(JOB_STEPS), count: z.nullable(z.number()) }),
  ),
  found: z.record(z.string(), z.union([z.number(), z.string()])),
  detail: z.string(),
})

export type Attempt = z.output<typeof attempt>

export const listAttempts = endpoint({
  method: 'POST',
  path: '/system/jobs/attempts',
  summary: 'The last runs of a job, newest first, with what each told on its way.',
  reads: true,
  access: staffWho('System', 'manage'),
  scope: 'SITE',
  input: z.strictObject({ name: wordsField(60) }),
  output: z.array(attempt),
  refuses: [],
})

export const runJob = endpoint({
  method: 'POST',
  path: '/system/jobs/run',
  summary: 'Run a job now, also one that ran today already; which attempt it is.',
  access: staffWho('System', 'manage'),
  scope: 'SITE',
  input: z.strictObject({ name: wordsField(60) }),
  output: z.object({ attempt: z.uuid() }),
  refuses: ['NOT_FOUND'],
})

/** What a process says of itself. */
const nodeFacts = z.object({
  version: z.string(),
  role: z.string(),
  host: z.string(),
  pid: z.int(),
  /** Of the whole machine. */
  cpuPercent: z.int(),
  memoryMb: z.int(),
  machineMb: z.int(),
  /** Of the event loop: 99 of 100 waited no longer. */
  lagMs: z.int(),
  connections: z.int(),
})
export type NodeFacts = z.output<typeof nodeFacts>

export const readHealth = endpoint({
  method: 'GET',
  path: '/system/health',
  summary: 'Which processes are up and how they are, and the same of the database.',
  heavy: true,
  access: staffWho('System', 'manage'),
  scope: 'SITE',
  input: nothing,
  output: z.object({
    nodes: z.array(
      z.extend(nodeFacts, {
        id: z.uuid(),
        up: z.boolean(),
        startedAt: timeField,
        seenAt: timeField,
      }),
    ),
    database: z.object({
      version: z.string(),
      bytes: z.number(),
      /** The oldest size of the last thirty days; null: this is the first day. */
      before: z.nullable(z.object({ day: z.string(), bytes: z.number() })),
      connections: z.int(),
      connectionsMax: z.int(),
      longestSeconds: z.int(),
      /** Of the reads, in basis points. */
      cacheHit: z.nullable(z.int()),
      replicas: z.array(z.object({ name: z.string(), lagMs: z.int() })),
      /** Null: the database does not measure its calls. */
      slow: z.nullable(z.array(z.object({ text: z.string(), calls: z.number(), meanMs: z.int() }))),
    }),
  }),
  refuses: [],
})

export const CLOSURE_SCOPES = ['SITE', 'TYPE', 'VENDOR', 'GAME'] as const
export type ClosureScope = (typeof CLOSURE_SCOPES)[number]

/** Closed for maintenance: now, at a time that was set, or some time ago. */
export const closure = z.object({
  id: z.uuid(),
  scope: z.enum(CLOSURE_SCOPES),
  /** The type, vendor or title; empty for the whole site. */
  target: z.string(),
  messages: z.record(z.string(), z.string()),
  startsAt: timeField,
  /** Null: until somebody opens it. */
  endsAt: z.nullable(timeField),
  state: z.enum(['NOW', 'PLANNED', 'OVER']),
  madeBy: z.nullable(z.string()),
  endedAt: z.nullable(timeField),
  endedBy: z.nullable(z.string()),
})
export type Closure = z.output<typeof closure>

export const listClosures = endpoint({
  method: 'GET',
  path: '/system/closures',
  summary: 'What is closed for maintenance, what will be, and what was.',
  access: staffWho('System', 'manage'),
  scope: 'SITE',
  input: nothing,
  output: z.array(closure),
  refuses: [],
})

export const saveClosure = endpoint({
  method: 'POST',
  path: '/system/closures/save',
  summary: 'Close the site, a type, a vendor or a title, now or later. The office stays open.',
  access: staffWho('System', 'manage'),
  scope: 'SITE',
  input: z.strictObject({
    scope: z.enum(CLOSURE_SCOPES),
    target: wordsField(40),
    messages: textsField(500),
    /** Null: now. */
    startsAt: z.nullable(timeField),
    endsAt: z.nullable(timeField),
  }),
  output: z.null(),
  refuses: ['NOT_FOUND', 'INVALID_PARAMETER'],
})

export const endClosure = endpoint({
  method: 'POST',
  path: '/system/closures/end',
  summary: 'Open it again, or do not close it after all.',
  access: staffWho('System', 'manage'),
  scope: 'SITE',
  input: z.strictObject({ id: z.uuid() }),
  output: z.null(),
  refuses: ['NOT_FOUND'],
})

export const changeMaintenance = endpoint({
  method: 'POST',
  path: '/system/maintenance',
  summary: 'Close the player site with a message, or open it again. The office stays open.',
  access: staffWho('System', 'manage'),
  scope: 'SITE',
  input: z.strictObject({ on: z.boolean(), message: wordsField(500) }),
  output: z.null(),
  refuses: [],
})

export const readMaintenance = endpoint({
  method: 'GET',
  path: '/system/maintenance',
  summary: 'Whether the player site is closed, and with which message.',
  access: staffWho('System', 'manage'),
  scope: 'SITE',
  input: nothing,
  output: z.object({ on: z.boolean(), message: z.string() }),
  refuses: [],
})

/** What a loop could not do for one of its items, and when it tries again. */
export const failure = z.object({
  work: z.string(),
  item: z.string(),
  reason: z.string(),
  tries: z.int(),
  firstAt: timeField,
  lastAt: timeField,
  retryAt: timeField,
})

export type Failure = z.output<typeof failure>

export const listFailures = endpoint({
  method: 'GET',
  path: '/system/failures',
  summary: 'What the product could not do by itself and left aside, the longest failing first.',
  access: staffWho('System', 'manage'),
  scope: 'SITE',
  input: nothing,
  output: z.array(failure),
  refuses: [],
})

export const retryFailure = endpoint({
  method: 'POST',
  path: '/system/failures/retry',
  summary: 'Try it again now, without waiting for its next turn.',
  access: staffWho('System', 'manage'),
  scope: 'SITE',
  input: z.strictObject({ work: wordsField(60), item: wordsField(200) }),
  output: z.null(),
  refuses: ['NOT_FOUND'],
})
