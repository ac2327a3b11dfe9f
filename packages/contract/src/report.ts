import * as z from 'zod/mini'
import { anyStaff, endpoint, staffWho } from './endpoint'
import { nothing, timeField, wonField } from './fields'
import { GAME_TYPES } from './game'

const figure = z.object({ today: z.int(), yesterday: z.int() })

const dayFigures = z.object({
  day: z.string(),
  stake: wonField,
  win: wonField,
  rounds: z.int(),
  signups: z.int(),
})

export const readDashboard = endpoint({
  method: 'GET',
  path: '/report/dashboard',
  summary: 'Today against yesterday until this minute, for the tree below me.',
  access: staffWho('Report', 'read'),
  scope: 'SUBTREE',
  input: nothing,
  output: z.object({
    at: timeField,
    connected: z.int(),
    signups: figure,
    logins: figure,
    rounds: figure,
    stake: figure,
    win: figure,
    /** 24 hours of today and yesterday, by hour of the business day. */
    hours: z.array(
      z.object({
        hour: z.int(),
        stake: wonField,
        win: wonField,
        stakeYesterday: wonField,
        winYesterday: wonField,
      }),
    ),
    days: z.array(dayFigures),
    byGameType: z.array(
      z.object({ gameType: z.enum(GAME_TYPES), stake: wonField, win: wonField, rounds: z.int() }),
    ),
    topPartners: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        stake: wonField,
        win: wonField,
        stakeYesterday: wonField,
      }),
    ),
    waiting: z.object({ count: z.int(), oldest: z.nullable(timeField) }),
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
