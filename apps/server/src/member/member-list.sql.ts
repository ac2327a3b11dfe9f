import type { RatesByType } from '@camellia/contract/rate'
import type { MemberId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'
import type { AppTx } from '../http/tell'

/** A filter as the database reads it; what is absent is left out and planned away. */
export type PageFilter = Readonly<Record<string, unknown>>

export interface MemberListRow {
  readonly id: MemberId
  readonly code: string
  readonly name: string
  readonly kind: 'PARTNER' | 'USER' | 'MEMBER'
  readonly status: number
  readonly roleName: string
  readonly parentCode: string
  readonly parentName: string
  readonly balance: Won
  readonly point: Won
  readonly lastSeenAt: Date | null
  readonly online: boolean
  readonly lastGame: string | null
  readonly createdAt: Date
  readonly rolling: Partial<RatesByType> | null
  readonly losing: Partial<RatesByType> | null
  readonly lossFee: number | null
  readonly phoneSealed: Buffer | null
  readonly accountSealed: Buffer | null
  readonly bank: string
  readonly depositor: string
  readonly memoCount: number
  readonly stake30: Won
  readonly win30: Won
}

/** The ids of a page, in order; those below `under` only, and only inside the caller's scope. */
export async function selectMemberIds(
  tx: AppTx,
  filter: PageFilter,
  { most, skip = 0 }: { readonly most: number; readonly skip?: number },
): Promise<readonly MemberId[]> {
  const rows = await tx.sql<{ id: MemberId }[]>`
    select id from member_page(${tx.sql.json(filter as never)}, ${most}, ${skip}) as page (id)`
  return rows.map(({ id }) => id)
}

export interface Totals {
  readonly count: number
  readonly balance: Won
  readonly point: Won
}

export async function selectTotals(tx: AppTx, filter: PageFilter): Promise<Totals> {
  const [row] = await tx.sql<Totals[]>`
    select count, balance, point from member_sum(${tx.sql.json(filter as never)})`
  return row as Totals
}

/** Everything a row shows, looked up by id: what it costs depends on the page, not on the site. */
export async function selectMemberRows(
  tx: AppTx,
  ids: readonly MemberId[],
): Promise<readonly MemberListRow[]> {
  if (ids.length === 0) return []
  const rows = await tx.sql<MemberListRow[]>`
    select m.id, m.code, m.name, m.kind, m.status, coalesce(r.name, '') as "roleName",
           coalesce(p.code, '') as "parentCode", coalesce(p.name, '') as "parentName",
           coalesce(w.cash, 0) as balance, coalesce(w.point, 0) as point,
           s.seen_at as "lastSeenAt", m.id = any ((select connected_members())::bigint[]) as online,
           g.game as "lastGame", m.created_at as "createdAt",
           v.rolling, v.losing, v.loss_fee as "lossFee",
           m.phone_sealed as "phoneSealed", m.account_sealed as "accountSealed",
           coalesce(m.bank, '') as bank, coalesce(m.depositor, '') as depositor,
           (select count(*) from memo where member_id = m.id and removed_at is null)
             as "memoCount",
           coalesce(d.stake, 0) as stake30, coalesce(d.win, 0) as win30
    from member m
      left join role r on r.id = m.role_id
      left join member p on p.id = m.parent_id
      left join wallet w on w.member_id = m.id
      left join presence s on s.member_id = m.id
      left join rate_version v on v.id = m.rate_version
      left join lateral (
        select game from round where member_id = m.id order by id desc limit 1) g on true
      left join lateral (
        select sum(stake)::bigint as stake, sum(win)::bigint as win from rollup_day
        where member_id = m.id and day > business_day(now()) - 30) d on true
    where m.id in ${tx.sql(ids)}`
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
