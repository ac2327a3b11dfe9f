import type { Gift } from '@camellia/contract/gift'
import type { MemberId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'
import type { AppTx } from '../http/tell'
import { notResting } from '../schedule/failed-item.sql'
import type { GiftMoney, Spun } from './gift.rules'

export interface GiftRow extends GiftMoney, Spun {
  readonly game: string | null
  readonly won: Won
  readonly status: Gift['status']
  readonly memo: string
  readonly needsTwo: boolean
  readonly madeBy: MemberId
  readonly madeAt: Date
  readonly approvedBy: MemberId | null
  readonly expiresAt: Date
  readonly expired: boolean
  readonly endedAt: Date | null
  readonly reason: string
}

function columns(tx: AppTx) {
  return tx.sql`
    id, member_id as "memberId", funded_by as "fundedBy", amount, kind, bet, spins,
    spins_left as "spinsLeft", game, won, status, memo, needs_two as "needsTwo",
    made_by as "madeBy", made_at as "madeAt", approved_by as "approvedBy",
    expires_at as "expiresAt", expires_at <= now() as expired, ended_at as "endedAt", reason`
}

export interface NewGift {
  readonly id: string
  readonly kind: Gift['kind']
  readonly memberId: MemberId
  readonly fundedBy: MemberId
  readonly madeBy: MemberId
  readonly game: string | null
  readonly bet: Won | null
  readonly spins: number | null
  readonly amount: Won
  readonly memo: string
  readonly needsTwo: boolean
  readonly hours: number
}

export async function insertGift(tx: AppTx, c: NewGift): Promise<void> {
  await tx.sql`
    insert into gift (id, kind, member_id, game, bet, spins, spins_left, amount, status, memo,
                      needs_two, funded_by, made_by, expires_at)
    values (${c.id}, ${c.kind}, ${c.memberId}, ${c.game}, ${c.bet}, ${c.spins}, ${c.spins},
            ${c.amount}, ${c.needsTwo ? 'PENDING' : 'PROCESSING'}, ${c.memo}, ${c.needsTwo},
            ${c.fundedBy}, ${c.madeBy}, now() + make_interval(hours => ${c.hours}))`
}

export async function selectGift(tx: AppTx, id: string): Promise<GiftRow | undefined> {
  const [row] = await tx.sql<GiftRow[]>`select ${columns(tx)} from gift where id = ${id}`
  return row
}

export async function lockGift(tx: AppTx, id: string): Promise<GiftRow | undefined> {
  const [row] = await tx.sql<GiftRow[]>`
    select ${columns(tx)} from gift where id = ${id} for update`
  return row
}

export async function saveApproval(tx: AppTx, id: string, by: MemberId): Promise<void> {
  await tx.sql`
    update gift set status = 'PROCESSING', approved_by = ${by}, approved_at = now()
    where id = ${id}`
}

export async function saveEnd(
  tx: AppTx,
  id: string,
  end: {
    readonly status: 'FINISHED' | 'REJECTED' | 'CANCELED'
    readonly reason: string
    readonly won?: Won
  },
): Promise<void> {
  await tx.sql`
    update gift set status = ${end.status}, reason = ${end.reason}, ended_at = now(),
      won = coalesce(${end.won ?? null}, won)
    where id = ${id}`
}

export interface GiftFilter {
  readonly before?: string | undefined
  readonly size: number
  readonly status?: Gift['status'] | undefined
  readonly member?: MemberId | undefined
}

export async function selectGifts(tx: AppTx, filter: GiftFilter): Promise<readonly GiftRow[]> {
  const { before, size, status, member } = filter
  return tx.sql<GiftRow[]>`
    select ${columns(tx)} from gift
    where true ${status ? tx.sql`and status = ${status}` : tx.sql``}
      ${member ? tx.sql`and member_id = ${member}` : tx.sql``}
      ${
        before
          ? tx.sql`and (made_at, id) < (select made_at, id from gift where id = ${before})`
          : tx.sql``
      }
    order by made_at desc, id desc limit ${size + 1}`
}

export interface Given {
  readonly budget: Won
  readonly balance: Won
  readonly reserved: Won
  readonly today: Won
}

/** The line's own money and what it has promised; what came to nothing does not count. */
export async function selectGiven(tx: AppTx, owner: MemberId): Promise<Given> {
  const nothing = 0 as Won
  const [row] = await tx.sql<Given[]>`
    select w.promo as budget, w.cash as balance,
      coalesce((select sum(case kind when 'PRIZE' then amount else bet * spins_left end) from gift
        where funded_by = ${owner} and status in ('PENDING', 'PROCESSING')), 0)::bigint as reserved,
      coalesce((select sum(amount) from gift
        where funded_by = ${owner} and status not in ('REJECTED', 'CANCELED')
          and business_day(made_at) = business_day(now())), 0)::bigint as today
    from wallet w where w.member_id = ${owner}`
  return row ?? { budget: nothing, balance: nothing, reserved: nothing, today: nothing }
}

export async function selectGivenTo(tx: AppTx, owner: MemberId, member: MemberId): Promise<number> {
  const [row] = await tx.sql<{ sum: number }[]>`
    select coalesce(sum(amount), 0)::bigint as sum from gift
    where funded_by = ${owner} and member_id = ${member} and status not in ('REJECTED', 'CANCELED')
      and business_day(made_at) = business_day(now())`
  return row?.sum ?? 0
}

/** What one person gave this member today without a second: small gifts add up to a large one. */
export async function selectAloneTo(tx: AppTx, member: MemberId): Promise<number> {
  const [row] = await tx.sql<{ sum: number }[]>`
    select coalesce(sum(amount), 0)::bigint as sum from gift
    where member_id = ${member} and not needs_two and status not in ('REJECTED', 'CANCELED')
      and business_day(made_at) = business_day(now())`
  return row?.sum ?? 0
}

/** Names the job that ends gifts, also in the list of what failed. */
export const GIFT_EXPIRY = 'gift-expiry'

/** Nobody plays these any more. */
export async function selectExpired(tx: AppTx): Promise<readonly string[]> {
  const rows = await tx.sql<{ id: string }[]>`
    select id from gift where status in ('PENDING', 'PROCESSING') and expires_at <= now()
      and ${notResting(tx, GIFT_EXPIRY, tx.sql`gift.id::text`)}
    order by expires_at limit 1000`
  return rows.map(({ id }) => id)
}

export async function selectPeople(
  tx: AppTx,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, { id: MemberId; code: string; name: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.sql<{ id: MemberId; code: string; name: string }[]>`
    select id, code, name from member where id in ${tx.sql(ids)}`
  return new Map(rows.map((row) => [row.id, row]))
}
