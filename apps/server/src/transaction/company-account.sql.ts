import type { MemberId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'
import { inTree } from '../tree/tree.sql'

export interface AccountRow {
  readonly id: string
  readonly ownerId: MemberId | null
  readonly bank: string
  readonly holder: string
  readonly accountSealed: Buffer
  readonly status: 'PENDING' | 'ACTIVE' | 'OFF'
  readonly madeBy: MemberId
  readonly madeAt: Date
  readonly approvedBy: MemberId | null
}

function columns(tx: AppTx) {
  return tx.sql`c.id, c.owner_id as "ownerId", c.bank, c.holder, c.status,
    c.account_sealed as "accountSealed", c.made_by as "madeBy", c.made_at as "madeAt",
    c.approved_by as "approvedBy"`
}

/** Of the member's own branch before the site's; among equals the one that rested longest. */
export async function pickAccount(tx: AppTx, member: MemberId): Promise<AccountRow | undefined> {
  const [row] = await tx.sql<AccountRow[]>`
    select ${columns(tx)} from company_account c, member m
    where m.id = ${member} and c.status = 'ACTIVE'
      and (c.owner_id is null or c.owner_id = any (m.path))
    order by coalesce(array_position(m.path, c.owner_id), 0) desc, c.shown_at, c.id limit 1`
  return row
}

export async function restAccount(tx: AppTx, id: string): Promise<void> {
  await tx.sql`select company_account_rest(${id})`
}

export async function selectAccount(tx: AppTx, id: string): Promise<AccountRow | undefined> {
  const [row] = await tx.sql<AccountRow[]>`
    select ${columns(tx)} from company_account c where c.id = ${id}`
  return row
}

export async function lockAccount(tx: AppTx, id: string): Promise<AccountRow | undefined> {
  const [row] = await tx.sql<AccountRow[]>`
    select ${columns(tx)} from company_account c where c.id = ${id} for update`
  return row
}

/**
 * This one and all of its owner that are shown, in one order: of two people who switch off the last
 * two at once, the second sees what the first did.
 */
export async function lockWithOthers(tx: AppTx, id: string): Promise<void> {
  await tx.sql`
    select 1 from company_account c
    where c.id = ${id} or (c.status = 'ACTIVE' and c.owner_id is not distinct from
      (select o.owner_id from company_account o where o.id = ${id}))
    order by c.id for update`
}

/** Whether the players of its owner are shown another one: of the owner, or of anyone above. */
export async function hasOtherShown(
  tx: AppTx,
  { id, ownerId }: Pick<AccountRow, 'id' | 'ownerId'>,
): Promise<boolean> {
  const rows = await tx.sql`
    select 1 from company_account c
    where c.status = 'ACTIVE' and c.id <> ${id} and (c.owner_id is null
      or c.owner_id = any ((select m.path from member m where m.id = ${ownerId})::bigint[]))
    limit 1`
  return rows.length > 0
}

export async function selectAccounts(tx: AppTx): Promise<readonly AccountRow[]> {
  return tx.sql<AccountRow[]>`
    select ${columns(tx)} from company_account c
    where c.owner_id is null or ${inTree(tx, tx.sql`c.owner_id`)}
       or c.owner_id = any ((select m.path from member m where m.id = app_scope())::bigint[])
    order by c.status = 'OFF', c.status, c.made_at desc limit 200`
}

export async function insertAccount(
  tx: AppTx,
  account: Pick<AccountRow, 'id' | 'ownerId' | 'bank' | 'holder' | 'accountSealed' | 'madeBy'>,
): Promise<void> {
  const { id, ownerId, bank, holder, accountSealed, madeBy } = account
  await tx.sql`
    insert into company_account (id, owner_id, bank, holder, account_sealed, made_by)
    values (${id}, ${ownerId}, ${bank}, ${holder}, ${accountSealed}, ${madeBy})`
}

export async function saveAccount(
  tx: AppTx,
  id: string,
  change: { readonly status: 'ACTIVE' | 'OFF'; readonly by: MemberId },
): Promise<void> {
  if (change.status === 'OFF') {
    await tx.sql`update company_account set status = 'OFF' where id = ${id}`
    return
  }
  await tx.sql`
    update company_account set status = 'ACTIVE', approved_by = ${change.by}, approved_at = now()
    where id = ${id}`
}

/** Made by another, of this owner, and not shown to players yet. */
export async function countUnapproved(
  tx: AppTx,
  { ownerId, but }: { readonly ownerId: MemberId | null; readonly but: MemberId },
): Promise<number> {
  const [row] = await tx.sql<{ count: number }[]>`
    select count(*) from company_account c
    where c.status = 'PENDING' and c.made_by <> ${but}
      and c.owner_id is not distinct from ${ownerId}::bigint`
  return row?.count ?? 0
}
