import * as z from 'zod/mini'
import { endpoint, staffWho } from './endpoint'
import {
  historyInput,
  historyOf,
  lineField,
  memberIdField,
  noData,
  nothing,
  personOut,
  textsField,
  textsOut,
  timeField,
  wonField,
  wordsField,
} from './fields'
import {
  INQUIRY_CATEGORIES,
  INQUIRY_STATUSES,
  inquiryFields,
  inquiryPost,
  newPost,
  POST_MAX,
} from './inquiry'

const queuedInquiry = z.object({
  ...inquiryFields,
  member: personOut,
  /** Who answers it: the brief's register. */
  register: z.nullable(personOut),
  mine: z.boolean(),
  /** The beginning of the last thing said. */
  preview: z.string(),
  posts: z.int(),
})

const wholeCase = z.extend(queuedInquiry, {
  /** What whoever answers wants to know of the member. */
  about: z.object({
    balance: wonField,
    joinedAt: timeField,
    deposits: wonField,
    withdrawals: wonField,
    inquiries: z.int(),
    /** From the top of my own tree down to the member's partner. */
    line: z.array(personOut),
  }),
  said: z.array(z.extend(inquiryPost, { author: z.nullable(personOut) })),
})

export type QueuedInquiry = z.output<typeof queuedInquiry>
export type WholeCase = z.output<typeof wholeCase>

export const listInquiries = endpoint({
  method: 'POST',
  path: '/inquiry/queue',
  summary: 'Inquiries of members below me: the longest waiting first, finished ones newest first.',
  reads: true,
  access: staffWho('Faq', 'read'),
  scope: 'SUBTREE',
  input: z.extend(historyInput, {
    status: z.enum(INQUIRY_STATUSES),
    category: z.optional(z.enum(INQUIRY_CATEGORIES)),
    member: z.optional(memberIdField),
    /** Only those I answer. */
    mine: z.optional(z.boolean()),
    search: wordsField(100),
  }),
  output: z.extend(historyOf(queuedInquiry), {
    counts: z.object({ PENDING: z.int(), READING: z.int() }),
  }),
  refuses: ['MEMBER_NOT_FOUND'],
})

export const readCase = endpoint({
  method: 'POST',
  path: '/inquiry/case',
  summary: 'An inquiry with everything said in it and what one needs to answer.',
  reads: true,
  access: staffWho('Faq', 'read'),
  scope: 'SUBTREE',
  input: z.strictObject({ id: z.uuid() }),
  output: wholeCase,
  refuses: ['NOT_FOUND'],
})

export const claimInquiry = endpoint({
  method: 'POST',
  path: '/inquiry/claim',
  summary: 'I read and answer this one; `over` takes it from a colleague.',
  access: staffWho('Faq', 'write'),
  scope: 'SUBTREE',
  input: z.strictObject({ id: z.uuid(), over: z.optional(z.boolean()) }),
  output: noData,
  refuses: ['NOT_FOUND', 'CONFLICT'],
})

export const releaseInquiry = endpoint({
  method: 'POST',
  path: '/inquiry/release',
  summary: 'I do not answer it after all: it waits again.',
  access: staffWho('Faq', 'write'),
  scope: 'SUBTREE',
  input: z.strictObject({ id: z.uuid() }),
  output: noData,
  refuses: ['NOT_FOUND', 'CONFLICT'],
})

export const answerInquiry = endpoint({
  method: 'POST',
  path: '/inquiry/answer',
  summary: 'Answer, and say whether that finishes it.',
  access: staffWho('Faq', 'write'),
  scope: 'SUBTREE',
  input: z.strictObject({ ...newPost, inquiry: z.uuid(), finish: z.boolean() }),
  output: noData,
  refuses: ['NOT_FOUND', 'CONFLICT', 'LIMIT_REACHED'],
})

export const finishInquiry = endpoint({
  method: 'POST',
  path: '/inquiry/finish',
  summary: 'Finish an inquiry without another word, or open a finished one again.',
  access: staffWho('Faq', 'write'),
  scope: 'SUBTREE',
  input: z.strictObject({ id: z.uuid(), finished: z.boolean() }),
  output: noData,
  refuses: ['NOT_FOUND', 'CONFLICT'],
})

