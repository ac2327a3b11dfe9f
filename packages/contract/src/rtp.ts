import * as z from 'zod/mini'
import { endpoint, guest, staffWho } from './endpoint'
import { noData, nothing, textField, timeField, wonField } from './fields'
import { gameField, RTP_VARIANTS } from './game'

const person = z.object({ code: z.string(), name: z.string() })

const change = z.object({
  id: z.uuid(),
  game: z.string(),
  from: z.enum(RTP_VARIANTS),
  to: z.enum(RTP_VARIANTS),
  reason: z.string(),
  status: z.enum(['PENDING', 'ACTIVE', 'REJECTED']),
  madeAt: timeField,
  decidedAt: z.nullable(timeField),
})

const staffChange = z.extend(change, {
  madeBy: z.nullable(person),
  mine: z.boolean(),
  decidedBy: z.nullable(person),
})

/** What a game paid back against what it declares, over the rounds that players staked. */
const measured = z.object({
  /** Null for a game that has only one. */
  variant: z.nullable(z.enum(RTP_VARIANTS)),
  /** Rounds of a bought feature are counted by themselves. */
  kind: z.enum(['spin', 'buy']),
  rounds: z.int(),
  stake: wonField,
  win: wonField,
  /** Money paid back in basis points; null without rounds. */
  rtp: z.nullable(z.int()),
  /** What a round paid back on average, whatever its stake, in basis points of what it cost. */
  mean: z.nullable(z.int()),
  /**
   * How far the mean is away from what is declared: the exact chance, said as a bell curve has it.
   * At most five; null with too few rounds to say.
   */
  z: z.nullable(z.number()),
  /** Between which means 99 of 100 honest games lie at this many rounds, in basis points. */
  low: z.nullable(z.int()),
  high: z.nullable(z.int()),
  /** Fewer rounds than this are not judged. */
  least: z.nullable(z.int()),
  /** The standard deviation of a round in bets, as seen and as declared. */
  spread: z.nullable(z.number()),
  spreadDeclared: z.nullable(z.number()),
})

/** A game left what chance allows; told once per game and day. */
const rtpAlarm = z.object({
  day: z.string(),
  variant: z.nullable(z.enum(RTP_VARIANTS)),
  kind: z.enum(['spin', 'buy']),
  rounds: z.int(),
  z: z.number(),
  mean: z.int(),
})

const rtpTitle = z.object({
  game: z.string(),
  names: z.record(z.string(), z.string()),
  /** Null for a game that has only one. */
  variant: z.nullable(z.enum(RTP_VARIANTS)),
  /** Of what is played now, in basis points. */
  declared: z.int(),
  variants: z.array(
    z.object({
      variant: z.enum(RTP_VARIANTS),
      /** Declared, in basis points. */
      rtp: z.int(),
      hit: z.int(),
      sd: z.number(),
    }),
  ),
  /** Null for a game without a definition. */
  defHash: z.nullable(z.string()),
  measured: z.array(measured),
  /** Of the last thirty days, the newest first. */
  alarms: z.array(rtpAlarm),
  pending: z.nullable(staffChange),
})

export const listRtp = endpoint({
  method: 'GET',
  path: '/rtp/list',
  summary: 'Titles with their certified variants, what they paid back, and what waits for a yes.',
  access: staffWho('Rtp', 'manage'),
  scope: 'SITE',
  input: nothing,
  output: z.array(rtpTitle),
  refuses: [],
})

/** As many as a list beside the titles shows. */
export const RECENT_CHANGES = 20

export const listRecentRtp = endpoint({
  method: 'GET',
  path: '/rtp/recent',
  summary: 'The newest changes of all titles, with who asked, who decided and why.',
  access: staffWho('Rtp', 'manage'),
  scope: 'SITE',
  input: nothing,
  output: z.array(staffChange),
  refuses: [],
})

const driftDay = z.object({
  day: z.string(),
  variant: z.nullable(z.enum(RTP_VARIANTS)),
  rounds: z.int(),
  stake: wonField,
  win: wonField,
  /** What a round paid back on average since the first of the days, in basis points. */
  value: z.nullable(z.int()),
  /** The exact band of 99 in 100 at so many rounds; null with too few to say. */
  low: z.nullable(z.int()),
  high: z.nullable(z.int()),
})

export const readDrift = endpoint({
  method: 'POST',
  path: '/rtp/drift',
  summary: 'What a title paid back by day, to draw against its band.',
  reads: true,
  access: staffWho('Rtp', 'manage'),
  scope: 'SITE',
  input: z.strictObject({ game: gameField, days: z.literal([7, 30, 90]) }),
  output: z.object({ days: z.array(driftDay), changes: z.array(staffChange) }),
  refuses: ['NOT_FOUND'],
})

export const askRtp = endpoint({
  method: 'POST',
  path: '/rtp/ask',
  summary: 'Ask for another certified variant of a title; a second person decides.',
  access: staffWho('Rtp', 'manage'),
  scope: 'SITE',
  input: z.strictObject({
    game: gameField,
    variant: z.enum(RTP_VARIANTS),
    reason: textField(200),
  }),
  output: z.object({ id: z.uuid() }),
  refuses: ['NOT_FOUND', 'CONFLICT', 'ALREADY_EXIST_REQUEST', 'APPROVER_TOO_NEW'],
})

export const decideRtp = endpoint({
  method: 'POST',
  path: '/rtp/decision',
  summary: 'Say yes or no to a change another one asked for; rounds opened after it play it.',
  access: staffWho('Rtp', 'manage'),
  scope: 'SITE',
  input: z.strictObject({ id: z.uuid(), verdict: z.enum(['APPROVE', 'REJECT']) }),
  output: noData,
  refuses: ['NOT_FOUND', 'CONFLICT', 'FOUR_EYES_REQUIRED', 'APPROVER_TOO_NEW'],
})

export const listRtpChanges = endpoint({
  method: 'GET',
  path: '/rtp/changes',
  summary: 'Every change of a return that was made, for anyone to read.',
  access: guest,
  scope: 'NONE',
  input: nothing,
  output: z.array(
    z.object({
      game: z.string(),
      from: z.enum(RTP_VARIANTS),
      to: z.enum(RTP_VARIANTS),
      at: timeField,
    }),
  ),
  refuses: [],
})

export type RtpTitle = z.output<typeof rtpTitle>
export type RtpChange = z.output<typeof staffChange>
export type Measured = z.output<typeof measured>
export type RtpAlarm = z.output<typeof rtpAlarm>
export type DriftDay = z.output<typeof driftDay>
