import type { MemberId, SeedId } from '@camellia/kernel/ids'
import type { BetRequest } from '@camellia/ledger/bet-batch'
import type { AppTx } from '../http/tell'

export interface DemoPlayer {
  readonly member: MemberId
  readonly code: string
  readonly seed: SeedId
  readonly serverSeed: Buffer
  readonly clientSeed: string
  nonce: number
}

/** Every player with the seeds their outcomes are drawn from, as in real play. */
export async function selectPlayers(tx: AppTx): Promise<DemoPlayer[]> {
  return tx.sql<DemoPlayer[]>`
    select m.id as member, m.code, s.id as seed, s.server_seed as "serverSeed",
           s.client_seed as "clientSeed", w.nonce
    from member m join wallet w on w.member_id = m.id join seed_pair s on s.id = w.seed_id
    where m.kind = 'MEMBER' and m.status = 0 order by m.id`
}

/** The only writer of the past: refused to the application's role, and there is none in real mode. */
export async function insertPastBets(
  tx: AppTx,
  requests: readonly BetRequest[],
  at: Date,
): Promise<readonly number[]> {
  const numbered = requests.map((request, n) => ({ n, ...request }))
  const rows = await tx.sql<{ n: number; verdict: string }[]>`
    select n, verdict from ledger_bets_at(${tx.sql.json(numbered as never)}, ${at.toISOString()})`
  return rows.flatMap(({ n, verdict }) => (verdict === 'OK' ? [n] : []))
}

export async function ensureMonths(tx: AppTx, from: Date): Promise<void> {
  await tx.sql`
    select ledger_ensure_month(month::date)
    from generate_series(${from.toISOString()}::timestamptz, now(), interval '7 days') month`
}

/** Whoever plays was let in by somebody, and some were not; the tabs of the queue show both. */
export async function decidePast(tx: AppTx, staff: MemberId): Promise<void> {
  await tx.sql`
    update member set decided_by = ${staff}, decided_at = created_at + interval '4 minutes'
    where kind = 'MEMBER' and status = 0 and account_sealed is not null`
  await tx.sql`
    update member set status = 3, decided_by = ${staff},
      decided_at = created_at + interval '7 minutes', reason = '예금주 확인이 되지 않았습니다'
    where id in (select id from member where kind = 'MEMBER' and status = 0
                 and code not like 'player%' and id % 41 = 0)`
}

export interface Progress {
  /** The first moment of the demo's past. */
  readonly start: number
  readonly step: number
  readonly steps: number
}

export async function selectProgress(tx: AppTx, otherwise: Progress): Promise<Progress> {
  const [row] = await tx.sql<{ value: Progress }[]>`
    select value from setting where key = 'demo.history'`
  return row?.value ?? otherwise
}

export async function saveProgress(tx: AppTx, progress: Progress): Promise<void> {
  await tx.sql`
    insert into setting (key, value) values ('demo.history', ${tx.sql.json({ ...progress })})
    on conflict (key) do update set value = excluded.value`
}

/** Whoever played on a day was logged in on that day. */
export async function insertPastSessions(tx: AppTx): Promise<void> {
  await tx.sql`
    insert into session (id, token_hash, member_id, site, created_at, expires_at, ended_at)
    select gen_random_uuid(), sha256(gen_random_uuid()::text::bytea), member_id, 'PLAYER',
           min(at) - interval '2 minutes', min(at) + interval '1 day', max(at) + interval '5 minutes'
    from round group by member_id, business_day(at)`
}
