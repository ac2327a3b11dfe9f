import * as z from 'zod/mini'
import { abilityField } from './abilities'
import { tableState } from './event'
import { wonField } from './fields'

export const ALARM_KINDS = [
  'FAQ',
  'WITHDRAW',
  'DEPOSIT',
  'NEW_USER',
  'RTP',
  'CODES',
  'SECOND',
] as const

/** What may wait for a second person. */
export const SECOND_KINDS = ['DEPOSIT', 'WITHDRAW', 'PAYMENT', 'ACCOUNT', 'CALL', 'RTP'] as const

/** Everything the server may say unasked. The browser switches on `type`. */
export const push = z.discriminatedUnion('type', [
  z.object({ type: z.literal('PERMISSION'), rules: z.array(abilityField) }),
  /** `version` grows with every change of the wallet: the browser drops older ones. */
  z.object({ type: z.literal('BALANCE'), balance: wonField, point: wonField, version: z.int() }),
  z.object({ type: z.literal('MESSAGE'), unread: z.int() }),
  z.object({
    type: z.literal('ALARM'),
    kind: z.enum(ALARM_KINDS),
    text: z.string(),
    id: z.string(),
    /** Of FAQ: a question in the live chat rather than a written one. */
    chat: z.optional(z.boolean()),
    /** Of SECOND: what waits for the second yes. */
    second: z.optional(z.enum(SECOND_KINDS)),
  }),
  z.object({ type: z.literal('LOGOUT'), text: z.string() }),
  /** To whoever is logged in elsewhere: their account was opened in a browser never seen before. */
  z.object({
    type: z.literal('NEW_DEVICE'),
    browser: z.string(),
    system: z.string(),
    address: z.string(),
  }),
  /** A gift came or is gone: who shows them asks again. */
  z.object({ type: z.literal('GIFT') }),
  /** To a player: an inquiry was answered. */
  z.object({ type: z.literal('INQUIRY'), id: z.string() }),
  /** To both sides of a conversation: who shows it asks again, but for TYPING. */
  z.object({
    type: z.literal('CHAT'),
    chat: z.string(),
    event: z.enum(['POST', 'SEEN', 'STATE', 'TYPING']),
    by: z.enum(['MEMBER', 'STAFF']),
  }),
  /** To whoever sends a broadcast to many: how far it is. */
  z.object({ type: z.literal('BROADCAST'), id: z.string(), sent: z.int(), total: z.int() }),
  /** To whoever looks at a game that is drawn for everyone: all of its state, numbered. */
  z.object({ type: z.literal('TABLE'), table: tableState }),
  /** To whoever held a request: somebody took it over. */
  z.object({
    type: z.literal('CLAIM'),
    queue: z.enum(['DEPOSIT', 'WITHDRAW', 'PAYMENT']),
    id: z.string(),
    by: z.string(),
  }),
  /** A queue of the office changed: who shows it asks again. */
  z.object({
    type: z.literal('QUEUE'),
    queue: z.enum([
      'SIGNUP',
      'DEPOSIT',
      'WITHDRAW',
      'PAYMENT',
      'PASSWORD',
      'RTP',
      'CALL',
      'ACCOUNT',
      'INQUIRY',
      'MACRO',
      'CHAT',
      'SETTING',
    ]),
  }),
])

export type Push = z.output<typeof push>
export type PushType = Push['type']
export type SecondKind = (typeof SECOND_KINDS)[number]
export type AlarmKind = (typeof ALARM_KINDS)[number]

export const PUSH_TYPES: readonly PushType[] = [
  'PERMISSION',
  'BALANCE',
  'MESSAGE',
  'ALARM',
  'LOGOUT',
  'NEW_DEVICE',
  'GIFT',
  'INQUIRY',
  'CHAT',
  'BROADCAST',
  'CLAIM',
  'QUEUE',
  'TABLE',
]
