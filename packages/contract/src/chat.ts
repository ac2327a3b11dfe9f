import * as z from 'zod/mini'
import { anyPlayer, endpoint, staffWho } from './endpoint'
import {
  historyInput,
  historyOf,
  lineField,
  memberIdField,
  noData,
  nothing,
  personOut,
  textField,
  timeField,
} from './fields'
import { attachment } from './file'
import { INQUIRY_CATEGORIES, INQUIRY_TITLE_MAX } from './inquiry'

export const CHAT_POST_MAX = 1_000
/** Posts one reading brings; older ones are asked for. */
export const CHAT_PAGE = 50
/** Each is pushed to everyone who may read along. A page says it every three seconds. */
const TYPING_PER_MINUTE = 60
const SEEN_PER_MINUTE = 120

export const CHAT_STATUSES = ['WAITING', 'TALKING', 'CLOSED'] as const

/** A post may hold a text, a file, or both; never neither. */
const newPost = {
  /** Named by its writer, so that saying it again is saying it once. */
  id: z.uuid(),
  content: z.optional(textField(CHAT_POST_MAX)),
  file: z.optional(z.uuid()),
}

const chatPost = z.object({
  id: z.uuid(),
  side: z.enum(['MEMBER', 'STAFF']),
  content: z.string(),
  file: z.nullable(attachment),
  createdAt: timeField,
})

export type ChatPost = z.output<typeof chatPost>

const myChat = z.object({
  id: z.uuid(),
  status: z.enum(CHAT_STATUSES),
  /** The last post the other side has seen. */
  seenByStaff: z.nullable(z.uuid()),
  seenByMe: z.nullable(z.uuid()),
  posts: z.array(chatPost),
  hasOlder: z.boolean(),
})

export type MyChat = z.output<typeof myChat>

export const readMyChat = endpoint({
  method: 'GET',
  path: '/chat/mine',
  summary: 'My running conversation with the support, and whether someone is there.',
  access: anyPlayer,
  scope: 'SELF',
  input: nothing,
  output: z.object({ chat: z.nullable(myChat), staffed: z.boolean() }),
  refuses: [],
})

export const sayInChat = endpoint({
  method: 'POST',
  path: '/chat/say',
  summary: 'Say something to the support. With nobody there it becomes an inquiry.',
  access: anyPlayer,
  scope: 'SELF',
  input: z.strictObject(newPost),
  output: z.object({ chat: z.nullable(z.uuid()), inquiry: z.nullable(z.uuid()) }),
  refuses: ['NOT_FOUND', 'LIMIT_REACHED', 'CONFLICT', 'INVALID_PARAMETER'],
})

export const listOlderPosts = endpoint({
  method: 'POST',
  path: '/chat/older',
  summary: 'What was said before this post, in this conversation and in the ones before it.',
  reads: true,
  access: anyPlayer,
  scope: 'SELF',
  input: z.strictObject({ before: z.uuid() }),
  output: z.object({ posts: z.array(chatPost), hasOlder: z.boolean() }),
  refuses: [],
})

export const typeInChat = endpoint({
  method: 'POST',
  path: '/chat/typing',
  perMinute: TYPING_PER_MINUTE,
  summary: 'I am writing.',
  access: anyPlayer,
  scope: 'SELF',
  input: nothing,
  output: noData,
  refuses: [],
})

export const seeChat = endpoint({
  method: 'POST',
  path: '/chat/seen',
  perMinute: SEEN_PER_MINUTE,
  summary: 'I have seen everything up to this post.',
  access: anyPlayer,
  scope: 'SELF',
  input: z.strictObject({ post: z.uuid() }),
  output: noData,
  refuses: ['NOT_FOUND'],
})

export const leaveChat = endpoint({
  method: 'POST',
  path: '/chat/leave',
  summary: 'End my conversation.',
  access: anyPlayer,
  scope: 'SELF',
  input: nothing,
  output: noData,
  refuses: [],
})

