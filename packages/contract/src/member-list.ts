import * as z from 'zod/mini'
import { ROLE_TYPES } from './access'
import { endpoint, staffWho } from './endpoint'
import { memberIdField, pageInput, roleIdField, textField, timeField, wonField } from './fields'
import { MEMBER_STATUSES } from './member'
import { memberTag, TAGS_MAX, tagIdField } from './member-tag'
import { memberRates } from './rate'

/** Account and phone come masked: reading them whole is another right. */
export const memberRow = z.object({
  id: memberIdField,
  code: z.string(),
  /** The nickname. */
  name: z.string(),
  kind: z.enum(ROLE_TYPES),
  status: z.enum(MEMBER_STATUSES),
  roleName: z.string(),
  parent: z.object({ code: z.string(), name: z.string() }),
  balance: wonField,
  point: wonField,
  lastSeenAt: z.nullable(timeField),
  online: z.boolean(),
  /** The code of the game of the newest round. */
  lastGame: z.nullable(z.string()),
  createdAt: timeField,
  rates: memberRates,
  phone: z.string(),
  bank: z.string(),
  depositor: z.string(),
  accountNumber: z.string(),
  memoCount: z.int(),
  /** Of the reader's branch. */
  tags: z.array(memberTag),
  /** Of the last 30 business days. */
  stake30: wonField,
  win30: wonField,
})

export const MEMBER_SORTS = ['createdAt', 'balance', 'point', 'code', 'lastSeenAt'] as const

/** Which members: the same for the list, its totals and its export. */
export const memberFilter = z.strictObject({
  kinds: z.optional(z.array(z.enum(ROLE_TYPES)).check(z.minLength(1), z.maxLength(3))),
  /** A partner below me; my own place when absent. */
  under: z.optional(memberIdField),
  /** Everyone below, or only those who hang directly there. */
  below: z.enum(['ALL', 'DIRECT']),
  statuses: z.optional(z.array(z.enum(MEMBER_STATUSES)).check(z.minLength(1), z.maxLength(4))),
  /** Beginning of the id or the nickname, or a whole phone or account number. */
  search: z.optional(textField(40)),
  joinedFrom: z.optional(timeField),
  joinedUntil: z.optional(timeField),
  online: z.optional(z.boolean()),
  roles: z.optional(z.array(roleIdField).check(z.minLength(1), z.maxLength(50))),
  /** At least and at most this much, both included. */
  balanceFrom: z.optional(wonField),
  balanceUntil: z.optional(wonField),
  /** Seen since then; not seen since then, which whoever never came was not either. */
  seenSince: z.optional(timeField),
  notSeenSince: z.optional(timeField),
  /** Any of these tags of my branch. */
  tags: z.optional(z.array(tagIdField).check(z.minLength(1), z.maxLength(TAGS_MAX))),
})

export const listMembers = endpoint({
  method: 'POST',
  path: '/member/list',
  summary: 'Members below me, with filters; totals are a call of their own.',
  reads: true,
  heavy: true,
  access: staffWho('Member', 'update'),
  scope: 'SUBTREE',
  input: z.extend(memberFilter, {
    ...pageInput.shape,
    sort: z.enum(MEMBER_SORTS),
    direction: z.enum(['ASC', 'DESC']),
  }),
  output: z.object({
    items: z.array(memberRow),
    hasMore: z.boolean(),
    page: z.int(),
    size: z.int(),
  }),
  refuses: ['MEMBER_NOT_FOUND'],
})

export const memberTotals = endpoint({
  method: 'POST',
  path: '/member/totals',
  summary: 'How many members a filter finds, and their money together.',
  reads: true,
  access: staffWho('Member', 'update'),
  scope: 'SUBTREE',
  input: memberFilter,
  output: z.object({ count: z.int(), balance: wonField, point: wonField }),
  refuses: ['MEMBER_NOT_FOUND'],
})

export const MEMBER_EXPORT_SIZE = 1000

export const exportMembers = endpoint({
  method: 'POST',
  path: '/member/export',
  summary: 'A thousand members of a filter at a time, oldest first, for a file; in the audit log.',
  access: staffWho('Member', 'update'),
  scope: 'SUBTREE',
  input: z.extend(memberFilter, { after: z.optional(memberIdField) }),
  output: z.object({
    items: z.array(memberRow),
    /** What the next call gives as `after`; null when this was the last. */
    next: z.nullable(memberIdField),
  }),
  refuses: ['MEMBER_NOT_FOUND'],
})

export type MemberRow = z.output<typeof memberRow>
export type MemberFilter = z.output<typeof memberFilter>
export type MemberSort = (typeof MEMBER_SORTS)[number]
