import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { type Credentials, selectCredentials } from '../member/member.sql'
import { requirePower } from '../tree/power.service'

const DELETED = 3

/** Someone below whose account staff may open up: not themselves, and nobody who may do more. */
export async function requireTarget(tx: AppTx, caller: Caller, id: MemberId): Promise<Credentials> {
  await requirePower(tx, caller, [id])
  const target = (await selectCredentials(tx, { id })) ?? refuse('MEMBER_NOT_FOUND')
  if (target.id === caller.id || target.status === DELETED) refuse('INVALID_USER')
  return target
}
