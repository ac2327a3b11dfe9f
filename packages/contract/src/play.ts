import * as z from 'zod/mini'
import { anyPlayer, endpoint, guest } from './endpoint'
import { amountField, noData, timeField, wonField } from './fields'
import { gameField, RTP_VARIANTS } from './game'

export const oddEvenPick = z.enum(['ODD', 'EVEN'])

export const SLOT_CODES = [
  'crimson-fortune',
  'tiger-moon',
  'thunder-pantheon',
  'bingsu-pop',
  'diamond-777',
  'hwatu-garden',
] as const
export type SlotCode = (typeof SLOT_CODES)[number]

/** A bought feature costs its price times the stake. */
const slotChoice = z.strictObject({ buy: z.optional(z.boolean()) })

/** What a player can bet on, one member of the union per kind of game. */
export const betInput = z.discriminatedUnion('game', [
  z.strictObject({
    game: z.literal('odd-even'),
    stake: amountField,
    choice: z.strictObject({ pick: oddEvenPick }),
  }),
  z.strictObject({
    game: z.literal(SLOT_CODES),
    stake: amountField,
    choice: slotChoice,
    /** The variant the player was shown: a round of another one is not played unannounced. */
    variant: z.enum(RTP_VARIANTS),
    /** The gift this round is one of. */
    gift: z.optional(z.uuid()),
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
  /** What of the stake was given back. */
  cancelStake: wonField,
  status: z.enum(ROUND_STATUSES),
  choice: z.record(z.string(), z.unknown()),
  outcome: z.record(z.string(), z.unknown()),
  /** The pair it was drawn from; null for one that was drawn for everyone. */
  seedId: z.nullable(z.uuid()),
  /** The shared round it was a bet of. */
  event: z.nullable(z.uuid()),
  /** SHA-256 of the server seed, published before the first bet on it. */
  commit: z.string(),
  clientSeed: z.string(),
  nonce: z.int(),
  /** Which form of the stream it was drawn with. */
  stream: z.literal([1, 2]),
  balanceBefore: wonField,
  balanceAfter: wonField,
  createdAt: timeField,
  /** A gift of the house: the stake was not the player's. */
  gift: z.boolean(),
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
    'GAME_MAINTENANCE',
    'RTP_CHANGED',
    'CLIENT_SEED_REQUIRED',
    'CONFLICT',
    'UNAUTHORIZED',
  ],
})

/** A gift that may be played or taken now. */
export const gift = z.object({
  id: z.uuid(),
  kind: z.enum(['SPINS', 'PRIZE']),
  game: z.nullable(z.string()),
  bet: z.nullable(wonField),
  spins: z.nullable(z.int()),
  spinsLeft: z.nullable(z.int()),
  amount: wonField,
  memo: z.string(),
  expiresAt: timeField,
})

export const openGame = endpoint({
  method: 'POST',
  path: '/play/session',
  summary: 'Enter a title: what is played now, the round I did not see to its end, my gifts.',
  access: anyPlayer,
  scope: 'SELF',
  input: z.strictObject({ game: gameField }),
  output: z.object({
    variant: z.nullable(z.enum(RTP_VARIANTS)),
    open: z.boolean(),
    minBet: wonField,
    maxBet: wonField,
    /** Whether there are seeds to draw from; if not, the browser chooses its own first. */
    seeded: z.boolean(),
    unfinished: z.nullable(round),
    gifts: z.array(gift),
  }),
  refuses: ['NOT_FOUND'],
})

export const markShown = endpoint({
  method: 'POST',
  path: '/play/shown',
  summary: 'I have seen this round to its end.',
  access: anyPlayer,
  scope: 'SELF',
  input: z.strictObject({ round: z.uuid() }),
  output: noData,
  refuses: ['NOT_FOUND'],
})

/** The same games as for money, but without what belongs to a player. */
const demoInput = z.discriminatedUnion('game', [
  z.strictObject({
    game: z.literal('odd-even'),
    stake: amountField,
    choice: z.strictObject({ pick: oddEvenPick }),
  }),
  z.strictObject({ game: z.literal(SLOT_CODES), stake: amountField, choice: slotChoice }),
])

export const playDemo = endpoint({
  method: 'POST',
  path: '/play/demo',
  summary: 'A round for fun: the same mathematics, no money, nothing kept.',
  reads: true,
  access: guest,
  scope: 'NONE',
  input: demoInput,
  output: z.object({
    win: wonField,
    cost: wonField,
    /** Null for a title that has only one. */
    variant: z.nullable(z.enum(RTP_VARIANTS)),
    outcome: z.record(z.string(), z.unknown()),
  }),
  refuses: ['BET_LIMIT', 'TOO_MANY_REQUESTS', 'GAME_DISABLED', 'GAME_MAINTENANCE'],
})

export type Round = z.output<typeof round>
export type BetInput = z.output<typeof betInput>
export type DemoInput = z.output<typeof demoInput>
export type Gift = z.output<typeof gift>
