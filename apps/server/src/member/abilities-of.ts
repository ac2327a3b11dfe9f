import type { Ability } from '@camellia/kernel/ability'
import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { abilitiesFor, powerOver } from '../tree/abilities.rules'
import { selectGrants } from './member.sql'

/** What someone may do at this moment. */
export async function abilitiesOf(tx: AppTx, id: MemberId): Promise<readonly Ability[]> {
  return abilitiesFor((await selectGrants(tx, id)) ?? refuse('MEMBER_NOT_FOUND'))
}

/** Nobody takes over someone who may do more than they may themselves. */
export async function requireNoMoreThan(tx: AppTx, caller: Caller, id: MemberId): Promise<void> {
  if (!powerOver(caller.abilities, await abilitiesOf(tx, id))) refuse('ACCESS_DENIED')
}
