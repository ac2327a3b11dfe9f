import * as z from 'zod/mini'
import { endpoint, staffWho } from './endpoint'
import { lineField, memberIdField, noData, nothing } from './fields'

/** As many as can be looked through in a menu. */
export const TAGS_MAX = 30
/** As many as fit beside a name. */
export const TAGS_OF_MEMBER_MAX = 5
export const TAG_COLOURS = ['GREY', 'RED', 'AMBER', 'GREEN', 'BLUE', 'VIOLET'] as const

export const tagIdField = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))
const colour = z.enum(TAG_COLOURS)

/** A word that a partner and its staff put on members; nobody else sees it. */
export const memberTag = z.object({ id: tagIdField, name: z.string(), colour })
export type MemberTag = z.output<typeof memberTag>

export const listTags = endpoint({
  method: 'GET',
  path: '/member/tag/list',
  summary: 'The tags of my branch, by name.',
  access: staffWho('Member', 'update'),
  scope: 'SUBTREE',
  input: nothing,
  output: z.array(memberTag),
  refuses: [],
})

export const saveTag = endpoint({
  method: 'POST',
  path: '/member/tag/save',
  summary: 'A new tag of my branch, or another name and colour for one.',
  access: staffWho('Member', 'update'),
  scope: 'SUBTREE',
  input: z.strictObject({ id: z.optional(tagIdField), name: lineField(20), colour }),
  output: memberTag,
  refuses: ['NOT_FOUND', 'ALREADY_EXIST_ITEM', 'LIMIT_REACHED'],
})

export const removeTag = endpoint({
  method: 'POST',
  path: '/member/tag/removal',
  summary: 'Take a tag of my branch away, from everyone who has it.',
  access: staffWho('Member', 'update'),
  scope: 'SUBTREE',
  input: z.strictObject({ id: tagIdField }),
  output: noData,
  refuses: ['NOT_FOUND'],
})

const tagIds = z.array(tagIdField).check(z.maxLength(TAGS_MAX))

export const tagMembers = endpoint({
  method: 'POST',
  path: '/member/tag/set',
  summary: 'Put tags of my branch on members below me and take others off, all or none.',
  access: staffWho('Member', 'update'),
  scope: 'SUBTREE',
  onPerson: 'ids',
  input: z.strictObject({
    ids: z.array(memberIdField).check(z.minLength(1), z.maxLength(100)),
    put: tagIds,
    take: tagIds,
  }),
  output: noData,
  refuses: ['MEMBER_NOT_FOUND', 'NOT_FOUND', 'LIMIT_REACHED'],
})
