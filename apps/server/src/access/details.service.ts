import type { Friend } from '@camellia/contract/access'
import type { Seal } from '@camellia/db/sealed'
import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { masked } from '../member/member.rules'
import { countFriends, selectDetails, selectFriends } from './details.sql'

export async function detailsOf(tx: AppTx, caller: Caller, seal: Seal) {
  const row = (await selectDetails(tx, caller.id)) ?? refuse('UNAUTHORIZED')
  const { phoneSealed, accountSealed, createdAt, email, roleName, ...plain } = row
  return {
    ...plain,
    roleName: roleName ?? '',
    email: email && maskedEmail(email),
    phone: phoneSealed && masked(seal.open(phoneSealed)),
    accountNumber: accountSealed && masked(seal.open(accountSealed)),
    createdAt: createdAt.toISOString(),
  }
}

/** kim.minsu@example.com → k••••@example.com */
function maskedEmail(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 1)}••••@${host}`
}

/** The brief's numbers: a friend waits, is a member (blocked or not), or did not stay. */
const FRIEND_STATES: readonly Friend['status'][] = ['JOINED', 'WAITING', 'JOINED', 'GONE']

/** Friends hang beside the one who invited them, not below: so this is asked without a person. */
export async function friendsOf(
  tx: AppTx,
  member: MemberId,
  page: { readonly page: number; readonly size: number },
) {
  const rows = await selectFriends(tx, member, page)
  const items = rows.map(({ name, joinedAt, status }) => ({
    name: `${[...name][0] ?? ''}**`,
    joinedAt: joinedAt.toISOString(),
    status: FRIEND_STATES[status] ?? 'GONE',
  }))
  return { items, total: await countFriends(tx, member), ...page }
}
