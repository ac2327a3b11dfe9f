import * as z from 'zod/mini'
import { anyPlayer, endpoint } from './endpoint'
import { amountField, historyInput, historyOf, timeField, wonField, wordsField } from './fields'

export const oddEvenPick = z.enum(['ODD', 'EVEN'])

/** What a player can bet on, one member of the union per game. */
export const betInput = z.discriminatedUnion('game', [
  z.strictObject({
    game: z.literal('odd-even'),
    stake: amountField,
    choice: z.strictObject({ pick: oddEvenPick }),
  }),
])

/** The brief's second status list; an instant round is settled when it is answered. */
export const ROUND_STATUSES = ['PENDING', 'PROCESSING', 'FINISHED', 'LOSE', 'CANCEL'] as const

/** Everything needed to check a round without trusting us, once its seed is revealed. */
export const round = z.object({
  id: z.uuid(),
  game: z.string(),
  stake: wonField,
  win: wonField,
  status: z.enum(ROUND_STATUSES),
  choice: z.record(z.string(), z.unknown()),
  outcome: z.record(z.string(), z.unknown()),
  seedId: z.uuid(),
  /** SHA-256 of the server seed, published before the first bet on it. */
  commit: z.string(),
  clientSeed: z.string(),
  nonce: z.int(),
  balanceBefore: wonField,
  balanceAfter: wonField,
  createdAt: timeField,
})

export const bet = endpoint({
  method: 'POST',
  path: '/play/bet',
  summary: 'Place a bet and get the settled round. A repeat of the key gets the same round.',
  access: { sites: ['PLAYER'], ability: { subject: 'Betting', action: 'allow' } },
  scope: 'SELF',
  money: 'KEY_REQUIRED',
  input: betInput,
  output: z.object({ round, balance: wonField, version: z.int() }),
  refuses: [
    'INFLUCIANT_BALANCE',
    'BET_LIMIT',
    'LIMIT_REACHED',
    'SELF_EXCLUDED',
    'GAME_DISABLED',
    'RTP_CHANGED',
    'CONFLICT',
    'UNAUTHORIZED',
  ],
})

export const listRounds = endpoint({
  method: 'POST',
  path: '/round/list',
  summary: 'My rounds, newest first.',
  reads: true,
  access: anyPlayer,
  scope: 'SELF',
  input: z.extend(historyInput, { game: z.optional(wordsField(40)) }),
  output: historyOf(round),
  refuses: [],
})

export type Round = z.output<typeof round>
export type BetInput = z.output<typeof betInput>
