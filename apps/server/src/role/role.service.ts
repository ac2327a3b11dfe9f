import type { Role } from '@camellia/contract/role'
import type { MemberId, RoleId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { differenceOf } from '../trail/trail.rules'
import { record } from '../trail/trail.service'
import { abilitiesFor, powerOver } from '../tree/abilities.rules'
import { requirePowerOverRoles } from '../tree/power.service'
import {
  checkEditable,
  checkNew,
  mayHang,
  mineOf,
  type NewRole,
  type Roles,
  type RoleType,
} from './role.rules'
import {
  deleteRole,
  holdRoles,
  insertRole,
  lockRoles,
  type RoleRow,
  releaseDeleted,
  saveRoleName,
  saveRolePlace,
} from './role.sql'
import { knownOf, type Look, lookAtRoles } from './role-look'
import { carriedBy, decideMoves, movedIn, type RoleMove } from './role-move.rules'
import { checkOffer, offersFor, type RoleWanted } from './role-offer.rules'
import { countByRole, countOverrides, type OverrideCount, selectPartner } from './role-people.sql'

export async function listRoles(tx: AppTx, caller: Caller) {
  const look = await lookAtRoles(tx, caller)
  const members = await countByRole(tx)
  const overrides = await countOverrides(tx)
  return {
    held: knownOf([...look.editor.held]),
    roles: look.rows.map((row) => ({
      ...roleOf(look, row),
      mine: overPower(caller, row) ? 'NOTHING' : mineOf(look.roles, look.editor, row),
      members: members.get(row.id) ?? 0,
      overrides: overrides.filter(({ roleId }) => roleId === row.id).flatMap(overrideOf),
    })),
  }
}

function roleOf(
  { roles, editor }: Look,
  row: RoleRow,
): Omit<Role, 'members' | 'overrides' | 'mine'> {
  const { id, name, type, position, parentId, ownerId, ownerCode, ownerName } = row
  const named = ownerId !== null && ownerCode !== null && ownerName !== null
  return {
    id,
    name,
    type,
    position,
    parentId: parentId !== null && roles.has(parentId) ? parentId : null,
    origin: ownerId === null ? 'HEAD' : named ? 'LINE' : 'ABOVE',
    owner: named ? { id: ownerId, code: ownerCode, name: ownerName } : null,
    permissions: knownOf(row.permissions),
    own: id === editor.roleId || id === editor.topId,
    mayHang: mayHang(roles, editor, row),
  }
}

/** A role that gives more than the caller holds is shown, and changed by others. */
function overPower(caller: Caller, { permissions }: RoleRow): boolean {
  return !powerOver(caller.abilities, abilitiesFor({ permissions, granted: [], withheld: [] }))
}

function overrideOf({ permission, count }: OverrideCount) {
  return knownOf([permission]).map((one) => ({ permission: one, count }))
}

export async function createRole(
  tx: AppTx,
  caller: Caller,
  wanted: NewRole,
): Promise<{ readonly id: RoleId }> {
  await lockRoles(tx)
  const { roles, editor } = await lookAtRoles(tx, caller)
  const role = checkNew(roles, editor, { ...wanted, permissions: knownOf(wanted.permissions) })
  const id = await insertRole(tx, role)
  const { name, type, permissions, parentId } = role
  const after = { role: name, type, parent: nameIn(roles, parentId), permissions }
  await record(tx, caller, { action: 'role.create', after })
  return { id }
}

export async function renameRole(
  tx: AppTx,
  caller: Caller,
  { id, name }: { readonly id: RoleId; readonly name: string },
): Promise<void> {
  await lockRoles(tx)
  const { roles, editor } = await lookAtRoles(tx, caller)
  const role = checkEditable(roles, editor, id)
  await requirePowerOverRoles(tx, caller, [id])
  if (role.name === name) return
  await saveRoleName(tx, id, name)
  const change = differenceOf({ role: role.name }, { role: name })
  await record(tx, caller, { action: 'role.rename', ...change })
}

export async function removeRole(tx: AppTx, caller: Caller, id: RoleId): Promise<void> {
  await lockRoles(tx)
  const { roles, editor } = await lookAtRoles(tx, caller)
  const { name, type, parentId, permissions } = checkEditable(roles, editor, id)
  await requirePowerOverRoles(tx, caller, [id])
  if (parentId !== null) await releaseDeleted(tx, { id, parentId })
  await deleteRole(tx, id)
  const before = { role: name, type, parent: nameIn(roles, parentId), permissions }
  await record(tx, caller, { action: 'role.remove', before })
}

/** Several at once: each is judged in the tree the one before it left, and all hold or none. */
export async function moveRoles(
  tx: AppTx,
  caller: Caller,
  { moves, reason }: { readonly moves: readonly RoleMove[]; readonly reason?: string | undefined },
): Promise<void> {
  await lockRoles(tx)
  const { roles, editor } = await lookAtRoles(tx, caller)
  const next = decideMoves(roles, editor, moves)
  await requirePowerOverRoles(tx, caller, carriedBy(roles, moves))
  for (const role of movedIn(roles, next)) await saveRolePlace(tx, role)
  for (const id of new Set(moves.map((move) => move.id))) {
    const change = differenceOf(placeOf(roles, id), placeOf(next, id))
    const named = { ...change, after: { role: nameIn(roles, id), ...change.after } }
    await record(tx, caller, { action: 'role.move', ...named, reason: reason ?? '' })
  }
}

function placeOf(roles: Roles, id: RoleId) {
  const role = roles.get(id)
  return { parent: nameIn(roles, role?.parentId ?? null), position: role?.position ?? 0 }
}

function nameIn(roles: Roles, id: RoleId | null): string | null {
  return (id !== null && roles.get(id)?.name) || null
}

export interface RoleFor {
  readonly roleId: RoleId
  readonly kind: RoleType
  /** The partner under whom the person hangs. */
  readonly parentId: MemberId
}

/**
 * May the caller give this role to someone of this kind under this partner? Refuses with
 * INVALID_PARAMETER where it does not fit and ACCESS_DENIED where it gives more than they hold.
 */
export async function checkRoleFor(tx: AppTx, caller: Caller, wanted: RoleFor): Promise<void> {
  await holdRoles(tx)
  const { roles, editor } = await lookAtRoles(tx, caller)
  const { kind, parentId, roleId } = wanted
  checkOffer(roles, editor, await wantedUnder(tx, kind, parentId), roleId)
}

export async function offeredRoles(
  tx: AppTx,
  caller: Caller,
  { kind, parentId }: { readonly kind: RoleType; readonly parentId?: MemberId | undefined },
) {
  const { roles, editor } = await lookAtRoles(tx, caller)
  const wanted = await wantedUnder(tx, kind, parentId ?? caller.scopeId)
  return offersFor(roles, editor, wanted).map(({ id, name }) => ({ id, name }))
}

/** Row security hides a partner outside the caller's tree. */
async function wantedUnder(tx: AppTx, kind: RoleType, parent: MemberId): Promise<RoleWanted> {
  const { roleId, path } = (await selectPartner(tx, parent)) ?? refuse('MEMBER_NOT_FOUND')
  return { kind, parentRoleId: roleId, parentPath: path }
}