const queuedChat = z.object({
  id: z.uuid(),
  member: personOut,
  status: z.enum(CHAT_STATUSES),
  assigned: z.nullable(personOut),
  mine: z.boolean(),
  unread: z.int(),
  last: z.object({
    side: z.enum(['MEMBER', 'STAFF']),
    content: z.string(),
    file: z.boolean(),
    at: timeField,
  }),
  createdAt: timeField,
  online: z.boolean(),
})

export type QueuedChat = z.output<typeof queuedChat>

export const listChats = endpoint({
  method: 'POST',
  path: '/chat/list',
  summary:
    'Conversations of members below me: the longest waiting first, closed ones newest first.',
  reads: true,
  access: staffWho('Faq', 'read'),
  scope: 'SUBTREE',
  input: z.extend(historyInput, {
    closed: z.boolean(),
    mine: z.optional(z.boolean()),
    member: z.optional(memberIdField),
  }),
  output: historyOf(queuedChat),
  refuses: ['MEMBER_NOT_FOUND'],
})

export const readChat = endpoint({
  method: 'POST',
  path: '/chat/read',
  summary: 'A conversation; with `before`, what was said before that post.',
  reads: true,
  access: staffWho('Faq', 'read'),
  scope: 'SUBTREE',
  input: z.strictObject({ id: z.uuid(), before: z.optional(z.uuid()) }),
  output: z.extend(queuedChat, {
    seenByMember: z.nullable(z.uuid()),
    posts: z.array(z.extend(chatPost, { author: z.nullable(personOut) })),
    hasOlder: z.boolean(),
  }),
  refuses: ['NOT_FOUND'],
})

export const assignChat = endpoint({
  method: 'POST',
  path: '/chat/assign',
  summary: 'I talk with this member, or hand the conversation to a colleague.',
  access: staffWho('Faq', 'write'),
  scope: 'SUBTREE',
  input: z.strictObject({ id: z.uuid(), to: z.optional(memberIdField) }),
  output: noData,
  refuses: ['NOT_FOUND', 'MEMBER_NOT_FOUND', 'CONFLICT'],
})

export const listColleagues = endpoint({
  method: 'GET',
  path: '/chat/colleagues',
  summary: 'Who of my branch may talk with members, and who of them is here.',
  access: staffWho('Faq', 'write'),
  scope: 'SUBTREE',
  input: nothing,
  output: z.array(z.extend(personOut, { online: z.boolean() })),
  refuses: [],
})

export const answerChat = endpoint({
  method: 'POST',
  path: '/chat/answer',
  summary: 'Say something to the member; whoever answers first has the conversation.',
  access: staffWho('Faq', 'write'),
  scope: 'SUBTREE',
  input: z.strictObject({ ...newPost, chat: z.uuid() }),
  output: noData,
  refuses: ['NOT_FOUND', 'CONFLICT', 'INVALID_PARAMETER'],
})

export const typeAsStaff = endpoint({
  method: 'POST',
  path: '/chat/staff-typing',
  perMinute: TYPING_PER_MINUTE,
  summary: 'I am writing to this member.',
  access: staffWho('Faq', 'write'),
  scope: 'SUBTREE',
  input: z.strictObject({ chat: z.uuid() }),
  output: noData,
  refuses: ['NOT_FOUND'],
})

export const seeAsStaff = endpoint({
  method: 'POST',
  path: '/chat/staff-seen',
  perMinute: SEEN_PER_MINUTE,
  summary: 'I have seen everything up to this post.',
  access: staffWho('Faq', 'write'),
  scope: 'SUBTREE',
  input: z.strictObject({ chat: z.uuid(), post: z.uuid() }),
  output: noData,
  refuses: ['NOT_FOUND'],
})

export const closeChat = endpoint({
  method: 'POST',
  path: '/chat/close',
  summary: 'End a conversation; `inquiry` keeps what is left to do as one.',
  access: staffWho('Faq', 'write'),
  scope: 'SUBTREE',
  input: z.strictObject({
    id: z.uuid(),
    inquiry: z.optional(
      z.strictObject({
        category: z.enum(INQUIRY_CATEGORIES),
        title: lineField(INQUIRY_TITLE_MAX),
      }),
    ),
  }),
  output: z.object({ inquiry: z.nullable(z.uuid()) }),
  refuses: ['NOT_FOUND', 'CONFLICT'],
})
