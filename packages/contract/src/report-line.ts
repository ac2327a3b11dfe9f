import * as z from 'zod/mini'
import { endpoint, staffWho } from './endpoint'
import { memberIdField, wonField } from './fields'
import { memberRates } from './rate'
import { PERIODS, periodInput } from './report'

/** The figures of a partner's line: the partner and everyone under them. */
const lineFigures = z.object({
  id: memberIdField,
  code: z.string(),
  name: z.string(),
  /** Players of the line, and those of them who played in the period. */
  members: z.int(),
  active: z.int(),
  deposits: wonField,
  withdrawals: wonField,
  stake: wonField,
  win: wonField,
  /** What everyone below the partner holds. */
  balances: wonField,
})
export type LineFigures = z.output<typeof lineFigures>

export const LINES_MOST = 100

export const readLineFigures = endpoint({
  method: 'POST',
  path: '/report/lines/figures',
  summary: 'The figures of the lines of some partners below me in a period.',
  reads: true,
  heavy: true,
  access: staffWho('Report', 'read'),
  scope: 'SUBTREE',
  input: z.strictObject({
    period: z.enum(PERIODS),
    ids: z.array(memberIdField).check(z.minLength(1), z.maxLength(LINES_MOST)),
  }),
  output: z.array(lineFigures),
  refuses: ['MEMBER_NOT_FOUND'],
})

const moneyOfDay = z.object({ day: z.string(), deposits: wonField, withdrawals: wonField })

export const readLines = endpoint({
  method: 'POST',
  path: '/report/lines',
  summary: 'The partners directly below one with their lines, and their money day by day.',
  reads: true,
  heavy: true,
  access: staffWho('Report', 'read'),
  scope: 'SUBTREE',
  input: periodInput,
  output: z.object({
    from: z.string(),
    to: z.string(),
    /** The line that is cut into those below. */
    whole: lineFigures,
    /** The hundred with the highest stakes. */
    lines: z.array(
      z.extend(lineFigures, {
        rates: memberRates,
        /** Partners directly below it: whether one can look further down. */
        partners: z.int(),
        /** Days on which nothing moved are left out. */
        days: z.array(moneyOfDay),
      }),
    ),
    /** How many partners there are directly below, shown or not. */
    count: z.int(),
    /** Of the whole line by day, every day of the period. */
    days: z.array(moneyOfDay),
  }),
  refuses: ['MEMBER_NOT_FOUND'],
})
