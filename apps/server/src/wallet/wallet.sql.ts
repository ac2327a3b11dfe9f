import type { MemberId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'
import type { AppTx } from '../http/tell'

/** A conversion is a transaction too: done at once, by the member. */
export async function insertConversion(
  tx: AppTx,
  member: MemberId,
  { id, amount, key }: { readonly id: string; readonly amount: Won; readonly key: string },
): Promise<void> {
  await tx.sql`
    insert into transaction (id, type, member_id, amount, status, created_by, key, decided_by,
                             decided_at, before, after)
    select ${id}, 'POINT_CONVERT', member_id, ${amount}, 'FINISHED', member_id,
           ${`convert:${key}`}, member_id, now(), cash - ${amount}, cash
    from wallet where member_id = ${member}`
}
