import * as z from 'zod/mini'
import { endpoint, guest } from './endpoint'
import { nothing, timeField, wonField } from './fields'

export const PASSWORD_POLICIES = ['brief4', 'generic'] as const

export const readSite = endpoint({
  method: 'GET',
  path: '/site',
  summary: 'What a page needs before anyone is logged in.',
  access: guest,
  scope: 'NONE',
  input: nothing,
  output: z.object({
    mode: z.enum(['play', 'real']),
    defaultLanguage: z.string(),
    /** The scrolling welcome text per language. */
    banner: z.record(z.string(), z.string()),
    supportUrl: z.nullable(z.string()),
    passwordPolicy: z.enum(PASSWORD_POLICIES),
    depositorScript: z.enum(['hangul', 'any']),
    banks: z.array(z.string()),
    /** The site will be closed for maintenance soon: what is said, from when, until when. */
    closing: z.nullable(
      z.object({
        messages: z.record(z.string(), z.string()),
        startsAt: timeField,
        endsAt: z.nullable(timeField),
      }),
    ),
  }),
  refuses: [],
})

/** Real wins only, masked, at least three minutes old, and of at least three people. */
export const winner = z.object({
  name: z.string(),
  game: z.string(),
  win: wonField,
  stake: wonField,
})

export const readHome = endpoint({
  method: 'GET',
  path: '/home',
  summary: 'Live figures of the site: all of them real, null where there is too little to tell.',
  access: guest,
  scope: 'NONE',
  input: nothing,
  output: z.object({
    connected: z.int(),
    roundsToday: z.int(),
    /** Paid back over 24 hours, in basis points of what was staked; from 10,000 rounds on. */
    rtpToday: z.nullable(z.int()),
    winners: z.array(winner),
    /** Titles that at least three people played; empty while there are fewer than three. */
    popular: z.array(z.object({ game: z.string(), players: z.int() })),
  }),
  refuses: [],
})
