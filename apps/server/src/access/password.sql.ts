import type { MemberId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'

export interface Passwords {
  readonly password: string
  readonly withdraw: string | null
}

export async function selectPasswords(tx: AppTx, member: MemberId): Promise<Passwords | undefined> {
  const [row] = await tx.sql<Passwords[]>`
    select password_hash as password, withdraw_password_hash as withdraw
    from member where id = ${member}`
  return row
}

/** Only over the one that was looked at: another change in between is not overwritten. */
export async function savePassword(
  tx: AppTx,
  member: MemberId,
  { fresh, old }: { readonly fresh: string; readonly old?: string },
): Promise<boolean> {
  const rows = await tx.sql`
    update member set password_hash = ${fresh}
    where id = ${member} ${old ? tx.sql`and password_hash = ${old}` : tx.sql``} returning 1`
  return rows.length > 0
}

export async function saveWithdrawPassword(
  tx: AppTx,
  member: MemberId,
  { fresh, old }: { readonly fresh: string; readonly old: string | null },
): Promise<boolean> {
  const rows = await tx.sql`
    update member set withdraw_password_hash = ${fresh}
    where id = ${member} and withdraw_password_hash is not distinct from ${old} returning 1`
  return rows.length > 0
}
