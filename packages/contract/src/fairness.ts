import * as z from 'zod/mini'
import { anyPlayer, endpoint } from './endpoint'
import { historyInput, historyOf, nothing } from './fields'

/** A pair of seeds. The server's stays hidden behind its commit until the pair is rotated out. */
export const seedPair = z.object({
  id: z.uuid(),
  commit: z.string(),
  clientSeed: z.string(),
  /** How many rounds it has served; of a revealed pair, how many in all. */
  nonce: z.int(),
  serverSeed: z.nullable(z.string()),
})

/** The pair that comes next: its commit is public before anyone has chosen a client seed for it. */
export const nextPair = z.object({ id: z.uuid(), commit: z.string() })

const seeds = z.object({
  /** None before the first client seed was chosen. */
  active: z.nullable(seedPair),
  /** None until it is announced. */
  next: z.nullable(nextPair),
  revealed: z.array(seedPair),
})

export const CLIENT_SEED_PATTERN = /^[A-Za-z0-9_.-]{1,64}$/

export const readSeeds = endpoint({
  method: 'GET',
  path: '/fairness/seed',
  summary: 'My seed pair in use, the commit of the next one, and the newest that were revealed.',
  access: anyPlayer,
  scope: 'SELF',
  input: nothing,
  output: seeds,
  refuses: [],
})

export const listRevealed = endpoint({
  method: 'POST',
  path: '/fairness/revealed',
  summary: 'My revealed seed pairs, newest first. Pairs that served no round are not listed.',
  reads: true,
  access: anyPlayer,
  scope: 'SELF',
  input: historyInput,
  output: historyOf(seedPair),
  refuses: [],
})

export const announceSeeds = endpoint({
  method: 'POST',
  path: '/fairness/next',
  summary: 'Have my next pair announced, if it is not: its commit comes before my client seed.',
  access: anyPlayer,
  scope: 'SELF',
  input: nothing,
  output: seeds,
  refuses: [],
})

export const rotateSeeds = endpoint({
  method: 'POST',
  path: '/fairness/rotation',
  summary: 'Begin the announced pair with my client seed, and reveal the server seed in use.',
  access: anyPlayer,
  scope: 'SELF',
  input: z.strictObject({
    /** The pair whose commit I was shown: no other comes into use. */
    next: z.uuid(),
    /** A new one: the house knew those of my earlier pairs before it made this one. */
    clientSeed: z.string().check(z.regex(CLIENT_SEED_PATTERN)),
  }),
  output: z.object({
    active: seedPair,
    next: nextPair,
    /** The pair that was in use until now; none the first time. */
    revealed: z.nullable(seedPair),
  }),
  refuses: ['CONFLICT', 'CLIENT_SEED_USED'],
})
