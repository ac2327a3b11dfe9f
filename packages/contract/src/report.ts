import * as z from 'zod/mini'
import { anyStaff, endpoint, staffWho } from './endpoint'
import { memberIdField, nothing, personOut, timeField, wonField } from './fields'
import { GAME_TYPES } from './game'

/** What a report is about; every one but a whole day or month ends now. */
export const PERIODS = ['TODAY', 'YESTERDAY', 'DAYS_7', 'DAYS_30', 'MONTH', 'LAST_MONTH'] as const
export type Period = (typeof PERIODS)[number]

/** A figure of the period, and of the one before it until the same time. */
const figure = z.object({ now: z.int(), before: z.int() })

/** The sums every report shows, and no other way to count them. */
export const FIGURES = [
  'deposits',
  'withdrawals',
  'net',
  'stake',
  'win',
  'ggr',
  'bonuses',
  'rolling',
  'profit',
  'rounds',
] as const
export type FigureName = (typeof FIGURES)[number]

const figures = z.object({
  /** Requests of players that were paid, when they were decided. */
  deposits: figure,
  withdrawals: figure,
  /** Deposits less withdrawals. */
  net: figure,
  /** Rounds that players paid for: gifts are not among them, nor what was given back. */
  stake: figure,
  win: figure,
  ggr: figure,
  /** What gifts paid to players: won free rounds, and prizes. */
  bonuses: figure,
  /** Rolling of the line's partner and everyone below. Losing is known when a period is settled. */
  rolling: figure,
  /** GGR less bonuses and rolling, before losing. */
  profit: figure,
  rounds: figure,
})

/** Part of a day or of a period, without what can be computed from it. */
const slice = {
  deposits: wonField,
  withdrawals: wonField,
  stake: wonField,
  win: wonField,
}

export const periodInput = z.strictObject({
  period: z.optional(z.enum(PERIODS)),
  /** A partner below me, whose line it is about; my own when absent. */
  partner: z.optional(memberIdField),
})

export const readDashboard = endpoint({
  method: 'POST',
  path: '/report/dashboard',
  summary: 'Money and play of a line in a period, against the one before until the same time.',
  reads: true,
  access: staffWho('Report', 'read'),
  scope: 'SUBTREE',
  input: periodInput,
  output: z.object({
    at: timeField,
    period: z.enum(PERIODS),
    /** First and last business day, and until when the period before is counted. */
    from: z.string(),
    to: z.string(),
    beforeUntil: timeField,
    line: personOut,
    /** It is everyone: what is left of it is the house's. */
    whole: z.boolean(),
    connected: z.int(),
    signups: figure,
    logins: figure,
    active: figure,
    figures,
    /** 24 hours of a period of one day, and of the day before; none of longer ones. */
    hours: z.array(z.object({ hour: z.int(), ...slice, before: z.object(slice) })),
    /** The days of the period, and at least fourteen. */
    days: z.array(z.object({ day: z.string(), ...slice, rounds: z.int() })),
    byGameType: z.array(
      z.object({ gameType: z.enum(GAME_TYPES), stake: wonField, win: wonField, rounds: z.int() }),
    ),
    /** Partners directly below with everything under them, by what was staked. */
    topPartners: z.array(
      z.object({
        id: memberIdField,
        code: z.string(),
        name: z.string(),
        stake: wonField,
        win: wonField,
        stakeBefore: wonField,
      }),
    ),
  }),
  refuses: ['MEMBER_NOT_FOUND'],
})

/** What waits for somebody; each is shown to those who may decide it. */
export const QUEUES = [
  'DEPOSIT',
  'WITHDRAW',
  'PAYMENT',
  'SIGNUP',
  'PASSWORD',
  'INQUIRY',
  'CHAT',
  'ACCOUNT',
  'GIFT',
  'RTP',
] as const
export type QueueName = (typeof QUEUES)[number]

export const readToDo = endpoint({
  method: 'GET',
  path: '/report/to-do',
  summary: 'Every queue I may work on, who works on what, and what is wrong with the site.',
  access: anyStaff,
  scope: 'SUBTREE',
  input: nothing,
  output: z.object({
    queues: z.array(
      z.object({
        queue: z.enum(QUEUES),
        count: z.int(),
        oldest: z.nullable(timeField),
        /** Of these, what has one approval and waits for another person's. */
        second: z.int(),
        /** How many somebody works on, and who of those I may see. */
        taken: z.int(),
        workers: z.array(z.object({ code: z.string(), name: z.string(), count: z.int() })),
      }),
    ),
    /** Staff of my line who are connected. */
    staff: z.int(),
    /** Half of today's requests were decided within so many seconds; null without any. */
    depositSeconds: z.nullable(z.int()),
    withdrawSeconds: z.nullable(z.int()),
    /** Of the last week, for those who may change a return; null for others. */
    rtp: z.nullable(
      z.array(
        z.object({
          game: z.string(),
          names: z.record(z.string(), z.string()),
          day: z.string(),
          rounds: z.int(),
          z: z.number(),
        }),
      ),
    ),
    /** For those who run the system; null for others. */
    system: z.nullable(
      z.object({
        /** Jobs whose last run failed. */
        jobs: z.array(z.string()),
        /** Items that loops could not do and try again. */
        failures: z.int(),
        /** Breaks the last proof of the books found; null before the first. */
        breaks: z.nullable(z.int()),
        nodes: z.int(),
      }),
    ),
  }),
  refuses: [],
})

export const readShell = endpoint({
  method: 'GET',
  path: '/report/shell',
  summary: 'The live numbers around every office screen.',
  access: anyStaff,
  scope: 'SUBTREE',
  input: nothing,
  output: z.object({
    waiting: z.int(),
    /** Forgotten passwords that wait for an answer. */
    passwords: z.int(),
    /** Requests that wait below me; nothing for those who may not decide them. */
    deposits: z.int(),
    withdrawals: z.int(),
    /** Gifts and changes of a return that another one asked for and I may answer. */
    calls: z.int(),
    rtp: z.int(),
    /** Payments, collects and company accounts that wait for my second yes. */
    payments: z.int(),
    accounts: z.int(),
    /** Everything that waits for my yes as the second of two people. */
    second: z.object({
      DEPOSIT: z.int(),
      WITHDRAW: z.int(),
      PAYMENT: z.int(),
      ACCOUNT: z.int(),
      CALL: z.int(),
      RTP: z.int(),
    }),
    /** Questions nobody has taken up, and conversations in which the member waits. */
    inquiries: z.int(),
    chats: z.int(),
    /** From this amount on two different people decide. */
    fourEyesFrom: wonField,
    balance: wonField,
    /** The last proof that the books add up: null before the first. */
    audit: z.nullable(z.object({ at: timeField, breaks: z.int() })),
    nodes: z.int(),
    /** Percent of the demo's past that is there while it is filled in; null when it is not. */
    filling: z.nullable(z.int()),
  }),
  refuses: [],
})

/** What a new operator does first; levels and bonuses join when they are there. */
export const FIRST_STEPS = ['TWO_FACTOR', 'STAFF', 'ACCOUNT', 'PARTNER', 'NOTICE'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

export const readFirstSteps = endpoint({
  method: 'GET',
  path: '/report/first-steps',
  summary: 'What is left to do on a new installation, of what I may do.',
  access: staffWho('System', 'manage'),
  scope: 'SITE',
  input: nothing,
  output: z.array(
    z.object({
      step: z.enum(FIRST_STEPS),
      /** WAITING: begun, and another person has to go on. */
      state: z.enum(['TODO', 'WAITING', 'DONE']),
    }),
  ),
  refuses: [],
})
