import type { Ability } from '@camellia/kernel/ability'
import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import type { AppTx } from '../http/tell'
import { abilitiesFor } from '../tree/abilities.rules'
import { selectGrantsOf } from '../tree/tree.sql'

/** What someone may do at this moment. */
export async function abilitiesOf(tx: AppTx, id: MemberId): Promise<readonly Ability[]> {
  const [grants] = await selectGrantsOf(tx, [id])
  return abilitiesFor(grants ?? refuse('MEMBER_NOT_FOUND'))
}
