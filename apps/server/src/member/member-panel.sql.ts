import type { GameType } from '@camellia/contract/game'
import type { MemberRound } from '@camellia/contract/member-panel'
import type { RatesByType } from '@camellia/contract/rate'
import type { MemberId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'
import type { AppTx } from '../http/tell'
import type { DayRow, TransferRow } from './member-panel.rules'

export interface PanelRow {
  readonly id: MemberId
  readonly code: string
  readonly name: string
  readonly kind: 'PARTNER' | 'USER' | 'MEMBER'
  readonly status: number
  readonly firstName: string
  readonly lastName: string
  readonly birthday: string | null
  readonly email: string | null
  readonly bank: string
  readonly depositor: string
  readonly phoneSealed: Buffer | null
  readonly accountSealed: Buffer | null
  readonly roleId: number
  readonly roleName: string
  readonly overrides: number
  readonly path: readonly MemberId[]
  readonly invitedBy: MemberId | null
  readonly friends: number
  readonly balance: Won
  readonly point: Won
  readonly hold: Won
  readonly rolling: Partial<RatesByType> | null
  readonly losing: Partial<RatesByType> | null
  readonly lossFee: number | null
  readonly rateVersion: number
  readonly rateSince: Date | null
  readonly createdAt: Date
  readonly address: string
  readonly decidedBy: string | null
  readonly decidedAt: Date | null
  readonly reason: string | null
  readonly online: boolean
  readonly lastSeenAt: Date | null
  readonly memoCount: number
}

export async function selectPanel(tx: AppTx, id: MemberId): Promise<PanelRow | undefined> {
  const [row] = await tx.sql<PanelRow[]>`
    select m.id, m.code, m.name, m.kind, m.status, m.first_name as "firstName",
           m.last_name as "lastName", to_char(m.birthday, 'YYYY-MM-DD') as birthday, m.email,
           coalesce(m.bank, '') as bank, coalesce(m.depositor, '') as depositor,
           m.phone_sealed as "phoneSealed", m.account_sealed as "accountSealed",
           m.role_id as "roleId", coalesce(r.name, '') as "roleName",
           cardinality(m.granted) + cardinality(m.withheld) as overrides, m.path,
           m.invited_by as "invitedBy",
           (select count(*) from member f where f.invited_by = m.id) as friends,
           coalesce(w.cash, 0) as balance, coalesce(w.point, 0) as point,
           coalesce(w.hold, 0) as hold, v.rolling, v.losing, v.loss_fee as "lossFee",
           m.rate_version as "rateVersion", v.created_at as "rateSince",
           m.created_at as "createdAt", coalesce(host(m.address), '') as address,
           d.name as "decidedBy", m.decided_at as "decidedAt", m.reason,
           m.id = any (connected_members()) as online, s.seen_at as "lastSeenAt",
           (select count(*) from memo where member_id = m.id and removed_at is null)
             as "memoCount"
    from member m
      left join role r on r.id = m.role_id
      left join member d on d.id = m.decided_by
      left join wallet w on w.member_id = m.id
      left join presence s on s.member_id = m.id
      left join rate_version v on v.id = m.rate_version
    where m.id = ${id}`
  return row
}

/** 30 business days until today, oldest first. */
export async function selectMemberDays(tx: AppTx, id: MemberId): Promise<readonly DayRow[]> {
  return tx.sql<DayRow[]>`
    with days as (
      select business_day(now()) - i as day from generate_series(0, 29) i
    ), played as (
      select day, sum(stake)::bigint as stake, sum(win)::bigint as win
      from rollup_day where member_id = ${id} and day > business_day(now()) - 30 group by day
    ), moved as (
      select business_day(at) as day, sum(amount)::bigint as amount from (
        select at, amount from transfer
        where to_owner = ${id} and to_account = 'CASH' and kind not in ('BET', 'WIN')
          and at > now() - interval '31 days'
        union all
        select at, -amount from transfer
        where from_owner = ${id} and from_account = 'CASH' and kind not in ('BET', 'WIN')
          and at > now() - interval '31 days'
      ) other group by 1
    )
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(stake, 0) as stake,
           coalesce(win, 0) as win, coalesce(amount, 0) as moved
    from days left join played using (day) left join moved using (day) order by days.day`
}

export interface LastRoundRow {
  readonly game: string
  readonly gameType: GameType
  readonly stake: Won
  readonly win: Won
  readonly at: Date
}

export async function selectLastRound(tx: AppTx, id: MemberId): Promise<LastRoundRow | undefined> {
  const [row] = await tx.sql<LastRoundRow[]>`
    select game, game_type as "gameType", stake, win, at from round
    where member_id = ${id} order by id desc limit 1`
  return row
}

/** When the newest session of the member began; someone else's look through their eyes is none. */
export async function selectSessionStart(tx: AppTx, id: MemberId): Promise<Date | undefined> {
  const [row] = await tx.sql<{ at: Date }[]>`
    select created_at as at from session
    where member_id = ${id} and ended_at is null and viewed_by is null and expires_at > now()
    order by created_at desc limit 1`
  return row?.at
}

/** Ids of rounds are ordered by time: `from` is the least one of the moment it begins. */
export async function selectResult(
  tx: AppTx,
  id: MemberId,
  { from, since }: { readonly from: string; readonly since: Date },
): Promise<Won> {
  const [row] = await tx.sql<{ result: Won }[]>`
    select coalesce(sum(win - stake), 0)::bigint as result from round
    where member_id = ${id} and id >= ${from} and at >= ${since}`
  return row?.result as Won
}

export async function selectMemberRounds(
  tx: AppTx,
  wanted: { readonly id: MemberId; readonly before?: string | undefined; readonly size: number },
) {
  const { id, before, size } = wanted
  return tx.sql<(Omit<MemberRound, 'createdAt'> & { readonly at: Date })[]>`
    select id, game, game_type as "gameType", stake, win, status, at,
           cash_before as "balanceBefore", cash_before - stake + win as "balanceAfter"
    from round
    where member_id = ${id} ${before ? tx.sql`and id < ${before}` : tx.sql``}
    order by id desc limit ${size + 1}`
}

/** Newest first, with all of the last moment: a posting is never cut in two. */
export async function selectMemberTransfers(
  tx: AppTx,
  wanted: { readonly id: MemberId; readonly before?: string | undefined; readonly size: number },
): Promise<readonly TransferRow[]> {
  const { id, before, size } = wanted
  const side = (mine: 'to_owner' | 'from_owner', other: ReturnType<AppTx['sql']>) => tx.sql`
    (select * from transfer
     where ${tx.sql(mine)} = ${id} and kind not in ('BET', 'WIN') ${other}
       ${before ? tx.sql`and at < ${before}::timestamptz` : tx.sql``}
     order by at desc fetch first (${size + 1}::bigint) rows with ties)`
  return tx.sql<TransferRow[]>`
    select cause, kind, amount,
           to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
           from_account as "fromAccount", coalesce(from_owner = ${id}, false) as "fromMine",
           from_seq as "fromSeq", from_before as "fromBefore",
           to_account as "toAccount", coalesce(to_owner = ${id}, false) as "toMine",
           to_seq as "toSeq", to_before as "toBefore"
    from (
      ${side('to_owner', tx.sql``)}
      union all
      ${side('from_owner', tx.sql`and to_owner is distinct from ${id}`)}
    ) t
    order by t.at desc, greatest(from_seq, to_seq) desc
    limit ${4 * (size + 1)}`
}

export interface SecretRow {
  readonly phoneSealed: Buffer | null
  readonly accountSealed: Buffer | null
  readonly email: string | null
}

export async function selectSecrets(tx: AppTx, id: MemberId): Promise<SecretRow | undefined> {
  const [row] = await tx.sql<SecretRow[]>`
    select phone_sealed as "phoneSealed", account_sealed as "accountSealed", email
    from member where id = ${id}`
  return row
}

/** One look after another: many at the same moment are counted too. */
export async function countLooks(tx: AppTx, caller: MemberId): Promise<number> {
  await tx.sql`select pg_advisory_xact_lock(7312, ${caller}::int)`
  const [row] = await tx.sql<{ count: number }[]>`
    select count(*) from trail
    where actor_id = ${caller} and action = 'member.unmask' and at > now() - interval '1 minute'`
  return row?.count ?? 0
}

/** Behind every name there is: only the prints are looked for. */
const NO_NAME = '\u{10ffff}'
const FOUND_MAX = 20

/** Whose phone or account has one of these prints, among those the caller sees. */
export async function selectByPrint(
  tx: AppTx,
  prints: readonly Buffer[],
): Promise<readonly MemberId[]> {
  const hex = prints.map((print) => print.toString('hex'))
  const rows = await tx.sql<{ id: MemberId }[]>`
    select member_find(${NO_NAME},
      (select array_agg(decode(p, 'hex')) from unnest(${tx.sql.array(hex, 1009)}::text[]) p),
      ${FOUND_MAX}) as id`
  return rows.map(({ id }) => id)
}
