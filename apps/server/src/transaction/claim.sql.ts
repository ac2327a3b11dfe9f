import type { MemberId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'
import { claimHolds } from './transaction.sql'

export async function saveClaim(
  tx: AppTx,
  id: string,
  { by, minutes }: { readonly by: MemberId; readonly minutes: number },
): Promise<void> {
  await tx.sql`
    update transaction set claimed_by = ${by}, claimed_at = now(), looked_by = null,
      claimed_until = now() + make_interval(mins => ${minutes}) where id = ${id}`
}

/** Its holder did something with it: the time begins anew. */
export async function saveTouched(tx: AppTx, id: string, minutes: number): Promise<void> {
  await tx.sql`
    update transaction set claimed_until = now() + make_interval(mins => ${minutes})
    where id = ${id}`
}

export async function saveReleased(tx: AppTx, id: string): Promise<void> {
  await tx.sql`
    update transaction set claimed_by = null, claimed_at = null, claimed_until = null,
      looked_by = null where id = ${id}`
}

export interface EndedClaim {
  readonly id: string
  readonly type: string
  readonly memberId: MemberId
}

/** As many as one sweep looks at. */
const SWEPT_MAX = 200

/** Claims that no longer hold. */
export async function selectEnded(tx: AppTx): Promise<readonly string[]> {
  const rows = await tx.sql<{ id: string }[]>`
    select t.id from transaction t
    where t.status = 'PENDING' and t.claimed_by is not null and not ${claimHolds(tx)}
    order by t.id limit ${SWEPT_MAX}`
  return rows.map(({ id }) => id)
}

/** One of them, unless somebody works on it at this moment. */
export async function lockEnded(tx: AppTx, id: string): Promise<EndedClaim | undefined> {
  const [row] = await tx.sql<EndedClaim[]>`
    select t.id, t.type, t.member_id as "memberId" from transaction t
    where t.id = ${id} and t.status = 'PENDING' and t.claimed_by is not null
      and not ${claimHolds(tx)} for update skip locked`
  return row
}

/** The account in full was shown to whoever holds the request. */
export async function saveLooked(tx: AppTx, id: string, by: MemberId): Promise<void> {
  await tx.sql`update transaction set looked_by = ${by} where id = ${id}`
}

export async function saveSent(tx: AppTx, id: string, by: MemberId): Promise<void> {
  await tx.sql`update transaction set sent_by = ${by}, sent_at = now() where id = ${id}`
}

export async function saveUnsent(tx: AppTx, id: string): Promise<void> {
  await tx.sql`update transaction set sent_by = null, sent_at = null where id = ${id}`
}

/** Sent by one person and not approved yet: counted with what they decided. */
export async function selectSentAlone(
  tx: AppTx,
  by: MemberId,
): Promise<
  readonly { readonly id: string; readonly memberId: MemberId; readonly amount: number }[]
> {
  return tx.sql<{ id: string; memberId: MemberId; amount: number }[]>`
    select id, member_id as "memberId", amount from transaction
    where status = 'PENDING' and sent_by = ${by} and not needs_two order by sent_at, id limit 1000`
}
