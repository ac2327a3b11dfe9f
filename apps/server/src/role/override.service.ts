import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { differenceOf } from '../trail/trail.rules'
import { record } from '../trail/trail.service'
import { abilitiesFor } from '../tree/abilities.rules'
import { requirePower } from '../tree/power.service'
import { requireBelow } from '../tree/tree.sql'
import { tellAbilities } from './permission.service'
import { checkBelow, checkOfPlayers, checkSeen, missingFrom } from './role.rules'
import { lockRoles } from './role.sql'
import { checkOverrides, type Overrides } from './role-effect.rules'
import { knownOf, lookAtRoles } from './role-look'
import { type OverridesRow, saveOverrides as save, selectOverrides } from './role-people.sql'

export interface OverrideChange {
  readonly id: MemberId
  /** What the editor saw. */
  readonly before: Overrides
  readonly after: Overrides
}

export async function readOverrides(tx: AppTx, caller: Caller, id: MemberId) {
  await requireBelow(tx, caller.scopeId, [id])
  const row = (await selectOverrides(tx, id)) ?? refuse('MEMBER_NOT_FOUND')
  return {
    id,
    code: row.code,
    name: row.name,
    kind: row.kind,
    role: { id: row.roleId, name: row.roleName },
    permissions: knownOf(row.permissions),
    granted: knownOf(row.granted),
    withheld: knownOf(row.withheld),
    mine: id !== caller.id,
  }
}

export async function previewOverrides(tx: AppTx, caller: Caller, change: OverrideChange) {
  const row = await checkChange(tx, caller, change)
  const before = heldBy(row)
  const after = heldBy({ ...row, ...change.after })
  return {
    gained: knownOf(missingFrom(after, before)),
    lost: knownOf(missingFrom(before, after)),
    online: row.online,
  }
}

/** For one person alone: in force at once, on the server and on their open pages. */
export async function saveOverrides(
  tx: AppTx,
  caller: Caller,
  change: OverrideChange & { readonly reason: string },
): Promise<void> {
  await lockRoles(tx)
  const row = await checkChange(tx, caller, change)
  const after = {
    granted: knownOf(change.after.granted),
    withheld: knownOf(change.after.withheld),
  }
  await save(tx, change.id, after)
  await record(tx, caller, {
    action: 'member.overrides',
    member: change.id,
    ...differenceOf({ granted: row.granted, withheld: row.withheld }, after),
    reason: change.reason,
  })
  tellAbilities(tx, { ...row, ...after })
}

/** Only someone below who may not do more, never oneself, and only what one holds. */
async function checkChange(
  tx: AppTx,
  caller: Caller,
  { id, before, after }: OverrideChange,
): Promise<OverridesRow> {
  await requirePower(tx, caller, [id])
  if (id === caller.id) refuse('ACCESS_DENIED')
  const { editor } = await lookAtRoles(tx, caller)
  const row = (await selectOverrides(tx, id)) ?? refuse('MEMBER_NOT_FOUND')
  checkSeen(before.granted, knownOf(row.granted))
  checkSeen(before.withheld, knownOf(row.withheld))
  checkOverrides(editor.held, { before, after })
  checkOfPlayers(row.kind, { before: before.granted, after: after.granted })
  if (caller.kind === 'USER' && row.kind === 'USER') {
    checkBelow(knownOf([...editor.held]), heldBy({ ...row, ...after }))
  }
  return row
}

function heldBy(row: OverridesRow): string[] {
  return abilitiesFor(row).map(({ subject, action }) => `${subject}.${action}`)
}
