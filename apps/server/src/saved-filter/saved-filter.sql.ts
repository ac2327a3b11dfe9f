import { SAVED_FILTERS_MAX, type SavedFilter } from '@camellia/contract/saved-filter'
import type { MemberId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'

export async function selectFilters(tx: AppTx, member: MemberId): Promise<readonly SavedFilter[]> {
  return tx.sql<SavedFilter[]>`
    select screen, name, address from saved_filter
    where member_id = ${member} order by screen, lower(name) limit ${SAVED_FILTERS_MAX}`
}

/** How many there are afterwards. */
export async function insertFilter(
  tx: AppTx,
  member: MemberId,
  { screen, name, address }: SavedFilter,
): Promise<number> {
  await tx.sql`
    insert into saved_filter (member_id, screen, name, address)
    values (${member}, ${screen}, ${name}, ${address})
    on conflict (member_id, screen, name) do update set address = excluded.address`
  const [row] = await tx.sql<{ count: number }[]>`
    select count(*) from saved_filter where member_id = ${member}`
  return row?.count ?? 0
}

export async function deleteFilter(
  tx: AppTx,
  member: MemberId,
  { screen, name }: { readonly screen: string; readonly name: string },
): Promise<void> {
  await tx.sql`
    delete from saved_filter
    where member_id = ${member} and screen = ${screen} and name = ${name}`
}
