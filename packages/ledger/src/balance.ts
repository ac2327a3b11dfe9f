import type { Tx } from '@camellia/db/tx'
import type { MemberId, SeedId } from '@camellia/kernel/ids'
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

/** Opens the wallet of a new member with its first seed pair. */
export async function openWallet(tx: Tx, member: MemberId, seed: SeedId): Promise<void> {
  await tx.sql`select ledger_open(${member}, ${seed})`
}

/** The same by someone of the staff, for a member below them. */
export async function openWalletBelow(tx: Tx, member: MemberId, seed: SeedId): Promise<void> {
  await tx.sql`select ledger_open_below(${member}, ${seed})`
}

/** Puts a fresh seed pair in the place of the expected one; undefined when it is not in use. */
export async function rotateSeed(
  tx: Tx,
  member: MemberId,
  change: { readonly expected: SeedId; readonly fresh: SeedId },
): Promise<number | undefined> {
  const [row] = await tx.sql<{ rounds: number | null }[]>`
    select ledger_rotate(${member}, ${change.expected}, ${change.fresh}) as rounds`
  return row?.rounds ?? undefined
}

export interface SeedChange {
  readonly member: MemberId
  readonly expected: SeedId
  readonly fresh: SeedId
}

/** The same for many; answers how many rounds each old pair served. */
export async function rotateSeeds(
  tx: Tx,
  changes: readonly SeedChange[],
): Promise<readonly { readonly seed: SeedId; readonly rounds: number | null }[]> {
  return tx.sql<{ seed: SeedId; rounds: number | null }[]>`
    select c.expected as seed, ledger_rotate(c.member, c.expected, c.fresh) as rounds
    from jsonb_to_recordset(${tx.sql.json(changes as never)})
      as c(member bigint, expected uuid, fresh uuid)`
}
