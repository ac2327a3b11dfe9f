import * as z from 'zod/mini'
import { ROLE_TYPES } from './access'
import { endpoint, staffWho } from './endpoint'
import {
  memberIdField,
  noData,
  pageInput,
  pageOf,
  textField,
  timeField,
  wordsField,
} from './fields'

/** The brief's numbers: 0 NORMAL, 1 NEW, 2 BLOCKED, 3 DELETED. */
export const MEMBER_STATUSES = ['NORMAL', 'NEW', 'BLOCKED', 'DELETED'] as const

const ancestor = z.object({ code: z.string(), name: z.string() })

/** Account and phone come masked: reading them whole is another right. */
export const waitingMember = z.object({
  id: memberIdField,
  code: z.string(),
  name: z.string(),
  bank: z.string(),
  depositor: z.string(),
  accountNumber: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  parent: ancestor,
  invitedBy: z.nullable(ancestor),
  /** From the top of the viewer's tree down to the parent. */
  line: z.array(ancestor),
  address: z.string(),
  createdAt: timeField,
  status: z.enum(MEMBER_STATUSES),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(timeField),
  reason: z.nullable(z.string()),
})

export const listSignups = endpoint({
  method: 'POST',
  path: '/member/signup/list',
  summary: 'Sign-ups below me: waiting, oldest first, or decided, newest first.',
  reads: true,
  access: staffWho('Member', 'update'),
  scope: 'SUBTREE',
  input: z.extend(pageInput, {
    state: z.enum(['WAITING', 'APPROVED', 'REFUSED']),
    search: z.optional(wordsField(40)),
  }),
  output: pageOf(waitingMember),
  refuses: [],
})

export const decideSignups = endpoint({
  method: 'POST',
  path: '/member/signup/decision',
  summary: 'Approve or refuse sign-ups; a refusal needs its reason.',
  access: staffWho('Member', 'update'),
  scope: 'SUBTREE',
  onPerson: 'ids',
  input: z.strictObject({
    ids: z.array(memberIdField).check(z.minLength(1), z.maxLength(100)),
    verdict: z.enum(['APPROVE', 'REFUSE']),
    reason: z.optional(textField(200)),
  }),
  output: noData,
  refuses: ['MEMBER_NOT_FOUND', 'CONFLICT', 'INVALID_PARAMETER'],
})

export const foundMember = z.object({
  id: memberIdField,
  code: z.string(),
  name: z.string(),
  roleType: z.enum(['PARTNER', 'USER', 'MEMBER']),
  status: z.enum(MEMBER_STATUSES),
  line: z.array(ancestor),
})

export const searchMembers = endpoint({
  method: 'POST',
  path: '/member/search',
  summary: 'Members below me whose id, nickname, phone or account begins like this.',
  reads: true,
  access: { sites: ['OFFICE'], ability: { subject: 'user', action: 'read' } },
  scope: 'SUBTREE',
  input: z.strictObject({ text: textField(40), kind: z.optional(z.enum(ROLE_TYPES)) }),
  output: z.array(foundMember),
  refuses: [],
})

export const endSessions = endpoint({
  method: 'POST',
  path: '/member/logout',
  summary: 'End every session of a member below me at once, with a text for them to read.',
  access: staffWho('Member', 'update'),
  scope: 'SUBTREE',
  onPerson: 'id',
  input: z.strictObject({ id: memberIdField, text: textField(200) }),
  output: noData,
  refuses: ['MEMBER_NOT_FOUND'],
})

export type WaitingMember = z.output<typeof waitingMember>
