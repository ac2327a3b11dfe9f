import type { MemberId, RoleId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'

export type RoleType = 'PARTNER' | 'USER' | 'MEMBER'

export interface RoleNode {
  readonly id: RoleId
  readonly name: string
  readonly type: RoleType
  readonly parentId: RoleId | null
  readonly position: number
  /** The partner who made it; null: the head office. */
  readonly ownerId: MemberId | null
  /** From the root down to the owner; null when the owner is not below who asks. */
  readonly ownerPath: readonly MemberId[] | null
  readonly permissions: readonly string[]
}

/** Who changes roles, as the database knows them at this moment. */
export interface Editor {
  readonly id: MemberId
  readonly scopeId: MemberId
  readonly head: boolean
  /** From the root down to the scope. */
  readonly path: readonly MemberId[]
  readonly roleId: RoleId
  /** The role of the scope: one's own, or for staff that of their partner. */
  readonly topId: RoleId
  readonly held: ReadonlySet<string>
}

export type Roles = ReadonlyMap<RoleId, RoleNode>
export type Mine = 'ALL' | 'PERMISSIONS' | 'NOTHING'

/** Roles an owner may make, so that nobody fills the house with them. */
const ROLES_MAX = 100

export function rolesOf(list: readonly RoleNode[]): Roles {
  return new Map(list.map((role) => [role.id, role]))
}

/** Its parent, the parent of that, and so on up to the last one that can be seen. */
export function aboveOf(roles: Roles, id: RoleId): readonly RoleId[] {
  const above: RoleId[] = []
  let next = roles.get(id)?.parentId ?? null
  while (next !== null && roles.has(next) && !above.includes(next)) {
    above.push(next)
    next = roles.get(next)?.parentId ?? null
  }
  return above
}

/**
 * One changes what one's own branch made, strictly below one's own role; staff neither their own
 * role nor one above it. The role of players has no place to be moved to and no other name.
 */
export function mineOf(roles: Roles, editor: Editor, role: RoleNode): Mine {
  const owned = role.ownerId === null ? editor.head : role.ownerPath !== null
  if (!owned || !isBelowEditor(roles, editor, role.id)) return 'NOTHING'
  if (role.type !== 'MEMBER') return 'ALL'
  return editor.head ? 'PERMISSIONS' : 'NOTHING'
}

function isBelowEditor(roles: Roles, { topId, roleId }: Editor, id: RoleId): boolean {
  const own = id === roleId || aboveOf(roles, roleId).includes(id)
  return !own && aboveOf(roles, id).includes(topId)
}

export function checkEditable(roles: Roles, editor: Editor, id: RoleId): RoleNode {
  const role = roles.get(id) ?? refuse('NOT_FOUND')
  if (mineOf(roles, editor, role) !== 'ALL') refuse('ACCESS_DENIED')
  return role
}

/** Permissions of the role of players may be changed where its name and place may not. */
export function checkPermissionsEditable(roles: Roles, editor: Editor, id: RoleId): RoleNode {
  const role = roles.get(id) ?? refuse('NOT_FOUND')
  if (mineOf(roles, editor, role) === 'NOTHING') refuse('ACCESS_DENIED')
  return role
}

export interface Change {
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** Nobody gives what they do not hold, and nobody takes it either. */
export function checkHeld(held: ReadonlySet<string>, { before, after }: Change): void {
  const touched = [...missingFrom(after, before), ...missingFrom(before, after)]
  if (touched.some((permission) => !held.has(permission))) refuse('ACCESS_DENIED')
}

/** What a player may be given: the rest is work of the office, which they never enter. */
const OF_PLAYERS: readonly string[] = ['Betting.allow']

/** Rights of the office are given to nobody who plays: as a partner they would have them at once. */
export function checkOfPlayers(type: RoleType, { before, after }: Change): void {
  const given = missingFrom(after, before)
  const wrong = type === 'MEMBER' && given.some((permission) => !OF_PLAYERS.includes(permission))
  if (wrong) refuse('INVALID_PARAMETER', { fields: ['after'] })
}

/**
 * Over equals nobody has power: who raises colleagues to all they hold themselves could never lower
 * them again, so something is left that only the editor may.
 */
export function checkBelow(held: readonly string[], after: readonly string[]): void {
  if (missingFrom(held, after).length === 0) refuse('ACCESS_DENIED')
}

/** Whoever decided on something else than what is there now decides again. */
export function checkSeen(seen: readonly string[], now: readonly string[]): void {
  if (missingFrom(seen, now).length > 0 || missingFrom(now, seen).length > 0) refuse('CONFLICT')
}

/** Those of the list that are not among the others. */
export function missingFrom(list: readonly string[], others: readonly string[]): readonly string[] {
  return list.filter((one) => !others.includes(one))
}

export interface NewRole {
  readonly name: string
  readonly type: 'PARTNER' | 'USER'
  readonly parentId: RoleId
  readonly permissions: readonly string[]
}

/** The role as it will be; it belongs to the partner whose scope it is made in. */
export function checkNew(roles: Roles, editor: Editor, role: NewRole): Omit<RoleNode, 'id'> {
  const ownerId = editor.head ? null : editor.scopeId
  const ownerPath = editor.path
  checkParent(roles, editor, { ...role, ownerId, ownerPath })
  checkHeld(editor.held, { before: [], after: role.permissions })
  const owned = [...roles.values()].filter((other) => other.ownerId === ownerId)
  if (owned.length >= ROLES_MAX) refuse('LIMIT_REACHED')
  const beside = siblingsOf(roles, role.parentId).filter((other) => other.ownerId === ownerId)
  const position = Math.max(-1, ...beside.map((other) => other.position)) + 1
  return { ...role, ownerId, ownerPath, position }
}

type Hanging = Pick<RoleNode, 'type' | 'ownerId' | 'ownerPath'> & { readonly parentId: RoleId }

/** A role hangs at or below one's own, under one that its owner's line knows. */
export function checkParent(roles: Roles, editor: Editor, role: Hanging): void {
  const parent = roles.get(role.parentId) ?? refuse('NOT_FOUND')
  const reach = [parent.id, ...aboveOf(roles, parent.id)]
  if (!reach.includes(editor.topId)) refuse('ACCESS_DENIED')
  const known =
    parent.ownerId === null ||
    (role.ownerId !== null && (role.ownerPath ?? []).includes(parent.ownerId))
  // Partners hang under partners; staff under partners or other staff; nobody under players.
  const fits = parent.type === 'PARTNER' || (parent.type === 'USER' && role.type === 'USER')
  if (!known || !fits) refuse('INVALID_PARAMETER', { fields: ['parentId'] })
}

/** May the editor make a role under this one? */
export function mayHang(roles: Roles, editor: Editor, { id, type, ownerId }: RoleNode): boolean {
  const reach = [id, ...aboveOf(roles, id)].includes(editor.topId)
  const known = ownerId === null || (!editor.head && editor.path.includes(ownerId))
  return reach && known && type !== 'MEMBER'
}

/** The roles of the head office first, then those of each partner in their own order. */
export function siblingsOf(roles: Roles, parentId: RoleId | null): readonly RoleNode[] {
  return [...roles.values()]
    .filter((role) => role.parentId === parentId)
    .toSorted(
      (a, b) => (a.ownerId ?? 0) - (b.ownerId ?? 0) || a.position - b.position || a.id - b.id,
    )
}
