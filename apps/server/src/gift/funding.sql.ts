import type { MemberId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'
import type { AppTx } from '../http/tell'

export interface FundingRow {
  readonly id: string
  readonly ownerId: MemberId
  readonly direction: 'IN' | 'OUT'
  readonly amount: Won
  readonly status: 'PENDING' | 'FINISHED' | 'REJECTED'
  readonly madeBy: MemberId
  readonly madeAt: Date
}

function columns(tx: AppTx) {
  return tx.sql`id, owner_id as "ownerId", direction, amount, status, made_by as "madeBy",
    made_at as "madeAt"`
}

export async function insertFunding(
  tx: AppTx,
  funding: Omit<FundingRow, 'status' | 'madeAt'> & { readonly needsTwo: boolean },
): Promise<void> {
  const { id, ownerId, direction, amount, madeBy, needsTwo } = funding
  await tx.sql`
    insert into promo_funding (id, owner_id, direction, amount, status, needs_two, made_by)
    values (${id}, ${ownerId}, ${direction}, ${amount}, ${needsTwo ? 'PENDING' : 'FINISHED'},
            ${needsTwo}, ${madeBy})`
}

export async function lockFunding(tx: AppTx, id: string): Promise<FundingRow | undefined> {
  const [row] = await tx.sql<FundingRow[]>`
    select ${columns(tx)} from promo_funding where id = ${id} for update`
  return row
}

/** The longest waiting first. */
export async function selectWaiting(
  tx: AppTx,
  { owner, most }: { readonly owner: MemberId; readonly most: number },
): Promise<readonly FundingRow[]> {
  return tx.sql<FundingRow[]>`
    select ${columns(tx)} from promo_funding
    where owner_id = ${owner} and status = 'PENDING' order by made_at, id limit ${most}`
}

export async function saveDecision(
  tx: AppTx,
  id: string,
  { status, by }: { readonly status: 'FINISHED' | 'REJECTED'; readonly by: MemberId },
): Promise<void> {
  await tx.sql`
    update promo_funding set status = ${status}, decided_by = ${by}, decided_at = now()
    where id = ${id}`
}
