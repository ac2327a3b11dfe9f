import * as z from 'zod/mini'
import { endpoint, staffWho } from './endpoint'
import { memberIdField, nothing, sizeField, timeField, wonField } from './fields'
import { MEMBER_ACCOUNTS } from './member-panel'

/** One side of a transfer on one account of a member: the chain has no gap. */
const entry = z.object({
  /** Names the entry: account and place in its chain. */
  account: z.enum(MEMBER_ACCOUNTS),
  seq: z.int(),
  at: timeField,
  kind: z.string(),
  /** More than nothing when it came in. */
  change: wonField,
  before: wonField,
  after: wonField,
  /** Where it came from or went to: another account of the member, or one of the house. */
  other: z.string(),
  /** The member at the other end, when there is one the reader may see. */
  otherMember: z.nullable(z.object({ id: memberIdField, code: z.string() })),
  /** The round or transaction behind it. */
  cause: z.uuid(),
  game: z.nullable(z.string()),
})

export const listEntries = endpoint({
  method: 'POST',
  path: '/money/entries',
  summary: 'Every entry of every account of a member below me, bets included, newest first.',
  reads: true,
  heavy: true,
  access: staffWho('Member', 'update'),
  scope: 'SUBTREE',
  input: z.strictObject({
    member: memberIdField,
    accounts: z.optional(z.array(z.enum(MEMBER_ACCOUNTS)).check(z.minLength(1), z.maxLength(4))),
    /** Of each account the last entry shown so far: chains are walked, not times. */
    before: z.optional(
      z.strictObject({
        CASH: z.optional(z.int()),
        POINT: z.optional(z.int()),
        HOLD: z.optional(z.int()),
        PROMO: z.optional(z.int()),
      }),
    ),
    from: z.optional(timeField),
    until: z.optional(timeField),
    size: sizeField,
  }),
  output: z.object({
    items: z.array(entry),
    hasMore: z.boolean(),
    size: z.int(),
    /** What the accounts hold now. */
    balances: z.object({ CASH: wonField, POINT: wonField, HOLD: wonField, PROMO: wonField }),
  }),
  refuses: ['MEMBER_NOT_FOUND'],
})

export const readWhereMoneyIs = endpoint({
  method: 'GET',
  path: '/money/house',
  summary: 'Where all the money is, by kind of account; together they are nothing.',
  access: staffWho('Report', 'read'),
  scope: 'SITE',
  input: nothing,
  output: z.object({
    accounts: z.array(
      z.object({
        account: z.string(),
        /** How many members hold some; null for an account of the house. */
        holders: z.nullable(z.int()),
        balance: wonField,
        /** Today's change. */
        today: wonField,
      }),
    ),
    /** The sum of all of them: zero, or the books are wrong. */
    sum: wonField,
    /** The proof of the night. */
    audit: z.nullable(z.object({ at: timeField, breaks: z.int(), text: z.string() })),
  }),
  refuses: [],
})

export type Entry = z.output<typeof entry>
