import * as z from 'zod/mini'
import { anyPlayer, endpoint } from './endpoint'
import { lineField, noData, pageInput, pageOf, textField, timeField } from './fields'
import { attachment } from './file'

/** The brief's categories and states, and the three channels into it. */
export const INQUIRY_CATEGORIES = [
  'DEPOSIT',
  'WITHDRAW',
  'GAME',
  'USAGE',
  'SPEED',
  'LOSS',
  'BONUS',
  'OTHER',
] as const
export const INQUIRY_STATUSES = ['PENDING', 'READING', 'FINISHED'] as const
export const INQUIRY_CHANNELS = ['CONTACT', 'INQUIRE', 'FAST_DEPOSIT', 'CHAT'] as const

export const INQUIRY_TITLE_MAX = 100
export const POST_MAX = 4_000

/** What both sites know of an inquiry. One asked in one tap has no title: its channel says it all. */
export const inquiryFields = {
  id: z.uuid(),
  channel: z.enum(INQUIRY_CHANNELS),
  category: z.enum(INQUIRY_CATEGORIES),
  title: z.string(),
  status: z.enum(INQUIRY_STATUSES),
  createdAt: timeField,
  lastAt: timeField,
  rating: z.nullable(z.int()),
}

export const inquiryPost = z.object({
  id: z.uuid(),
  /** MACRO: answered by the product itself. */
  side: z.enum(['MEMBER', 'STAFF', 'MACRO']),
  content: z.string(),
  file: z.nullable(attachment),
  createdAt: timeField,
})

const myInquiry = z.object({
  ...inquiryFields,
  /** Answered since I last looked. */
  unread: z.boolean(),
})

const myWholeInquiry = z.extend(myInquiry, { posts: z.array(inquiryPost) })

export type MyInquiry = z.output<typeof myInquiry>
export type MyWholeInquiry = z.output<typeof myWholeInquiry>
export type InquiryPost = z.output<typeof inquiryPost>
export type InquiryCategory = (typeof INQUIRY_CATEGORIES)[number]
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number]

/** Named by its writer, so that a second click or a lost answer does not say it twice. */
export const newPost = {
  id: z.uuid(),
  content: textField(POST_MAX),
  file: z.optional(z.uuid()),
}

export const openInquiry = endpoint({
  method: 'POST',
  path: '/inquiry/open',
  summary: 'Ask the support a question.',
  access: anyPlayer,
  scope: 'SELF',
  input: z.strictObject({
    ...newPost,
    channel: z.enum(['CONTACT', 'INQUIRE']),
    category: z.enum(INQUIRY_CATEGORIES),
    title: lineField(INQUIRY_TITLE_MAX),
  }),
  output: z.object({ id: z.uuid() }),
  refuses: ['NOT_FOUND', 'LIMIT_REACHED', 'CONFLICT'],
})

export const askDepositAccount = endpoint({
  method: 'POST',
  path: '/inquiry/fast-deposit',
  summary: 'Ask for the account to send money to, in one tap.',
  access: anyPlayer,
  scope: 'SELF',
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({
    id: z.uuid(),
    /** What the product answered at once; null: someone of the staff will. */
    answer: z.nullable(z.string()),
  }),
  refuses: ['LIMIT_REACHED', 'CONFLICT'],
})

export const listMyInquiries = endpoint({
  method: 'POST',
  path: '/inquiry/mine',
  summary: 'What I asked, the latest word first; `unread` counts all answers I have not seen.',
  reads: true,
  access: anyPlayer,
  scope: 'SELF',
  input: z.extend(pageInput, { status: z.optional(z.enum(INQUIRY_STATUSES)) }),
  output: z.extend(pageOf(myInquiry), { unread: z.int() }),
  refuses: [],
})

export const readMyInquiry = endpoint({
  method: 'POST',
  path: '/inquiry/read',
  summary: 'One of my inquiries with everything said in it.',
  reads: true,
  access: anyPlayer,
  scope: 'SELF',
  input: z.strictObject({ id: z.uuid() }),
  output: myWholeInquiry,
  refuses: ['NOT_FOUND'],
})

export const seeInquiry = endpoint({
  method: 'POST',
  path: '/inquiry/seen',
  summary: 'I have seen what was answered.',
  access: anyPlayer,
  scope: 'SELF',
  input: z.strictObject({ id: z.uuid() }),
  output: noData,
  refuses: ['NOT_FOUND'],
})

export const replyInquiry = endpoint({
  method: 'POST',
  path: '/inquiry/reply',
  summary: 'Say more in an inquiry of mine; a finished one is open again.',
  access: anyPlayer,
  scope: 'SELF',
  input: z.strictObject({ ...newPost, inquiry: z.uuid() }),
  output: noData,
  refuses: ['NOT_FOUND', 'LIMIT_REACHED', 'CONFLICT'],
})

export const rateInquiry = endpoint({
  method: 'POST',
  path: '/inquiry/rating',
  summary: 'Say how well a finished inquiry was answered.',
  access: anyPlayer,
  scope: 'SELF',
  input: z.strictObject({ id: z.uuid(), rating: z.int().check(z.minimum(1), z.maximum(5)) }),
  output: noData,
  refuses: ['NOT_FOUND', 'CONFLICT'],
})
