import * as z from 'zod/mini'
import { anyPlayer, anyStaff, endpoint, staffWho } from './endpoint'
import {
  linesField,
  noData,
  nothing,
  pageInput,
  pageOf,
  personOut,
  textsField,
  textsOut,
  timeField,
} from './fields'

export const NOTICE_CATEGORIES = ['NOTICE', 'EVENT', 'MAINTENANCE', 'GAME', 'PAYMENT'] as const
export const NOTICE_TITLE_MAX = 120
/** Rich text, counted with its tags. */
export const NOTICE_CONTENT_MAX = 20_000

export const listPopups = endpoint({
  method: 'GET',
  path: '/notice/popup',
  summary: 'Notices to show as popups now, in the language of the request.',
  access: anyPlayer,
  scope: 'SELF',
  input: nothing,
  output: z.array(z.object({ id: z.string(), title: z.string(), content: z.string() })),
  refuses: [],
})

const headline = z.object({
  id: z.uuid(),
  title: z.string(),
  category: z.enum(NOTICE_CATEGORIES),
  pinned: z.boolean(),
  at: timeField,
})

const wholeNotice = z.extend(headline, { content: z.string() })

export type Headline = z.output<typeof headline>
export type WholeNotice = z.output<typeof wholeNotice>

const noticeList = z.extend(pageInput, { category: z.optional(z.enum(NOTICE_CATEGORIES)) })

export const listNotices = endpoint({
  method: 'POST',
  path: '/notice/list',
  summary: 'Notices for players that are out now: pinned ones first, then the newest.',
  reads: true,
  access: anyPlayer,
  scope: 'SELF',
  input: noticeList,
  output: pageOf(headline),
  refuses: [],
})

export const readNotice = endpoint({
  method: 'POST',
  path: '/notice/read',
  summary: 'One notice, whole, in the language of the request.',
  reads: true,
  access: anyPlayer,
  scope: 'SELF',
  input: z.strictObject({ id: z.uuid() }),
  output: wholeNotice,
  refuses: ['NOT_FOUND'],
})

export const listPartnerNotices = endpoint({
  method: 'POST',
  path: '/notice/partner',
  summary: 'Notices from above to everyone who works in the office.',
  reads: true,
  access: anyStaff,
  scope: 'SELF',
  input: noticeList,
  output: pageOf(headline),
  refuses: [],
})

export const readPartnerNotice = endpoint({
  method: 'POST',
  path: '/notice/partner/read',
  summary: 'One of the notices from above, whole, in the language of the request.',
  reads: true,
  access: anyStaff,
  scope: 'SELF',
  input: z.strictObject({ id: z.uuid() }),
  output: wholeNotice,
  refuses: ['NOT_FOUND'],
})

/** SOON: its time has not come; OUT: shown now; OVER: its time has passed. */
export const NOTICE_STATES = ['SOON', 'OUT', 'OVER'] as const

const draft = {
  category: z.enum(NOTICE_CATEGORIES),
  popup: z.boolean(),
  /** For those who work in the office, not for players. */
  partner: z.boolean(),
  pinned: z.boolean(),
  startsAt: timeField,
  endsAt: z.nullable(timeField),
}

export const adminNotice = z.object({
  ...draft,
  id: z.uuid(),
  titles: textsOut,
  contents: textsOut,
  state: z.enum(NOTICE_STATES),
  writtenBy: z.nullable(personOut),
  /** Of my own branch; those below me may be read and taken down, not rewritten. */
  mine: z.boolean(),
  createdAt: timeField,
})

/** In a list without its text: a hundred of them in seven languages would be megabytes. */
const listedNotice = z.omit(adminNotice, { contents: true })

export type AdminNotice = z.output<typeof adminNotice>
export type ListedNotice = z.output<typeof listedNotice>

export const listAdminNotices = endpoint({
  method: 'POST',
  path: '/notice/admin',
  summary: 'Notices of my branch and of those below me, newest first.',
  reads: true,
  access: staffWho('Notice', 'create'),
  scope: 'SUBTREE',
  input: z.extend(noticeList, {
    state: z.optional(z.enum(NOTICE_STATES)),
    partner: z.optional(z.boolean()),
  }),
  output: pageOf(listedNotice),
  refuses: [],
})

export const readAdminNotice = endpoint({
  method: 'POST',
  path: '/notice/admin/read',
  summary: 'A notice of my branch or of one below me, whole, in every language.',
  reads: true,
  access: staffWho('Notice', 'create'),
  scope: 'SUBTREE',
  input: z.strictObject({ id: z.uuid() }),
  output: adminNotice,
  refuses: ['NOT_FOUND'],
})

export const saveNotice = endpoint({
  method: 'POST',
  path: '/notice/save',
  summary: 'Write a notice for everyone below me, or rewrite one of mine.',
  access: staffWho('Notice', 'create'),
  scope: 'SUBTREE',
  input: z.strictObject({
    ...draft,
    /** Named by its writer: saving twice is one notice. */
    id: z.uuid(),
    titles: linesField(NOTICE_TITLE_MAX),
    contents: textsField(NOTICE_CONTENT_MAX),
  }),
  output: adminNotice,
  refuses: ['NOT_FOUND', 'INVALID_PARAMETER'],
})

export const removeNotice = endpoint({
  method: 'POST',
  path: '/notice/removal',
  summary: 'Take a notice down, for good.',
  access: staffWho('Notice', 'create'),
  scope: 'SUBTREE',
  input: z.strictObject({ id: z.uuid() }),
  output: noData,
  refuses: ['NOT_FOUND'],
})
