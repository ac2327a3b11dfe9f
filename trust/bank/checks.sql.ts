import type { Sql } from '@camellia/db/connect'
import { createDb } from '@camellia/db/tx'
import { auditLedger } from '@camellia/ledger/audit'

export interface StoredRound {
  readonly id: string
  readonly member: number
  readonly stake: number
  readonly win: number
  readonly before: number
}

/** A database that is killed every few seconds never comes to do it, and then plans badly. */
export async function countRows(sql: Sql): Promise<void> {
  await sql`analyze`
}

/** The product's own audit, from outside and on one snapshot. */
export async function auditBreaks(sql: Sql): Promise<readonly string[]> {
  const db = createDb({ app: sql, owner: sql, say: () => {} })
  return (await db.system(auditLedger)).breaks
}

/** All the money there is, in one snapshot while everyone works: zero. */
export async function sumOfAll(sql: Sql): Promise<number> {
  const [row] = await sql<{ sum: number }[]>`
    select (select coalesce(sum(cash + point + hold + promo), 0) from wallet)::bigint
         + (select coalesce(sum(amount) filter (where to_owner is null), 0)
                 - coalesce(sum(amount) filter (where from_owner is null), 0) from transfer)::bigint
         as sum`
  return row?.sum ?? Number.NaN
}

export async function roundsSince(sql: Sql, since: Date): Promise<readonly StoredRound[]> {
  return sql<StoredRound[]>`
    select id, member_id as member, stake, win, cash_before as before
    from round where at >= ${since.toISOString()} and event_id is null`
}

export interface StoredOpen {
  readonly id: string
  readonly member: number
  readonly stake: number
  /** What it was paid, and what the rules say; both null while it is open. */
  readonly win: number | null
  readonly due: number | null
}

/** Every bet on a shared round, open or settled. A void one has its stake back and won nothing. */
export async function openBets(sql: Sql): Promise<readonly StoredOpen[]> {
  return sql<StoredOpen[]>`
    select id, member_id as member, stake, win,
           case when status <> 'CANCEL' and choice ->> 'pick' = outcome ->> 'result'
             then stake * 195 / 100 else 0 end as due
    from round where event_id is not null
    union all
    select id, member_id, stake, null, null from open_bet`
}

export async function countRounds(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) from round where event_id is null`
  return row?.count ?? 0
}

export async function nowOf(sql: Sql): Promise<Date> {
  const [row] = await sql<{ now: Date }[]>`select now()`
  return row?.now ?? new Date(0)
}

/** A request and what moved for it: exactly that, and once. */
export async function requestBreaks(sql: Sql, since: Date): Promise<readonly string[]> {
  const rows = await sql<{ what: string }[]>`
    with moved as (
      select c.key, t.kind, t.amount from cause c
      join transfer t on t.cause = c.id and t.member_id = c.member_id
      where c.key like 'transaction:%'
    ), due as (
      select t.id, 'transaction:' || t.id as key, t.amount,
             case when t.type in ('DEPOSIT', 'COIN_DEPOSIT') and t.status = 'FINISHED' then 'DEPOSIT'
                  when t.type = 'WITHDRAW' and t.status = 'FINISHED' then 'WITHDRAW'
                  when t.type = 'WITHDRAW' and t.status = 'REJECTED' then 'WITHDRAW_RETURN'
                  when t.type in ('PAYMENT', 'COLLECT') and t.status = 'FINISHED' then t.type
             end as kind
      from transaction t
      where t.type <> 'POINT_CONVERT' and t.created_at >= ${since.toISOString()}
      union all
      select t.id, 'transaction:' || t.id || ':hold', t.amount, 'WITHDRAW_HOLD'
      from transaction t where t.type = 'WITHDRAW' and t.created_at >= ${since.toISOString()}
    ), counted as (
      select d.id, d.key, d.kind, d.amount, count(m.kind) as times,
             count(*) filter (where m.kind = d.kind and m.amount = d.amount) as fitting
      from due d left join moved m using (key) group by 1, 2, 3, 4
    )
    select format('request %s should have moved %s %s once, it moved %s times, %s of them right',
                  id, kind, amount, times, fitting) as what
    from counted
    where (kind is null and times > 0) or (kind is not null and (times <> 1 or fitting <> 1))
    limit 50`
  return rows.map(({ what }) => what)
}

/** What is held is what waits; who decided were two where two must be; no draw was used twice. */
export async function promiseBreaks(sql: Sql, since: Date): Promise<readonly string[]> {
  const rows = await sql<{ what: string }[]>`
    select format('member %s holds %s, withdrawals waiting are %s', w.member_id, w.hold,
                  coalesce(sum(t.amount), 0)) as what
    from wallet w left join transaction t
      on t.member_id = w.member_id and t.type = 'WITHDRAW' and t.status = 'PENDING'
    group by w.member_id, w.hold having w.hold <> coalesce(sum(t.amount), 0)
    union all
    select format('request %s of %s was decided by one person', id, amount) from transaction
    where needs_two and status = 'FINISHED'
      and (approved_by is null or approved_by = decided_by)
    union all
    select format('%s of %s needs two people and asks for one', type, amount) from transaction
    where amount >= 1000000 and not needs_two and type in ('DEPOSIT', 'WITHDRAW', 'PAYMENT', 'COLLECT')
      and created_at >= ${since.toISOString()}
    union all
    select format('nonce %s of seed %s was drawn %s times', nonce, seed_id, count(*))
    from round where seed_id is not null group by seed_id, nonce having count(*) > 1
    union all
    select format('gifts hold %s, those that are open need %s', held, open) from (
      select coalesce((select sum(case when to_account = 'CALLS' then amount else -amount end)
                       from transfer where 'CALLS' in (to_account, from_account)), 0) as held,
             coalesce((select sum(case when kind = 'PRIZE' then amount else bet * spins_left end)
                       from gift where status in ('PENDING', 'PROCESSING')), 0) as open
    ) gifts where held <> open
    limit 50`
  return rows.map(({ what }) => what)
}

/** Of requests that people were told about: their state and amount as stored. */
export async function selectRequests(sql: Sql) {
  return sql<{ id: string; status: string; amount: number }[]>`
    select id, status, amount from transaction`
}

/** Names under which something was done. */
export async function selectKeys(sql: Sql): Promise<ReadonlySet<string>> {
  const rows = await sql<{ name: string }[]>`
    select member_id || ' ' || key as name from cause where key not like 'transaction:%'
    union all select created_by || ' ' || key from transaction`
  return new Set(rows.map(({ name }) => name))
}

export async function countTrail(sql: Sql): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ action: string; count: number }[]>`
    select action, count(*) from trail group by action`
  return new Map(rows.map(({ action, count }) => [action, count]))
}

export async function countMoves(sql: Sql): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ kind: string; count: number }[]>`
    select kind, count(*) from transfer group by kind`
  return new Map(rows.map(({ kind, count }) => [kind, count]))
}

export async function kindsSeen(sql: Sql): Promise<readonly string[]> {
  const rows = await sql<{ kind: string }[]>`select distinct kind from transfer`
  return rows.map(({ kind }) => kind)
}

export async function selectVersion(sql: Sql, member: number) {
  const [row] = await sql<{ version: number; cash: number }[]>`
    select version, cash from wallet where member_id = ${member}`
  return row ?? { version: -1, cash: -1 }
}

export async function selectPeople(sql: Sql) {
  return sql<{ id: number; code: string; kind: string; status: number; path: number[] }[]>`
    select id, code, kind, status, path from member order by id`
}
