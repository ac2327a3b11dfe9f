import * as z from 'zod/mini'
import { anyPlayer, endpoint, staffWho } from './endpoint'
import {
  historyInput,
  historyOf,
  LANGUAGE_CODES,
  lineField,
  memberIdField,
  noData,
  nothing,
  pageInput,
  pageOf,
  personOut,
  roleIdField,
  textField,
  timeField,
  wordsField,
} from './fields'

export const MESSAGE_TITLE_MAX = 100
export const MESSAGE_CONTENT_MAX = 2_000

/** The same in other languages: who reads one of them gets it, all others the first text. */
const translations = z.partialRecord(
  z.enum(LANGUAGE_CODES),
  z.strictObject({ title: lineField(MESSAGE_TITLE_MAX), content: textField(MESSAGE_CONTENT_MAX) }),
)
export type Translations = z.output<typeof translations>

const words = {
  title: lineField(MESSAGE_TITLE_MAX),
  content: textField(MESSAGE_CONTENT_MAX),
  translations: z.optional(translations),
}

/** Status 0 is unread, as the brief says; 1 is read. */
export const message = z.object({
  id: z.string(),
  sender: z.string(),
  title: z.string(),
  content: z.string(),
  status: z.literal([0, 1]),
  createdAt: timeField,
  readAt: z.nullable(timeField),
})

export const listMessages = endpoint({
  method: 'POST',
  path: '/message/list',
  summary: 'My messages, newest first; `unread` counts all of them.',
  reads: true,
  access: anyPlayer,
  scope: 'SELF',
  input: z.extend(pageInput, {
    searchkey: wordsField(100),
    /** Only those I have not read. */
    unread: z.optional(z.boolean()),
  }),
  output: z.extend(pageOf(message), { unread: z.int() }),
  refuses: [],
})

const messageIds = z.strictObject({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(100)),
})

export const readMessages = endpoint({
  method: 'POST',
  path: '/message/reading',
  summary: 'Mark my messages as read.',
  access: anyPlayer,
  scope: 'SELF',
  input: messageIds,
  output: noData,
  refuses: ['NOT_FOUND'],
})

export const removeMessages = endpoint({
  method: 'POST',
  path: '/message/removal',
  summary: 'Remove messages from my box.',
  access: anyPlayer,
  scope: 'SELF',
  input: messageIds,
  output: noData,
  refuses: ['NOT_FOUND'],
})

export const sendMessage = endpoint({
  method: 'POST',
  path: '/message/send',
  summary: 'Write to members below me; all of them get it or none.',
  access: staffWho('Message', 'write'),
  scope: 'SUBTREE',
  input: z.strictObject({
    ids: z.array(memberIdField).check(z.minLength(1), z.maxLength(100)),
    ...words,
  }),
  output: noData,
  refuses: ['MEMBER_NOT_FOUND', 'INVALID_PARAMETER'],
})

/** Everyone below me, everyone of one role below me, or a partner and everyone below them. */
const target = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ALL') }),
  z.strictObject({ kind: z.literal('ROLE'), role: roleIdField }),
  z.strictObject({ kind: z.literal('LINE'), partner: memberIdField }),
])

export type BroadcastTarget = z.output<typeof target>

export const readReach = endpoint({
  method: 'POST',
  path: '/message/reach',
  summary: 'How many people a broadcast to this target would reach now.',
  reads: true,
  access: staffWho('Message', 'write'),
  scope: 'SUBTREE',
  input: z.strictObject({ target }),
  output: z.object({ count: z.int() }),
  refuses: ['MEMBER_NOT_FOUND', 'NOT_FOUND'],
})

export const sendBroadcast = endpoint({
  method: 'POST',
  path: '/message/broadcast',
  summary: 'Write to many people below me at once; it is delivered in the background.',
  access: staffWho('Message', 'write'),
  scope: 'SUBTREE',
  input: z.strictObject({
    /** Named by its writer: a second click is the same broadcast. */
    id: z.uuid(),
    target,
    ...words,
  }),
  output: z.object({ id: z.uuid(), total: z.int() }),
  refuses: ['MEMBER_NOT_FOUND', 'NOT_FOUND', 'CONFLICT', 'INVALID_PARAMETER'],
})

export const BROADCAST_STATUSES = ['SENDING', 'SENT'] as const

export const broadcast = z.object({
  id: z.uuid(),
  title: z.string(),
  /** How it begins. */
  preview: z.string(),
  /** Those it was written in besides the first. */
  languages: z.array(z.enum(LANGUAGE_CODES)),
  sender: z.nullable(personOut),
  target: z.object({
    kind: z.enum(['ALL', 'ROLE', 'LINE', 'SELECTED']),
    /** The role's or the partner's name. */
    name: z.nullable(z.string()),
  }),
  status: z.enum(BROADCAST_STATUSES),
  total: z.int(),
  sent: z.int(),
  read: z.int(),
  createdAt: timeField,
  finishedAt: z.nullable(timeField),
})

export type Broadcast = z.output<typeof broadcast>

export const listBroadcasts = endpoint({
  method: 'POST',
  path: '/message/broadcasts',
  summary: 'What was sent from my branch and below it, newest first, with how many have read it.',
  reads: true,
  access: staffWho('Message', 'read'),
  scope: 'SUBTREE',
  input: historyInput,
  output: historyOf(broadcast),
  refuses: [],
})

export const readBroadcast = endpoint({
  method: 'POST',
  path: '/message/broadcast-text',
  summary: 'What a broadcast says, in every language it was written in.',
  reads: true,
  access: staffWho('Message', 'read'),
  scope: 'SUBTREE',
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({ title: z.string(), content: z.string(), translations }),
  refuses: ['NOT_FOUND'],
})

export const listReceivers = endpoint({
  method: 'POST',
  path: '/message/receivers',
  summary: 'Who got a broadcast, and when they read it.',
  reads: true,
  access: staffWho('Message', 'read'),
  scope: 'SUBTREE',
  input: z.extend(pageInput, { broadcast: z.uuid(), read: z.optional(z.boolean()) }),
  output: pageOf(
    z.object({ member: personOut, readAt: z.nullable(timeField), removed: z.boolean() }),
  ),
  refuses: ['NOT_FOUND'],
})

export const messageTemplate = z.object({
  id: z.uuid(),
  name: z.string(),
  title: z.string(),
  content: z.string(),
  translations,
})

export type MessageTemplate = z.output<typeof messageTemplate>

export const listTemplates = endpoint({
  method: 'GET',
  path: '/message/templates',
  summary: 'Ready-made broadcasts of my branch.',
  access: staffWho('Message', 'write'),
  scope: 'SUBTREE',
  input: nothing,
  output: z.array(messageTemplate),
  refuses: [],
})

export const saveTemplate = endpoint({
  method: 'POST',
  path: '/message/template',
  summary: 'Keep a ready-made broadcast, or rewrite one.',
  access: staffWho('Message', 'write'),
  scope: 'SUBTREE',
  input: z.strictObject({
    id: z.uuid(),
    name: lineField(60),
    ...words,
  }),
  output: noData,
  refuses: ['NOT_FOUND', 'LIMIT_REACHED', 'INVALID_PARAMETER'],
})

export const removeTemplate = endpoint({
  method: 'POST',
  path: '/message/template-removal',
  summary: 'Forget a ready-made broadcast.',
  access: staffWho('Message', 'write'),
  scope: 'SUBTREE',
  input: z.strictObject({ id: z.uuid() }),
  output: noData,
  refuses: ['NOT_FOUND'],
})
