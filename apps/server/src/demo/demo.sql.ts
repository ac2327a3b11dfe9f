import type { RtpVariant } from '@camellia/contract/game'
import type { MemberId, RoleId, SeedId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'
import type { AppTx } from '../http/tell'
import { DEMO_CLIENT_SEED } from './demo.join'
import type { PastTransaction } from './demo.purse.rules'

export async function ensureMonths(tx: AppTx, from: Date): Promise<void> {
  await tx.sql`
    select ledger_ensure_month(month::date)
    from generate_series(${from.toISOString()}::timestamptz, now(), interval '7 days') month`
}

export interface Progress {
  /** The first moment of the demo's past. */
  readonly start: number
  /** Nothing of it happens later. */
  readonly end: number
  readonly step: number
  readonly steps: number
}

export async function selectProgress(tx: AppTx): Promise<Progress | undefined> {
  const [row] = await tx.sql<{ value: Progress }[]>`
    select value from setting where key = 'demo.history'`
  return row?.value
}

export async function saveProgress(tx: AppTx, progress: Progress): Promise<void> {
  await tx.sql`
    insert into setting (key, value) values ('demo.history', ${tx.sql.json({ ...progress })})
    on conflict (key) do update set value = excluded.value, changed_at = now()`
}

export async function selectRoles(tx: AppTx): Promise<ReadonlyMap<string, RoleId>> {
  const rows = await tx.sql<{ name: string; id: RoleId }[]>`
    select name, id from role where owner_id is null`
  return new Map(rows.map(({ name, id }) => [name, id]))
}

/** Numbers of these people, in their order; whoever is gone is left out. */
export async function selectIds(
  tx: AppTx,
  codes: readonly string[],
): Promise<ReadonlyMap<string, MemberId>> {
  const rows = await tx.sql<{ code: string; id: MemberId }[]>`
    select code, id from member where code in ${tx.sql([...codes])}`
  return new Map(rows.map(({ code, id }) => [code, id]))
}

export async function selectStores(tx: AppTx): Promise<readonly MemberId[]> {
  const rows = await tx.sql<{ id: MemberId }[]>`
    select m.id from member m join role r on r.id = m.role_id
    where r.name = '매장' and m.code ~ '^store\\d+$' order by substr(m.code, 6)::int`
  return rows.map(({ id }) => id)
}

/** Of the demo's people: one of them is enough. */
export async function selectHashes(
  tx: AppTx,
): Promise<{ readonly passwordHash: string; readonly withdrawHash: string } | undefined> {
  const [row] = await tx.sql<{ passwordHash: string; withdrawHash: string }[]>`
    select password_hash as "passwordHash", withdraw_password_hash as "withdrawHash"
    from member where code = 'player1'`
  return row
}

export interface DemoPlayer {
  readonly member: MemberId
  readonly code: string
  readonly seed: SeedId
  readonly cash: Won
  readonly point: Won
  nonce: number
}

/**
 * Those of these people who may play and have not begun to play themselves. Locked, in the
 * order bets lock: what they have does not change before this step is done.
 */
export async function lockPlayers(
  tx: AppTx,
  codes: readonly string[],
): Promise<ReadonlyMap<string, DemoPlayer>> {
  if (codes.length === 0) return new Map()
  const rows = await tx.sql<DemoPlayer[]>`
    select m.id as member, m.code, s.id as seed, w.nonce, w.cash, w.point
    from member m join wallet w on w.member_id = m.id join seed_pair s on s.id = w.seed_id
    where m.code in ${tx.sql([...codes])} and m.kind = 'MEMBER' and m.status = 0
      and s.client_seed = ${DEMO_CLIENT_SEED} || m.code
      and not exists (select 1 from protection p where p.member_id = m.id)
    order by m.id for update of w`
  return new Map(rows.map((player) => [player.code, player]))
}

export interface OpenGame {
  readonly code: string
  readonly type: string
  readonly variant: RtpVariant | null
  readonly minBet: Won
  readonly maxBet: Won
}

/** As staff have left it by now: also a demo plays only what is open. */
export async function selectOpenGames(tx: AppTx): Promise<readonly OpenGame[]> {
  return tx.sql<OpenGame[]>`
    select g.code, g.type, g.variant, g.min_bet as "minBet", g.max_bet as "maxBet"
    from game g join vendor v on v.code = g.vendor
    where g.open and v.open and g.vendor = 'HOUSE' order by g.position, g.code`
}

/** A withdrawal keeps the account it went to, a deposit the one it was sent to. */
export async function insertTransactions(
  tx: AppTx,
  transactions: readonly PastTransaction[],
): Promise<void> {
  if (transactions.length === 0) return
  await tx.sql`
    insert into transaction (id, type, member_id, amount, status, created_at, created_by, key,
      memo, needs_two, approved_by, approved_at, decided_by, decided_at, reason, before, after,
      address, bank, depositor, account_sealed, company_account_id)
    select t.id, t.type, t."memberId", t.amount, t.status, t."createdAt", t."createdBy",
           t.id::text, t.memo, t."needsTwo", t."approvedBy",
           case when t."approvedBy" is not null then t."decidedAt" - interval '40 seconds' end,
           t."decidedBy", t."decidedAt", t.reason, t.before, t.after,
           case when t."createdBy" = t."memberId" then m.address end,
           case when t.type in ('DEPOSIT', 'WITHDRAW') then m.bank end,
           case when t.type in ('DEPOSIT', 'WITHDRAW') then m.depositor end,
           case when t.type = 'WITHDRAW' then m.account_sealed end,
           case when t.type = 'DEPOSIT' then (
             select c.id from company_account c where c.status = 'ACTIVE'
             order by c.made_at limit 1) end
    from jsonb_to_recordset(${tx.sql.json(transactions as never)}) as t(
      id uuid, type text, "memberId" bigint, amount bigint, status text, "createdAt" timestamptz,
      "createdBy" bigint, memo text, "needsTwo" boolean, "approvedBy" bigint, "decidedBy" bigint,
      "decidedAt" timestamptz, reason text, before bigint, after bigint)
      join member m on m.id = t."memberId"`
}

export interface PastVisit {
  readonly id: string
  readonly member: MemberId
  readonly from: Date
  readonly until: Date
  readonly agent: string
}

/** Whoever played was logged in, from their own device, and was seen. */
export async function insertVisits(tx: AppTx, visits: readonly PastVisit[]): Promise<void> {
  if (visits.length === 0) return
  await tx.sql`
    with v as (
      select v.*, m.code, m.address, md5('device' || v.member) as device
      from jsonb_to_recordset(${tx.sql.json(visits as never)}) as v(
        id uuid, member bigint, "from" timestamptz, until timestamptz, agent text)
        join member m on m.id = v.member
    ), entered as (
      insert into login (id, at, code, member_id, site, address, agent, device, outcome)
      select gen_random_uuid(), v."from", v.code, v.member, 'PLAYER', v.address, v.agent, v.device,
             'SUCCESS' from v
    ), opened as (
      insert into session (id, token_hash, member_id, site, address, agent, device, created_at,
                           expires_at, ended_at)
      select v.id, sha256(gen_random_uuid()::text::bytea), v.member, 'PLAYER', v.address, v.agent,
             v.device, v."from", v."from" + interval '1 day', v.until from v
    ), last as (
      select member, max(until) as until from v group by member
    ), seen as (
      insert into presence as p (member_id, seen_at) select member, until from last
      on conflict (member_id) do update set seen_at = greatest(p.seen_at, excluded.seen_at)
    )
    insert into presence_day as d (member_id, day, minutes)
    select v.member, business_day(v."from"),
           sum(1 + extract(epoch from v.until - v."from") / 60)::integer
    from v group by 1, 2
    on conflict (member_id, day) do update set minutes = d.minutes + excluded.minutes`
}

/** Points for the turnover of a week, by the rates of each. */
export async function selectWeek(
  tx: AppTx,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<readonly { readonly member: MemberId; readonly points: Won }[]> {
  return tx.sql<{ member: MemberId; points: Won }[]>`
    select d.member_id as member,
           floor(sum(d.stake * coalesce((v.rolling ->> d.game_type)::bigint, 0)) / 10000)::bigint
             as points
    from rollup_day d
      join lateral (select v.rolling from rate_version v
                    where v.member_id = d.member_id and v.id <= d.epoch
                    order by v.id desc limit 1) v on true
      join member m on m.id = d.member_id
    where d.day >= ${from} and d.day < ${until} and m.kind = 'MEMBER'
      and m.code !~ '^player\\d+$'
    group by 1 having sum(d.stake * coalesce((v.rolling ->> d.game_type)::bigint, 0)) >= 10000
    order by 1`
}

/** Pairs of the past that are still in use. */
export async function selectPastPlayers(tx: AppTx, most: number): Promise<readonly MemberId[]> {
  const rows = await tx.sql<{ member: MemberId }[]>`
    select w.member_id as member
    from wallet w join seed_pair s on s.id = w.seed_id
    where s.client_seed like ${`${DEMO_CLIENT_SEED}%`} order by w.member_id limit ${most}`
  return rows.map(({ member }) => member)
}

/**
 * What the database does by itself within minutes, which is too late here: plans made for empty
 * tables would keep whoever looks at a dashboard waiting.
 */
export async function refreshStatistics(tx: AppTx): Promise<void> {
  await tx.sql`analyze member, wallet, round, rollup_day, session, transaction`
  await tx.sql`
    select brin_summarize_new_values(c.oid)
    from pg_class c join pg_am a on a.oid = c.relam
    where a.amname = 'brin' and c.relkind = 'i' and c.relnamespace = 'public'::regnamespace`
}
