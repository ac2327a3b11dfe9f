import * as z from 'zod/mini'
import { endpoint, guest } from './endpoint'
import { amountField, historyInput, historyOf, timeField, wonField } from './fields'
import { oddEvenPick } from './play'

/** Games that are drawn once for everyone. */
export const SHARED_CODES = ['odd-even-1m'] as const
export type SharedCode = (typeof SHARED_CODES)[number]

export const EVENT_PHASES = ['OPEN', 'CLOSED', 'DRAWN', 'SETTLED', 'VOID'] as const

const choice = z.strictObject({ pick: oddEvenPick })
const drawn = z.object({ ball: z.int(), result: oddEvenPick })

/** A shared round as everyone sees it. */
const event = z.object({
  id: z.uuid(),
  game: z.string(),
  /** Of its game: 1, 2, 3 …; the nonce of the draw. */
  number: z.int(),
  phase: z.enum(EVENT_PHASES),
  opensAt: timeField,
  closesAt: timeField,
  /** SHA-256 of the server seed, published before the first bet. */
  commit: z.string(),
  bets: z.int(),
  outcome: z.nullable(drawn),
})

/** Everything a screen needs; each push carries all of it, numbered, so that none is missed. */
export const tableState = z.object({
  game: z.string(),
  /** Grows with every change: an older one is dropped. */
  seq: z.int(),
  /** Of the server, for a countdown by its clock. */
  now: timeField,
  /** Null while the game rests: it wakes when somebody looks. */
  current: z.nullable(event),
  /** The newest results, newest first. */
  results: z.array(event),
})

const openBet = z.object({
  id: z.uuid(),
  event: z.uuid(),
  number: z.int(),
  stake: wonField,
  choice,
  /** Its place among the bets of its round, from 0. */
  place: z.int(),
  placedAt: timeField,
})

export const readTable = endpoint({
  method: 'POST',
  path: '/event/table',
  summary: 'A game that is drawn for everyone: its round now, the last results, my open bets.',
  reads: true,
  access: guest,
  scope: 'SELF',
  input: z.strictObject({ game: z.literal(SHARED_CODES) }),
  output: z.object({ table: tableState, mine: z.array(openBet) }),
  refuses: [],
})

/** What was signed: the bet has this place, and the tree over all bets up to it has this root. */
const receipt = z.object({
  place: z.int(),
  root: z.string(),
  /** Ed25519 over `event:place:bet:root`. */
  signature: z.string(),
})

export const placeBet = endpoint({
  method: 'POST',
  path: '/event/bet',
  summary: 'Bet on a shared round until it closes. A repeat of the key gets the same bet.',
  access: { sites: ['PLAYER'], ability: { subject: 'Betting', action: 'allow' } },
  scope: 'SELF',
  money: 'KEY_REQUIRED',
  perMinute: 300,
  input: z.strictObject({
    game: z.literal(SHARED_CODES),
    event: z.uuid(),
    stake: amountField,
    choice,
  }),
  output: z.object({ bet: openBet, receipt, balance: wonField, version: z.int() }),
  refuses: [
    'INFLUCIANT_BALANCE',
    'BET_LIMIT',
    'BET_CLOSED',
    'TOO_MANY_BETS',
    'LIMIT_REACHED',
    'SELF_EXCLUDED',
    'GAME_DISABLED',
    'GAME_MAINTENANCE',
    'CONFLICT',
    'UNAUTHORIZED',
  ],
})

/**
 * Bets of one member in one round: no more are taken (`event_full_for`), so that each of them comes
 * with its path.
 */
export const OWN_BETS_MAX = 50

export const readEvent = endpoint({
  method: 'POST',
  path: '/event/read',
  summary: 'One shared round with everything to check it, and the paths of my own bets.',
  reads: true,
  heavy: true,
  access: guest,
  scope: 'SELF',
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({
    event,
    /** Over all bets in the order of acceptance; null until it is drawn. */
    root: z.nullable(z.string()),
    serverSeed: z.nullable(z.string()),
    reason: z.string(),
    /** The public key of the receipts. */
    receiptKey: z.string(),
    mine: z.array(
      z.object({
        id: z.uuid(),
        salt: z.string(),
        stake: wonField,
        choice,
        place: z.int(),
        win: wonField,
        path: z.array(z.string()),
      }),
    ),
  }),
  refuses: ['NOT_FOUND'],
})

export const listEvents = endpoint({
  method: 'POST',
  path: '/event/list',
  summary: 'Shared rounds of a game, newest first.',
  reads: true,
  access: guest,
  scope: 'NONE',
  input: z.extend(historyInput, { game: z.literal(SHARED_CODES) }),
  output: historyOf(event),
  refuses: [],
})

export type EventBetInput = z.output<typeof placeBet.input>
export type EventView = z.output<typeof event>
export type TableState = z.output<typeof tableState>
export type OpenBet = z.output<typeof openBet>
export type OwnEventBet = z.output<typeof readEvent.output>['mine'][number]
