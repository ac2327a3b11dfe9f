import type { CoinName } from '@camellia/contract/coin'
import type { MemberId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'
import type { AppTx } from '../http/tell'

export interface CoinRow {
  readonly id: string
  readonly memberId: MemberId
  readonly coin: CoinName
  readonly network: string
  readonly address: string
  readonly units: string
  readonly rate: Won
  readonly expiresAt: Date
  readonly seenUnits: string | null
  readonly seenHash: string | null
  readonly seenAt: Date | null
  readonly confirmations: number
  readonly expired: boolean
  readonly forgotten: boolean
}

function columns(tx: AppTx, lateHours = 0) {
  return tx.sql`
    transaction_id as id, member_id as "memberId", coin, network, address, units::text, rate,
    expires_at as "expiresAt", seen_units::text as "seenUnits", seen_hash as "seenHash",
    seen_at as "seenAt", confirmations, expires_at <= now() as expired,
    expires_at + make_interval(hours => ${lateHours}) <= now() as forgotten`
}

export async function insertCoin(
  tx: AppTx,
  deposit: {
    readonly id: string
    readonly memberId: MemberId
    readonly coin: CoinName
    readonly network: string
    readonly address: string
    readonly units: bigint
    readonly rate: Won
    readonly minutes: number
  },
): Promise<void> {
  const { id, memberId, coin, network, address, units, rate, minutes } = deposit
  await tx.sql`
    insert into coin_deposit (transaction_id, member_id, coin, network, address, units, rate,
                              expires_at)
    values (${id}, ${memberId}, ${coin}, ${network}, ${address}, ${units.toString()}::numeric,
            ${rate}, now() + make_interval(mins => ${minutes}))`
}

export async function selectCoin(tx: AppTx, id: string): Promise<CoinRow | undefined> {
  const [row] = await tx.sql<CoinRow[]>`
    select ${columns(tx)} from coin_deposit where transaction_id = ${id}`
  return row
}

/** Those a payment may still come to, the oldest first. */
export async function selectWatched(tx: AppTx): Promise<readonly CoinRow[]> {
  return tx.sql<CoinRow[]>`
    select ${columns(tx)} from coin_deposit where closed_at is null order by expires_at limit 500`
}

/** One process at a time works on one; undefined when it is done or in other hands. */
export async function lockCoin(
  tx: AppTx,
  id: string,
  lateHours: number,
): Promise<CoinRow | undefined> {
  const [row] = await tx.sql<CoinRow[]>`
    select ${columns(tx, lateHours)} from coin_deposit
    where transaction_id = ${id} and closed_at is null for update skip locked`
  return row
}

export async function saveSeen(
  tx: AppTx,
  id: string,
  seen: { readonly units: bigint; readonly hash: string; readonly confirmations: number },
): Promise<void> {
  await tx.sql`
    update coin_deposit set seen_units = ${seen.units.toString()}::numeric,
      seen_hash = ${seen.hash}, seen_at = coalesce(seen_at, now()),
      confirmations = ${seen.confirmations}
    where transaction_id = ${id}`
}

export async function closeCoin(tx: AppTx, id: string): Promise<void> {
  await tx.sql`update coin_deposit set closed_at = now() where transaction_id = ${id}`
}

/** What came is what is credited, also when it is not what was asked for. */
export async function saveAmount(tx: AppTx, id: string, amount: Won): Promise<void> {
  await tx.sql`update transaction set amount = ${amount} where id = ${id}`
}

export async function insertSimulated(
  tx: AppTx,
  payment: { readonly address: string; readonly units: string; readonly hash: string },
): Promise<boolean> {
  const rows = await tx.sql`
    insert into simulated_payment (address, units, hash)
    values (${payment.address}, ${payment.units}::numeric, ${payment.hash})
    on conflict do nothing returning 1`
  return rows.length > 0
}

export interface SimulatedRow {
  readonly address: string
  readonly units: string
  readonly hash: string
  readonly age: number
}

export async function selectSimulated(
  tx: AppTx,
  addresses: readonly string[],
): Promise<readonly SimulatedRow[]> {
  if (addresses.length === 0) return []
  return tx.sql<SimulatedRow[]>`
    select address, units::text, hash, extract(epoch from now() - at)::float8 as age
    from simulated_payment where address in ${tx.sql(addresses)}`
}
