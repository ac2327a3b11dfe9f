import * as z from 'zod/mini'
import { anyPlayer, endpoint, staffWho } from './endpoint'
import { historyInput, historyOf, memberIdField, timeField, wonField } from './fields'
import { GAME_TYPES, gameField } from './game'
import { oddEvenPick, round } from './play'

/** Which rounds, for the histories of both sites. */
export const roundFilter = {
  game: z.optional(gameField),
  types: z.optional(z.array(z.enum(GAME_TYPES)).check(z.minLength(1), z.maxLength(7))),
  result: z.optional(z.enum(['WON', 'LOST', 'GIFT'])),
  from: z.optional(timeField),
  until: z.optional(timeField),
}

/** What it takes to play a round again comes with the detail. */
const HEAVY = { outcome: true, commit: true, clientSeed: true, stream: true } as const

/**
 * A round in a list. What was drawn can be as long as a film: it comes with the detail, and the
 * little that a mini game draws comes here.
 */
const listedRound = z.extend(z.omit(round, HEAVY), {
  drawn: z.nullable(z.object({ ball: z.int(), result: oddEvenPick })),
})

export const listRounds = endpoint({
  method: 'POST',
  path: '/round/list',
  summary: 'My rounds, newest first.',
  reads: true,
  heavy: true,
  access: anyPlayer,
  scope: 'SELF',
  input: z.extend(historyInput, {
    ...roundFilter,
    /** Only those drawn from this pair of mine. */
    seed: z.optional(z.uuid()),
  }),
  output: historyOf(listedRound),
  refuses: [],
})

const totals = z.object({ rounds: z.int(), stake: wonField, win: wonField })

export const roundTotals = endpoint({
  method: 'POST',
  path: '/round/totals',
  summary: 'What my rounds come to; gifts are counted apart.',
  reads: true,
  heavy: true,
  access: anyPlayer,
  scope: 'SELF',
  input: z.strictObject(roundFilter),
  output: totals,
  refuses: [],
})

export const readRound = endpoint({
  method: 'POST',
  path: '/round/read',
  summary: 'One round of mine with everything to play it again and to check it.',
  reads: true,
  access: anyPlayer,
  scope: 'SELF',
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({
    round,
    /** The server's seed, once its pair was rotated out; null while it is in use. */
    serverSeed: z.nullable(z.string()),
  }),
  refuses: ['NOT_FOUND'],
})

/** Rounds asked for at once, and how many bytes of outcomes an answer carries. */
export const PROOFS_MAX = 20
export const PROOF_BYTES_MAX = 256 * 1024

export const readProofs = endpoint({
  method: 'POST',
  path: '/round/proofs',
  summary: 'Rounds of mine with their outcomes, to check many of them; as many as fit.',
  reads: true,
  heavy: true,
  access: anyPlayer,
  scope: 'SELF',
  input: z.strictObject({
    ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(PROOFS_MAX)),
  }),
  output: z.object({
    /** In the order asked for; one that is not mine is not among them. */
    rounds: z.array(round),
    /** What did not fit into this answer: ask for it next. */
    left: z.array(z.uuid()),
  }),
  refuses: [],
})

/** A round as staff see it in a list: the outcome comes with the detail. */
const staffRound = z.object({
  id: z.uuid(),
  member: z.object({ id: memberIdField, code: z.string(), name: z.string() }),
  game: z.string(),
  gameType: z.enum(GAME_TYPES),
  stake: wonField,
  win: wonField,
  cancelStake: wonField,
  cancelWin: wonField,
  status: z.string(),
  variant: z.nullable(z.string()),
  gift: z.boolean(),
  balanceBefore: wonField,
  balanceAfter: wonField,
  createdAt: timeField,
})

const staffFilter = { ...roundFilter, member: z.optional(memberIdField) }

export const listAllRounds = endpoint({
  method: 'POST',
  path: '/history/rounds',
  summary: 'Rounds of everyone below me, newest first.',
  reads: true,
  heavy: true,
  access: staffWho('Report', 'read'),
  scope: 'SUBTREE',
  input: z.extend(historyInput, staffFilter),
  output: historyOf(staffRound),
  refuses: ['MEMBER_NOT_FOUND'],
})

export const allRoundTotals = endpoint({
  method: 'POST',
  path: '/history/totals',
  summary: 'What the rounds of everyone below me come to, from the daily sums.',
  reads: true,
  heavy: true,
  access: staffWho('Report', 'read'),
  scope: 'SUBTREE',
  input: z.strictObject(staffFilter),
  output: totals,
  refuses: ['MEMBER_NOT_FOUND'],
})

export const readAnyRound = endpoint({
  method: 'POST',
  path: '/history/round',
  summary: 'One round below me with its outcome, to be played again.',
  reads: true,
  access: staffWho('Report', 'read'),
  scope: 'SUBTREE',
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({
    round: staffRound,
    choice: z.record(z.string(), z.unknown()),
    outcome: z.record(z.string(), z.unknown()),
    nonce: z.int(),
    commit: z.string(),
  }),
  refuses: ['NOT_FOUND'],
})

export type ListedRound = z.output<typeof listedRound>
export type StaffRound = z.output<typeof staffRound>
