import * as z from 'zod/mini'
import { endpoint, staffWho } from './endpoint'
import { memberIdField, noData, textField, wonField } from './fields'
import { RATE_TYPES } from './rate'

const ancestor = z.object({ code: z.string(), name: z.string() })

/** Why it cannot be done; the same words for the dialog and for the answer. */
export const MOVE_PROBLEMS = [
  'SAME_PARENT',
  'INTO_ITSELF',
  'NOT_A_PARTNER',
  'TOO_DEEP',
  'RATE_ABOVE_PARENT',
  'ROLE_OF_OLD_LINE',
  'STAFF_OF_ANOTHER',
] as const

const line = z.object({
  line: z.array(ancestor),
  /** Members below its last partner, now and after the move. */
  membersNow: z.int(),
  membersThen: z.int(),
})

export const previewMove = endpoint({
  method: 'POST',
  path: '/member/move/preview',
  summary: 'What would change for both lines if a member moved under another partner.',
  reads: true,
  access: staffWho('Member', 'move'),
  scope: 'SUBTREE',
  input: z.strictObject({ id: memberIdField, parentId: memberIdField }),
  output: z.object({
    moved: z.object({
      partners: z.int(),
      staff: z.int(),
      players: z.int(),
      balance: wonField,
      /** Bets of the last 30 days, which all reports will show in the new branch. */
      stake: wonField,
    }),
    from: line,
    to: line,
    depth: z.int(),
    problems: z.array(z.enum(MOVE_PROBLEMS)),
    /** The rates that stand above those of the new parent, in basis points. */
    rates: z.array(
      z.object({
        kind: z.enum(['rolling', 'losing']),
        type: z.enum(RATE_TYPES),
        own: z.int(),
        most: z.int(),
      }),
    ),
  }),
  refuses: ['MEMBER_NOT_FOUND'],
})

export const moveMember = endpoint({
  method: 'POST',
  path: '/member/move',
  summary: 'Move a member below me, with everyone below it, under another partner below me.',
  access: staffWho('Member', 'move'),
  scope: 'SUBTREE',
  onPerson: 'id',
  input: z.strictObject({ id: memberIdField, parentId: memberIdField, reason: textField(200) }),
  output: noData,
  refuses: ['MEMBER_NOT_FOUND', 'INVALID_USER', 'INVALID_RATE', 'LIMIT_REACHED', 'CONFLICT'],
})
