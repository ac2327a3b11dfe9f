import type { Tx } from '@camellia/db/tx'
import type { MemberId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'

export interface Balance {
  readonly balance: Won
  readonly point: Won
  readonly version: number
}

const NOTHING: Balance = { balance: 0 as Won, point: 0 as Won, version: 0 }

export async function balanceOf(tx: Tx, member: MemberId): Promise<Balance> {
  const [row] = await tx.sql<Balance[]>`
    select cash as balance, point, version from wallet where member_id = ${member}`
  return row ?? NOTHING
}

/** Opens the wallet of a new member. Seeds come with their first client seed. */
export async function openWallet(tx: Tx, member: MemberId): Promise<void> {
  await tx.sql`select ledger_open(${member}, null)`
}

/** The same by someone of the staff, for a member below them. */
export async function openWalletBelow(tx: Tx, member: MemberId): Promise<void> {
  await tx.sql`select ledger_open_below(${member})`
}
