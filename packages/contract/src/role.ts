import * as z from 'zod/mini'
import { PERMISSIONS } from './abilities'
import { ROLE_TYPES } from './access'
import { anyStaff, endpoint, staffWho } from './endpoint'
import { lineField, memberIdField, noData, nothing, roleIdField, textField } from './fields'

export const permissionField = z.enum(PERMISSIONS)

/** Types one may make; the role of players exists and cannot be made again. */
export const NEW_ROLE_TYPES = ['PARTNER', 'USER'] as const

const permissionsField = z.array(permissionField).check(z.maxLength(PERMISSIONS.length))
const roleName = lineField(30)
const reasonField = textField(200)

export const role = z.object({
  id: roleIdField,
  name: z.string(),
  type: z.enum(ROLE_TYPES),
  /** Null also when the role above is not mine to see. */
  parentId: z.nullable(roleIdField),
  position: z.int(),
  /** Made by the head office, by a partner above me, or by one of my branch. */
  origin: z.enum(['HEAD', 'ABOVE', 'LINE']),
  /** The partner of my branch who made it. */
  owner: z.nullable(z.object({ id: memberIdField, code: z.string(), name: z.string() })),
  permissions: z.array(permissionField),
  /** People of my scope who have it. */
  members: z.int(),
  /** Of them, those with an override, by permission. */
  overrides: z.array(z.object({ permission: permissionField, count: z.int() })),
  /** My own, or that of the partner I work for. */
  own: z.boolean(),
  /** What I may change of it: all, its permissions only (the role of players), or nothing. */
  mine: z.enum(['ALL', 'PERMISSIONS', 'NOTHING']),
  /** A role may hang here: it is mine or below me. */
  mayHang: z.boolean(),
})

export const listRoles = endpoint({
  method: 'GET',
  path: '/role/list',
  summary: 'The roles of my branch, above and below me, with how many people below me have them.',
  access: staffWho('Role', 'manage'),
  scope: 'SUBTREE',
  input: nothing,
  output: z.object({
    roles: z.array(role),
    /** What I hold: only this may I give or take. */
    held: z.array(permissionField),
  }),
  refuses: [],
})

export const offeredRoles = endpoint({
  method: 'POST',
  path: '/role/offered',
  summary: 'The roles I may give to someone of this kind who hangs under this partner.',
  reads: true,
  access: anyStaff,
  scope: 'SUBTREE',
  input: z.strictObject({
    kind: z.enum(ROLE_TYPES),
    /** Oneself, or the partner one works for, when absent. */
    parentId: z.optional(memberIdField),
  }),
  output: z.array(z.object({ id: roleIdField, name: z.string() })),
  refuses: ['MEMBER_NOT_FOUND'],
})

export const createRole = endpoint({
  method: 'POST',
  path: '/role/create',
  summary: 'A new role below a role of mine; nobody gives it what they do not hold.',
  access: staffWho('Role', 'manage'),
  scope: 'SUBTREE',
  input: z.strictObject({
    name: roleName,
    type: z.enum(NEW_ROLE_TYPES),
    parentId: roleIdField,
    permissions: permissionsField,
  }),
  output: z.object({ id: roleIdField }),
  refuses: ['NOT_FOUND', 'ALREADY_EXIST_ITEM', 'INVALID_PARAMETER', 'LIMIT_REACHED'],
})

export const renameRole = endpoint({
  method: 'POST',
  path: '/role/rename',
  summary: 'Give a role of mine another name.',
  access: staffWho('Role', 'manage'),
  scope: 'SUBTREE',
  input: z.strictObject({ id: roleIdField, name: roleName }),
  output: noData,
  refuses: ['NOT_FOUND', 'ALREADY_EXIST_ITEM'],
})

export const removeRole = endpoint({
  method: 'POST',
  path: '/role/remove',
  summary: 'Remove a role that nobody has and under which nothing hangs.',
  access: staffWho('Role', 'manage'),
  scope: 'SUBTREE',
  input: z.strictObject({ id: roleIdField }),
  output: noData,
  refuses: ['NOT_FOUND', 'CONFLICT'],
})

/** Where a role goes, and where it was when one decided so. */
const roleMove = z.strictObject({
  id: roleIdField,
  parentId: roleIdField,
  /** Stands right after this sibling; null: first. */
  after: z.nullable(roleIdField),
  /** The parent the editor saw. */
  before: roleIdField,
})

