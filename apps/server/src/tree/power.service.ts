import type { Ability } from '@camellia/kernel/ability'
import type { MemberId, RoleId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { abilitiesFor, powerOver, strongerThan } from './abilities.rules'
import {
  type PersonGrants,
  requireBelow,
  selectGrantsOf,
  selectHolderGrants,
  selectRoleGrants,
} from './tree.sql'

/**
 * The one check before anything is written on a person: they are below the caller, and hold no
 * ability that the caller does not hold; a colleague must hold less. Every endpoint with `onPerson`
 * goes through here.
 */
export async function requirePower(
  tx: AppTx,
  caller: Caller,
  targets: readonly MemberId[],
): Promise<void> {
  await requireBelow(tx, caller.scopeId, targets)
  const people = await selectGrantsOf(tx, targets)
  if (!people.every((one) => hasPower(caller, caller.abilities, one))) refuse('ACCESS_DENIED')
}

/** Those of them whom the caller may do nothing to: who may do as much or more, or stands above. */
export async function selectOutOfPower(
  tx: AppTx,
  caller: Caller,
  ids: readonly MemberId[],
): Promise<readonly MemberId[]> {
  if (ids.length === 0) return []
  const people = await selectGrantsOf(tx, ids)
  return people
    .filter(({ id }) => id !== caller.id)
    .filter((one) => one.id === caller.scopeId || !hasPower(caller, caller.abilities, one))
    .map(({ id }) => id)
}

/**
 * Whoever changes a role changes everyone who has it: so neither the role nor any of them may hold
 * what the caller does not. Asked of the database, where the caller may have lost something.
 */
export async function requirePowerOverRoles(
  tx: AppTx,
  caller: Caller,
  roles: readonly RoleId[],
): Promise<void> {
  const [own] = await selectGrantsOf(tx, [caller.id])
  const held = own ? abilitiesFor(own) : []
  const granted = await selectRoleGrants(tx, roles)
  if (!granted.every((one) => powerOver(held, abilitiesFor(one)))) refuse('ACCESS_DENIED')
  const people = await selectHolderGrants(tx, roles)
  if (!people.every((one) => hasPower(caller, held, one))) refuse('ACCESS_DENIED')
}

function hasPower(caller: Caller, held: readonly Ability[], person: PersonGrants): boolean {
  const beside = caller.kind === 'USER' && person.kind === 'USER'
  const colleague = beside && person.parentId === caller.scopeId && person.id !== caller.id
  const theirs = abilitiesFor(person)
  return colleague ? strongerThan(held, theirs) : powerOver(held, theirs)
}
