import type { MemberRates, RatesByType } from '@camellia/contract/rate'
import type { MemberId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'
import { type Bounds, highest, ratesFrom } from './rate.rules'

export interface RatesInForce extends MemberRates {
  readonly memberId: MemberId
  readonly parentId: MemberId | null
  readonly version: number
  readonly since: Date | null
}

interface RatesRow {
  readonly memberId: MemberId
  readonly parentId: MemberId | null
  readonly version: number
  readonly since: Date | null
  readonly rolling: Partial<RatesByType> | null
  readonly losing: Partial<RatesByType> | null
  readonly lossFee: number | null
}

/** The rates in force of these members. */
export async function selectRates(
  tx: AppTx,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, RatesInForce>> {
  const rows = await selectWhere(tx, tx.sql`m.id in ${tx.sql(ids)}`)
  return new Map(rows.map((row) => [row.memberId, row]))
}

/** The rates that these members had at an epoch: their latest version up to it, or none. */
export async function selectRatesAt(
  tx: AppTx,
  ids: readonly MemberId[],
  epoch: number,
): Promise<ReadonlyMap<MemberId, MemberRates>> {
  const rows = await tx.sql<Pick<RatesRow, 'memberId' | 'rolling' | 'losing' | 'lossFee'>[]>`
    select m.id as "memberId", v.rolling, v.losing, v.loss_fee as "lossFee"
    from member m left join lateral (
      select * from rate_version v where v.member_id = m.id and v.id <= ${epoch}
      order by v.id desc limit 1) v on true
    where m.id in ${tx.sql(ids)}`
  return new Map(
    rows.map(({ memberId, rolling, losing, lossFee }) => [
      memberId,
      { rolling: ratesFrom(rolling), losing: ratesFrom(losing), lossFee: lossFee ?? 0 },
    ]),
  )
}

/** The highest rates of those directly below. */
export async function selectLeast(tx: AppTx, id: MemberId): Promise<Bounds> {
  return highest(await selectWhere(tx, tx.sql`m.parent_id = ${id} and m.status <> 3`))
}

async function selectWhere(
  tx: AppTx,
  which: ReturnType<AppTx['sql']>,
): Promise<readonly RatesInForce[]> {
  const rows = await tx.sql<RatesRow[]>`
    select m.id as "memberId", m.parent_id as "parentId", m.rate_version as version,
           v.created_at as since, v.rolling, v.losing, v.loss_fee as "lossFee"
    from member m left join rate_version v on v.id = m.rate_version where ${which}`
  return rows.map((row) => ({
    ...row,
    rolling: ratesFrom(row.rolling),
    losing: ratesFrom(row.losing),
    lossFee: row.lossFee ?? 0,
  }))
}

/**
 * A new version in the place of the expected one; false when another was faster. From here to the
 * commit no bet is judged: each has the rates of before or of after, all the way up.
 */
export async function saveRates(
  tx: AppTx,
  id: MemberId,
  change: MemberRates & { readonly expected: number; readonly by: MemberId },
): Promise<boolean> {
  const { rolling, losing, lossFee, expected, by } = change
  const rows = await tx.sql`
    with fresh as (
      insert into rate_version (member_id, rolling, losing, loss_fee, created_by)
      values (${id}, ${tx.sql.json(rolling)}, ${tx.sql.json(losing)}, ${lossFee}, ${by})
      returning id
    )
    update member set rate_version = fresh.id from fresh
    where member.id = ${id} and member.rate_version = ${expected} returning member.id`
  await tx.sql`select ledger_lock_day_alone()`
  return rows.length === 1
}
