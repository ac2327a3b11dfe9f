import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { abilitiesFor, powerOver } from './abilities.rules'
import { requireBelow, selectGrantsOf } from './tree.sql'

/**
 * The one check before anything is written on a person: they are below the caller, and hold no
 * ability that the caller does not hold. Every endpoint with `onPerson` goes through here.
 */
export async function requirePower(
  tx: AppTx,
  caller: Caller,
  targets: readonly MemberId[],
): Promise<void> {
  await requireBelow(tx, caller.scopeId, targets)
  const grants = await selectGrantsOf(tx, targets)
  if (grants.some((one) => !powerOver(caller.abilities, abilitiesFor(one)))) refuse('ACCESS_DENIED')
}
