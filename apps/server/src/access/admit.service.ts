import type { SessionId } from '@camellia/kernel/ids'
import { balanceOf } from '@camellia/ledger/balance'
import type { CallContext } from '../http/serve'
import type { AppTx } from '../http/tell'
import type { Credentials } from '../member/member.sql'
import { openSession } from '../session/session.service'
import { abilitiesFor } from '../tree/abilities.rules'
import { deviceNamed } from './agent.rules'
import { isNewDevice, savePresence } from './login.sql'

export interface Entry {
  readonly asked: CallContext
  /** The session it is opened from, if any: it ends with that one. */
  readonly parentId: SessionId | null
}

/** Lets someone in whom everything else has admitted. */
export async function admit(tx: AppTx, member: Credentials, { asked, parentId }: Entry) {
  const { site, address, agent, device } = asked
  const opening = { site, address, agent, device, parentId, memberId: member.id }
  const session = await openSession(tx, opening)
  if (await isNewDevice(tx, { member: member.id, device })) {
    const push = { type: 'NEW_DEVICE', ...deviceNamed(agent), address } as const
    tx.tell({ to: { member: member.id }, push })
  }
  await savePresence(tx, member.id)
  return {
    accessToken: session.token,
    userData: await userDataOf(tx, member),
    permissions: [...abilitiesFor(member)],
  }
}

export async function userDataOf(
  tx: AppTx,
  who: Pick<Credentials, 'id' | 'code' | 'name' | 'kind'>,
) {
  const { balance, point } = await balanceOf(tx, who.id)
  return { code: who.code, name: who.name, balance, point, roleType: who.kind }
}