export const moveRole = endpoint({
  method: 'POST',
  path: '/role/move',
  summary: 'Hang roles of mine under others of mine or among their siblings, all or none.',
  access: staffWho('Role', 'manage'),
  scope: 'SUBTREE',
  input: z.strictObject({
    moves: z.array(roleMove).check(z.minLength(1), z.maxLength(100)),
    reason: z.optional(reasonField),
  }),
  output: noData,
  refuses: ['NOT_FOUND', 'CONFLICT', 'INVALID_PARAMETER'],
})

/** The permissions a role shall have, and those the editor saw. */
const roleChange = z.strictObject({
  id: roleIdField,
  before: permissionsField,
  after: permissionsField,
})

const roleChanges = z.array(roleChange).check(z.minLength(1), z.maxLength(50))

/** First names of those concerned; the rest is a number. */
const people = z.object({ count: z.int(), online: z.int(), names: z.array(z.string()) })

const effect = z.object({
  permission: permissionField,
  change: z.enum(['GAIN', 'LOSE']),
  changed: people,
  /** Those whom an override of their own keeps as they are. */
  kept: people,
})

export const previewRoles = endpoint({
  method: 'POST',
  path: '/role/permissions/preview',
  summary: 'Who below me would gain or lose what.',
  reads: true,
  access: staffWho('Role', 'manage'),
  scope: 'SUBTREE',
  input: z.strictObject({ changes: roleChanges }),
  output: z.object({
    /** Everyone for whom anything changes, each counted once. */
    people: z.int(),
    online: z.int(),
    roles: z.array(z.object({ id: roleIdField, members: z.int(), effects: z.array(effect) })),
  }),
  refuses: ['NOT_FOUND', 'CONFLICT', 'INVALID_PARAMETER'],
})

export const savePermissions = endpoint({
  method: 'POST',
  path: '/role/permissions/save',
  summary: 'Give and take permissions of several roles at once; in force at once, all or nothing.',
  access: staffWho('Role', 'manage'),
  scope: 'SUBTREE',
  input: z.strictObject({ changes: roleChanges, reason: reasonField }),
  output: noData,
  refuses: ['NOT_FOUND', 'CONFLICT', 'INVALID_PARAMETER'],
})

export const overrides = z.object({
  id: memberIdField,
  code: z.string(),
  name: z.string(),
  kind: z.enum(ROLE_TYPES),
  role: z.object({ id: roleIdField, name: z.string() }),
  /** Of the role. */
  permissions: z.array(permissionField),
  granted: z.array(permissionField),
  withheld: z.array(permissionField),
  /** Not oneself, and below me. */
  mine: z.boolean(),
})

export const readOverrides = endpoint({
  method: 'POST',
  path: '/role/override/read',
  summary: 'What someone below me holds: by their role, and granted or withheld for them alone.',
  reads: true,
  access: staffWho('Role', 'manage'),
  scope: 'SUBTREE',
  input: z.strictObject({ id: memberIdField }),
  output: overrides,
  refuses: ['MEMBER_NOT_FOUND'],
})

const grants = z.strictObject({ granted: permissionsField, withheld: permissionsField })

const overrideChange = {
  id: memberIdField,
  /** What the editor saw. */
  before: grants,
  after: grants,
}

export const previewOverrides = endpoint({
  method: 'POST',
  path: '/role/override/preview',
  summary: 'What someone below me would gain or lose.',
  reads: true,
  access: staffWho('Role', 'manage'),
  scope: 'SUBTREE',
  input: z.strictObject(overrideChange),
  output: z.object({
    gained: z.array(permissionField),
    lost: z.array(permissionField),
    online: z.boolean(),
  }),
  refuses: ['MEMBER_NOT_FOUND', 'CONFLICT', 'INVALID_PARAMETER'],
})

export const saveOverrides = endpoint({
  method: 'POST',
  path: '/role/override/save',
  summary: 'Grant or withhold permissions for one person below me; in force at once.',
  access: staffWho('Role', 'manage'),
  scope: 'SUBTREE',
  onPerson: 'id',
  input: z.strictObject({ ...overrideChange, reason: reasonField }),
  output: noData,
  refuses: ['MEMBER_NOT_FOUND', 'CONFLICT', 'INVALID_PARAMETER'],
})

export type Role = z.output<typeof role>
export type Overrides = z.output<typeof overrides>
export type RoleEffect = z.output<typeof effect>
