import * as z from 'zod/mini'
import { anyPlayer, endpoint, staffWho } from './endpoint'
import {
  memberIdField,
  noData,
  pageInput,
  pageOf,
  textField,
  timeField,
  wordsField,
} from './fields'

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
  input: z.extend(pageInput, { searchkey: wordsField(100) }),
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
    title: textField(100),
    content: textField(2000),
  }),
  output: noData,
  refuses: ['MEMBER_NOT_FOUND'],
})
