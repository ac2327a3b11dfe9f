import * as z from 'zod/mini'
import { ROLE_TYPES } from './access'
import { endpoint, staffWho } from './endpoint'
import { memberIdField, textField } from './fields'
import { MEMBER_STATUSES } from './member'

const step = z.object({ id: memberIdField, code: z.string(), name: z.string() })

export const branchNode = z.object({
  id: memberIdField,
  code: z.string(),
  name: z.string(),
  kind: z.enum(ROLE_TYPES),
  status: z.enum(MEMBER_STATUSES),
  roleName: z.string(),
  /** Players anywhere below. */
  members: z.int(),
  /** Partners directly below: it can be opened. */
  hasBranches: z.boolean(),
})

/** More partners than this directly below one are found by searching, not by scrolling. */
export const BRANCH_MAX = 200

export const openBranch = endpoint({
  method: 'POST',
  path: '/member/branch',
  summary: 'A partner below me, or myself, with the partners directly under it.',
  reads: true,
  access: staffWho('Member', 'update'),
  scope: 'SUBTREE',
  input: z.strictObject({ id: z.optional(memberIdField) }),
  output: z.object({
    /** From the top of my tree down to the node itself. */
    line: z.array(step),
    node: branchNode,
    branches: z.array(branchNode),
    hasMore: z.boolean(),
  }),
  refuses: ['MEMBER_NOT_FOUND'],
})

export const findPartner = endpoint({
  method: 'POST',
  path: '/member/branch/search',
  summary: 'Partners below me whose id or nickname begins like this, with the way to them.',
  reads: true,
  access: staffWho('Member', 'update'),
  scope: 'SUBTREE',
  input: z.strictObject({ text: textField(40) }),
  output: z.array(
    z.object({
      id: memberIdField,
      code: z.string(),
      name: z.string(),
      roleName: z.string(),
      /** From the top of my tree down to the partner itself. */
      path: z.array(step),
    }),
  ),
  refuses: [],
})

export type BranchNode = z.output<typeof branchNode>
