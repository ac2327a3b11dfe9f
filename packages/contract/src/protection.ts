import * as z from 'zod/mini'
import { anyPlayer, endpoint, staffWho } from './endpoint'
import { memberIdField, noData, nothing, timeField, wonField } from './fields'

/** What a player may put a bound to: won paid in, won lost, minutes on the site. */
export const LIMIT_KINDS = ['DEPOSIT', 'LOSS', 'TIME'] as const
export const LIMIT_PERIODS = ['DAY', 'WEEK', 'MONTH'] as const
export type LimitKind = (typeof LIMIT_KINDS)[number]
export type LimitPeriod = (typeof LIMIT_PERIODS)[number]

/** Days of a break. What was begun ends by itself and not before. */
export const BREAK_DAYS = [1, 7, 30] as const
export const EXCLUSION_MONTHS = [6, 12, 24, 60] as const
/** Minutes between two reality checks; 0: none. */
export const REALITY_MINUTES = [0, 15, 30, 60, 120] as const
export const RAISE_AFTER_HOURS = 24

export const LIMIT_MAX = 10_000_000_000

const playLimit = z.object({
  kind: z.enum(LIMIT_KINDS),
  period: z.enum(LIMIT_PERIODS),
  /** In won, or minutes; null: no bound. */
  value: z.nullable(z.int()),
  used: z.int(),
  /** A wider bound waits for a day; a narrower one holds at once. */
  next: z.nullable(z.object({ value: z.nullable(z.int()), at: timeField })),
})

export const protection = z.object({
  limits: z.array(playLimit),
  breakUntil: z.nullable(timeField),
  excludedUntil: z.nullable(timeField),
  realityMinutes: z.int(),
})

export const readProtection = endpoint({
  method: 'GET',
  path: '/protection',
  summary: 'My limits with what is used of them, my break and my self-exclusion.',
  access: anyPlayer,
  scope: 'SELF',
  input: nothing,
  output: protection,
  refuses: [],
})

export const saveLimit = endpoint({
  method: 'POST',
  path: '/protection/limit',
  summary: 'Set a limit: narrower at once, wider or none after 24 hours.',
  access: anyPlayer,
  scope: 'SELF',
  input: z.strictObject({
    kind: z.enum(LIMIT_KINDS),
    period: z.enum(LIMIT_PERIODS),
    value: z.nullable(z.int().check(z.minimum(1), z.maximum(LIMIT_MAX))),
  }),
  output: protection,
  refuses: [],
})

export const keepLimit = endpoint({
  method: 'POST',
  path: '/protection/limit/keep',
  summary: 'Take back a wider limit that has not begun.',
  access: anyPlayer,
  scope: 'SELF',
  input: z.strictObject({ kind: z.enum(LIMIT_KINDS), period: z.enum(LIMIT_PERIODS) }),
  output: protection,
  refuses: ['NOT_FOUND'],
})

export const saveReality = endpoint({
  method: 'POST',
  path: '/protection/reality',
  summary: 'How often I am told how long I have played and what it came to.',
  access: anyPlayer,
  scope: 'SELF',
  input: z.strictObject({ minutes: z.literal(REALITY_MINUTES) }),
  output: protection,
  refuses: [],
})

export const takeBreak = endpoint({
  method: 'POST',
  path: '/protection/break',
  summary: 'No bets and no deposits for some days. It cannot be shortened.',
  access: anyPlayer,
  scope: 'SELF',
  input: z.strictObject({ days: z.literal(BREAK_DAYS) }),
  output: protection,
  refuses: [],
})

export const excludeMyself = endpoint({
  method: 'POST',
  path: '/protection/exclusion',
  summary: 'No bets and no deposits for at least six months; ends all my sessions.',
  access: anyPlayer,
  scope: 'SELF',
  input: z.strictObject({
    months: z.literal(EXCLUSION_MONTHS),
    password: z.string().check(z.maxLength(100)),
  }),
  output: noData,
  refuses: ['INVALID_PASSWORD', 'TOO_MANY_REQUESTS'],
})

const figureDay = z.object({
  day: z.string(),
  deposits: wonField,
  withdrawals: wonField,
  stake: wonField,
  win: wonField,
  rounds: z.int(),
  minutes: z.int(),
})

/** Business days shown on the page of one's figures. */
export const FIGURE_DAYS = [7, 30, 90] as const

export const readFigures = endpoint({
  method: 'POST',
  path: '/protection/figures',
  summary: 'My money and time of the last days, today last, and the sums over all time.',
  reads: true,
  heavy: true,
  access: anyPlayer,
  scope: 'SELF',
  input: z.strictObject({ days: z.literal(FIGURE_DAYS) }),
  output: z.object({
    days: z.array(figureDay),
    ever: z.object({ deposits: wonField, withdrawals: wonField, stake: wonField, win: wonField }),
  }),
  refuses: [],
})

export const readReality = endpoint({
  method: 'GET',
  path: '/protection/reality/now',
  summary: 'This session: when it began and what its rounds came to.',
  access: anyPlayer,
  scope: 'SELF',
  input: nothing,
  output: z.object({ since: timeField, rounds: z.int(), stake: wonField, win: wonField }),
  refuses: [],
})

export const readMemberProtection = endpoint({
  method: 'POST',
  path: '/member/protection',
  summary: 'How a member below me protects themselves; for staff to see, not to change.',
  reads: true,
  access: staffWho('Member', 'update'),
  scope: 'SUBTREE',
  input: z.strictObject({ id: memberIdField }),
  output: protection,
  refuses: ['MEMBER_NOT_FOUND'],
})

export type Protection = z.output<typeof protection>
export type PlayLimit = z.output<typeof playLimit>
