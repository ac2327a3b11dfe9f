import * as z from 'zod/mini'
import { endpoint, guest, staffWho } from './endpoint'
import { linesField, noData, nothing, textsField, textsOut } from './fields'

export const FAQ_CATEGORIES = ['ACCOUNT', 'MONEY', 'GAME', 'BONUS', 'SAFETY', 'OTHER'] as const
export const FAQ_QUESTION_MAX = 200
export const FAQ_ANSWER_MAX = 10_000

const faq = z.object({
  id: z.uuid(),
  category: z.enum(FAQ_CATEGORIES),
  question: z.string(),
  /** Rich text. */
  answer: z.string(),
})

const adminFaq = z.object({
  id: z.uuid(),
  category: z.enum(FAQ_CATEGORIES),
  questions: textsOut,
  answers: textsOut,
  shown: z.boolean(),
})

export type Faq = z.output<typeof faq>
export type AdminFaq = z.output<typeof adminFaq>
export type FaqCategory = (typeof FAQ_CATEGORIES)[number]

export const listFaqs = endpoint({
  method: 'GET',
  path: '/faq/list',
  summary: 'Questions that are asked often, in their order and in the language of the request.',
  access: guest,
  scope: 'NONE',
  input: nothing,
  output: z.array(faq),
  refuses: [],
})

export const listAdminFaqs = endpoint({
  method: 'GET',
  path: '/faq/admin',
  summary: 'All of them in every language, shown or not.',
  access: staffWho('Faq', 'write'),
  scope: 'SITE',
  input: nothing,
  output: z.array(adminFaq),
  refuses: [],
})

export const saveFaq = endpoint({
  method: 'POST',
  path: '/faq/save',
  summary: 'Write a question and its answer, or rewrite one.',
  access: staffWho('Faq', 'write'),
  scope: 'SITE',
  input: z.strictObject({
    id: z.uuid(),
    category: z.enum(FAQ_CATEGORIES),
    questions: linesField(FAQ_QUESTION_MAX),
    answers: textsField(FAQ_ANSWER_MAX),
    shown: z.boolean(),
  }),
  output: noData,
  refuses: ['LIMIT_REACHED', 'INVALID_PARAMETER'],
})

export const orderFaqs = endpoint({
  method: 'POST',
  path: '/faq/order',
  summary:
    'Put the questions of a category in this order; one dragged there comes to belong to it.',
  access: staffWho('Faq', 'write'),
  scope: 'SITE',
  input: z.strictObject({
    category: z.enum(FAQ_CATEGORIES),
    ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(200)),
  }),
  output: noData,
  refuses: ['NOT_FOUND'],
})

export const removeFaq = endpoint({
  method: 'POST',
  path: '/faq/removal',
  summary: 'Remove a question, for good.',
  access: staffWho('Faq', 'write'),
  scope: 'SITE',
  input: z.strictObject({ id: z.uuid() }),
  output: noData,
  refuses: ['NOT_FOUND'],
})
