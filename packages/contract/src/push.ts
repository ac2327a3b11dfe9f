import * as z from 'zod/mini'
import { abilityField } from './abilities'
import { wonField } from './fields'

export const ALARM_KINDS = ['FAQ', 'WITHDRAW', 'DEPOSIT', 'NEW_USER'] as const

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
  }),
  z.object({ type: z.literal('LOGOUT'), text: z.string() }),
  /** A gift came or is gone: who shows them asks again. */
  z.object({ type: z.literal('GIFT') }),
  /** A queue of the office changed: who shows it asks again. */
  z.object({
    type: z.literal('QUEUE'),
    queue: z.enum(['SIGNUP', 'DEPOSIT', 'WITHDRAW', 'PAYMENT', 'PASSWORD']),
  }),
])

export type Push = z.output<typeof push>
export type PushType = Push['type']
export type AlarmKind = (typeof ALARM_KINDS)[number]

export const PUSH_TYPES: readonly PushType[] = [
  'PERMISSION',
  'BALANCE',
  'MESSAGE',
  'ALARM',
  'LOGOUT',
  'GIFT',
  'QUEUE',
]
