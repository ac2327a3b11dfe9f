import * as z from 'zod/mini'
import { endpoint, guest, staffWho } from './endpoint'
import { noData, nothing, textsField, textsOut, timeField } from './fields'

/** What stands at the foot of every page of the site, for guests too. */
export const INFO_PAGES = ['TERMS', 'PRIVACY', 'RESPONSIBLE', 'HELP'] as const
export type InfoPage = (typeof INFO_PAGES)[number]

/** Rich text, counted with its tags. */
export const INFO_CONTENT_MAX = 20_000

export const readInfoPage = endpoint({
  method: 'POST',
  path: '/info-page/read',
  summary: 'Terms, privacy, responsible play or help, in the language of the request.',
  reads: true,
  access: guest,
  scope: 'NONE',
  input: z.strictObject({ page: z.enum(INFO_PAGES) }),
  output: z.object({
    content: z.string(),
    /** Null while it is the text the product came with. */
    changedAt: z.nullable(timeField),
  }),
  refuses: [],
})

const adminPage = z.object({
  page: z.enum(INFO_PAGES),
  contents: textsOut,
  changedAt: z.nullable(timeField),
  /** The code of whoever wrote it last. */
  changedBy: z.nullable(z.string()),
})
export type AdminInfoPage = z.output<typeof adminPage>

export const listInfoPages = endpoint({
  method: 'GET',
  path: '/info-page/admin',
  summary: 'The pages at the foot of the site in every language.',
  access: staffWho('System', 'manage'),
  scope: 'SITE',
  input: nothing,
  output: z.array(adminPage),
  refuses: [],
})

export const saveInfoPage = endpoint({
  method: 'POST',
  path: '/info-page/save',
  summary: 'Rewrite one of the pages at the foot of the site.',
  access: staffWho('System', 'manage'),
  scope: 'SITE',
  input: z.strictObject({ page: z.enum(INFO_PAGES), contents: textsField(INFO_CONTENT_MAX) }),
  output: noData,
  refuses: ['INVALID_PARAMETER'],
})
