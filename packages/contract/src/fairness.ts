import * as z from 'zod/mini'
import { anyPlayer, endpoint } from './endpoint'
import { nothing } from './fields'

/** A pair of seeds. The server's stays hidden behind its commit until the pair is rotated out. */
export const seedPair = z.object({
  id: z.uuid(),
  commit: z.string(),
  clientSeed: z.string(),
  nonce: z.int(),
  serverSeed: z.nullable(z.string()),
})

export const CLIENT_SEED_PATTERN = /^[A-Za-z0-9_.-]{1,64}$/

export const readSeeds = endpoint({
  method: 'GET',
  path: '/fairness/seed',
  summary: 'My seed pair in use, and the revealed ones before it.',
  access: anyPlayer,
  scope: 'SELF',
  input: nothing,
  output: z.object({ active: seedPair, revealed: z.array(seedPair) }),
  refuses: [],
})

export const rotateSeeds = endpoint({
  method: 'POST',
  path: '/fairness/rotation',
  summary: 'Reveal the server seed in use and begin a new pair with my client seed.',
  access: anyPlayer,
  scope: 'SELF',
  input: z.strictObject({ clientSeed: z.string().check(z.regex(CLIENT_SEED_PATTERN)) }),
  output: z.object({ active: seedPair, revealed: seedPair }),
  refuses: ['CONFLICT'],
})
