import type { NodeFacts } from '@camellia/contract/system'
import type { AppTx } from '../http/tell'

export interface NodeRow {
  readonly id: string
  readonly startedAt: Date
  readonly seenAt: Date
  readonly up: boolean
  readonly facts: Partial<NodeFacts>
}

export async function selectNodes(tx: AppTx): Promise<readonly NodeRow[]> {
  return tx.sql<NodeRow[]>`
    select id, started_at as "startedAt", seen_at as "seenAt",
           seen_at > now() - interval '30 seconds' as up, facts
    from node order by started_at limit 100`
}

export interface DatabaseRow {
  readonly version: string
  readonly bytes: number
  readonly connections: number
  readonly connectionsMax: number
  readonly longestSeconds: number
  readonly cacheHit: number | null
  readonly hasStatements: boolean
}

export async function selectDatabase(tx: AppTx): Promise<DatabaseRow | undefined> {
  const [row] = await tx.sql<DatabaseRow[]>`
    select current_setting('server_version') as version,
           pg_database_size(current_database())::bigint as bytes,
           (select count(*) from pg_stat_activity) as connections,
           current_setting('max_connections')::int as "connectionsMax",
           coalesce((select extract(epoch from max(now() - xact_start))::int
                     from pg_stat_activity
                     where datname = current_database() and pid <> pg_backend_pid()
                       and state <> 'idle'), 0) as "longestSeconds",
           (select round(10000.0 * blks_hit / nullif(blks_hit + blks_read, 0))::int
            from pg_stat_database where datname = current_database()) as "cacheHit",
           to_regclass('pg_stat_statements') is not null as "hasStatements"`
  return row
}

/** Remembered once a day; with the oldest size of the last thirty days. */
export async function saveDatabaseDay(tx: AppTx, bytes: number): Promise<void> {
  await tx.sql`
    insert into database_day (day, bytes) values (business_day(now()), ${bytes})
    on conflict (day) do update set bytes = excluded.bytes`
}

export async function selectDatabaseBefore(
  tx: AppTx,
): Promise<{ readonly day: string; readonly bytes: number } | undefined> {
  const [row] = await tx.sql<{ day: string; bytes: number }[]>`
    select to_char(day, 'YYYY-MM-DD') as day, bytes from database_day
    where day < business_day(now()) and day >= business_day(now()) - 30
    order by day limit 1`
  return row
}

export async function selectReplicas(
  tx: AppTx,
): Promise<readonly { readonly name: string; readonly lagMs: number }[]> {
  return tx.sql<{ name: string; lagMs: number }[]>`
    select application_name as name,
           coalesce(extract(epoch from replay_lag) * 1000, 0)::int as "lagMs"
    from pg_stat_replication order by 1 limit 20`
}

/** Without values: the extension keeps their places only. */
export async function selectSlow(tx: AppTx) {
  return tx.sql<{ text: string; calls: number; meanMs: number }[]>`
    select left(regexp_replace(query, '\\s+', ' ', 'g'), 200) as text, calls,
           round(mean_exec_time)::int as "meanMs"
    from pg_stat_statements where dbid = (select oid from pg_database
                                          where datname = current_database())
    order by mean_exec_time desc limit 10`
}