/** What a macro may hold for the product to fill in, as `{name}`. */
export const MACRO_PLACES = ['name', 'code', 'bank', 'account', 'holder', 'minDeposit'] as const

export const macro = z.object({
  id: z.uuid(),
  name: z.string(),
  /** For which questions it is offered first; null: for all. */
  category: z.nullable(z.enum(INQUIRY_CATEGORIES)),
  contents: textsOut,
  /** Of its words in all languages: a yes to them carries it. */
  version: z.string(),
  /** Of my own branch: those from above are used, not rewritten. */
  mine: z.boolean(),
})

export type Macro = z.output<typeof macro>

export const listMacros = endpoint({
  method: 'GET',
  path: '/inquiry/macros',
  summary: 'Ready-made answers of my branch and from above, in their order.',
  access: staffWho('Faq', 'read'),
  scope: 'SUBTREE',
  input: nothing,
  output: z.object({
    macros: z.array(macro),
    /** Answers Fast Deposit at once; null: a person does. */
    fastDeposit: z.nullable(z.uuid()),
    /** The one that a second person has yet to agree to; unnamed when above the reader. */
    fastDepositWish: z.nullable(
      z.object({ macro: z.uuid(), by: z.nullable(z.string()), mine: z.boolean() }),
    ),
  }),
  refuses: [],
})

export const saveMacro = endpoint({
  method: 'POST',
  path: '/inquiry/macro',
  summary: 'Keep a ready-made answer, or rewrite one.',
  access: staffWho('Faq', 'write'),
  scope: 'SUBTREE',
  input: z.strictObject({
    id: z.uuid(),
    name: lineField(60),
    category: z.nullable(z.enum(INQUIRY_CATEGORIES)),
    contents: textsField(POST_MAX / 2),
  }),
  output: noData,
  // The one that answers Fast Deposit is not rewritten: two people agreed to its words.
  refuses: ['NOT_FOUND', 'LIMIT_REACHED', 'INVALID_PARAMETER', 'CONFLICT'],
})

export const removeMacro = endpoint({
  method: 'POST',
  path: '/inquiry/macro-removal',
  summary: 'Forget a ready-made answer.',
  access: staffWho('Faq', 'write'),
  scope: 'SUBTREE',
  input: z.strictObject({ id: z.uuid() }),
  output: noData,
  refuses: ['NOT_FOUND', 'CONFLICT'],
})

export const orderMacros = endpoint({
  method: 'POST',
  path: '/inquiry/macro-order',
  summary: 'Put my ready-made answers in this order.',
  access: staffWho('Faq', 'write'),
  scope: 'SUBTREE',
  input: z.strictObject({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(100)) }),
  output: noData,
  refuses: ['NOT_FOUND'],
})

export const chooseFastDeposit = endpoint({
  method: 'POST',
  path: '/inquiry/fast-deposit-macro',
  summary:
    'Which ready-made answer Fast Deposit gets at once, once a second person chose the same words; ' +
    'null: a person answers.',
  access: staffWho('Deposit', 'allow'),
  scope: 'SITE',
  input: z.strictObject({
    macro: z.nullable(z.uuid()),
    /** Of the words the caller read; with other words by now nothing is chosen. */
    version: z.nullable(z.string().check(z.maxLength(64))),
  }),
  output: z.object({ waiting: z.boolean() }),
  refuses: ['NOT_FOUND', 'CONFLICT', 'INVALID_PARAMETER', 'FOUR_EYES_REQUIRED', 'APPROVER_TOO_NEW'],
})

export const fillMacro = endpoint({
  method: 'POST',
  path: '/inquiry/macro-fill',
  summary: 'A ready-made answer with its places filled in for this member, in their language.',
  reads: true,
  access: staffWho('Faq', 'write'),
  scope: 'SUBTREE',
  input: z.strictObject({ macro: z.uuid(), member: memberIdField }),
  output: z.object({ content: z.string() }),
  refuses: ['NOT_FOUND', 'MEMBER_NOT_FOUND'],
})
