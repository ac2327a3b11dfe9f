import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import type { AppTx } from '../http/tell'

/** From the root down to the member itself. */
export async function pathOf(tx: AppTx, member: MemberId): Promise<readonly MemberId[]> {
  const [row] = await tx.sql<{ path: MemberId[] }[]>`select path from member where id = ${member}`
  return row?.path ?? refuse('MEMBER_NOT_FOUND')
}

/** Abilities say what one may do; scope says to whom: only to members below oneself. */
export async function requireBelow(
  tx: AppTx,
  scope: MemberId,
  targets: readonly MemberId[],
): Promise<void> {
  const rows = await tx.sql<{ id: MemberId }[]>`
    select id from member
    where id in ${tx.sql(targets)} and path @> array[${scope}::bigint] and id <> ${scope}`
  // Outside one's tree is the same as not there.
  if (rows.length !== new Set(targets).size) refuse('MEMBER_NOT_FOUND')
}

export interface Ancestor {
  readonly id: MemberId
  readonly code: string
  readonly name: string
}

/** Names of everyone on these paths who is inside the scope, to show a line of partners. */
export async function selectAncestors(
  tx: AppTx,
  scope: MemberId,
  ids: readonly MemberId[],
): Promise<Map<MemberId, Ancestor>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.sql<Ancestor[]>`
    select id, code, name from member
    where id in ${tx.sql(ids)} and path @> array[${scope}::bigint]`
  return new Map(rows.map((row) => [row.id, row]))
}
