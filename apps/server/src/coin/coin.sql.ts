import type { CoinName } from '@camellia/contract/coin'
import type { MemberId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'
import type { AppTx } from '../http/tell'
import { notResting } from '../schedule/failed-item.sql'

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

/** Names this loop in the list of what failed. */
export const COIN_WATCH = 'coin-watch'

/** How many of each are looked at in one turn. */
const LIVE_MOST = 400
const ENDED_MOST = 100

/**
 * Those a payment may still come to. Who waits for one now has places of their own, and among them
 * and among the others whoever was looked at longest ago comes first: every one has its turn.
 */
export async function selectWatched(tx: AppTx): Promise<readonly CoinRow[]> {
  const open = (live: boolean, most: number) => tx.sql`
    select ${columns(tx)} from coin_deposit d
    where closed_at is null and ${notResting(tx, COIN_WATCH, tx.sql`d.transaction_id::text`)}
      and ${live} = (seen_hash is not null or exists (
        select from transaction t where t.id = d.transaction_id and t.status = 'PENDING'))
    order by looked_at, transaction_id limit ${most}`
  return tx.sql<CoinRow[]>`
    (${open(true, LIVE_MOST)}) union all (${open(false, ENDED_MOST)})`
}

export async function saveLooked(tx: AppTx, ids: readonly string[]): Promise<void> {
  await tx.sql`
    update coin_deposit set looked_at = now() where transaction_id = any (${[...ids]}::uuid[])`
}

/** Prices of the last day that nobody paid, open, ended and cancelled ones alike. */
export async function countUnpaid(tx: AppTx, member: MemberId): Promise<number> {
  const [row] = await tx.sql<{ count: number }[]>`
    select count(*) from coin_deposit
    where member_id = ${member} and seen_hash is null and created_at > now() - interval '1 day'`
  return row?.count ?? 0
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
