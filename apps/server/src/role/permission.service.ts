import type { RoleId } from '@camellia/kernel/ids'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { record } from '../trail/trail.service'
import { abilitiesFor } from '../tree/abilities.rules'
import { requirePowerOverRoles } from '../tree/power.service'
import {
  type Change,
  checkBelow,
  checkHeld,
  checkOfPlayers,
  checkPermissionsEditable,
  checkSeen,
  missingFrom,
} from './role.rules'
import { lockRoles, saveRolePermissions } from './role.sql'
import { effectsFor } from './role-effect.rules'
import { knownOf, type Look, lookAtRoles } from './role-look'
import {
  countCrowd,
  type Holder,
  selectFirst,
  selectOpenHolders,
  selectOverridden,
} from './role-people.sql'

/** The permissions a role shall have, and those the editor saw. */
export interface RoleChange extends Change {
  readonly id: RoleId
}

/** Who would gain or lose what: asked before it is saved, and refused where saving would be. */
export async function previewRoles(tx: AppTx, caller: Caller, changes: readonly RoleChange[]) {
  const look = await lookAtRoles(tx, caller)
  const all = { people: 0, online: 0 }
  const roles = []
  for (const change of onePerRole(changes)) {
    checkChange(look, caller, change)
    await requirePowerOverRoles(tx, caller, [change.id])
    const crowd = await crowdOf(tx, change.id)
    const { people, online, effects } = effectsFor(change, crowd)
    all.people += people
    all.online += online
    const named = effects.flatMap(({ permission, ...effect }) =>
      knownOf([permission]).map((one) => ({ permission: one, ...effect })),
    )
    roles.push({ id: change.id, members: crowd.members, effects: named })
  }
  return { ...all, roles }
}

async function crowdOf(tx: AppTx, id: RoleId) {
  return {
    ...(await countCrowd(tx, id)),
    first: await selectFirst(tx, id),
    overridden: await selectOverridden(tx, id),
  }
}

/** All roles or none; whoever has one of them open loses and gains at once. */
export async function savePermissions(
  tx: AppTx,
  caller: Caller,
  { changes, reason }: { readonly changes: readonly RoleChange[]; readonly reason: string },
): Promise<void> {
  await lockRoles(tx)
  const look = await lookAtRoles(tx, caller)
  const wanted = onePerRole(changes)
  // What is held is what was held before any of these: nobody raises themselves on the way.
  const decided = wanted.map((change) => ({ change, role: checkChange(look, caller, change) }))
  const ids = wanted.map(({ id }) => id)
  await requirePowerOverRoles(tx, caller, ids)
  for (const { change, role } of decided) {
    const after = knownOf(change.after)
    await saveRolePermissions(tx, change.id, after)
    const taken = missingFrom(change.before, after)
    const given = missingFrom(after, change.before)
    const what = { before: { role: role.name, taken }, after: { role: role.name, given } }
    await record(tx, caller, { action: 'role.permissions', ...what, reason })
    await tellHolders(tx, change)
  }
  // With what some hold beside the role, they could have become equals after all.
  await requirePowerOverRoles(tx, caller, ids)
}

/** A role named twice is decided by the last word. */
function onePerRole(changes: readonly RoleChange[]): readonly RoleChange[] {
  return [...new Map(changes.map((change) => [change.id, change])).values()]
}

function checkChange({ roles, editor }: Look, caller: Caller, change: RoleChange) {
  const role = checkPermissionsEditable(roles, editor, change.id)
  checkSeen(change.before, knownOf(role.permissions))
  checkHeld(editor.held, change)
  checkOfPlayers(role.type, change)
  // What everybody may is no difference between two people.
  if (caller.kind === 'USER' && role.type === 'USER') {
    checkBelow(knownOf([...editor.held]), change.after)
  }
  return role
}

async function tellHolders(tx: AppTx, change: RoleChange): Promise<void> {
  const touched = [
    ...missingFrom(change.after, change.before),
    ...missingFrom(change.before, change.after),
  ]
  for (const holder of await selectOpenHolders(tx, change.id)) {
    const own = [...holder.granted, ...holder.withheld]
    if (touched.some((permission) => !own.includes(permission))) tellAbilities(tx, holder)
  }
}

/** An open page follows at once, and what this node kept of the session is forgotten. */
export function tellAbilities(tx: AppTx, holder: Holder): void {
  const rules = [...abilitiesFor(holder)]
  tx.tell({ to: { member: holder.id }, push: { type: 'PERMISSION', rules } })
}
