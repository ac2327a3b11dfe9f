import type postgres from 'postgres'
import type { Applied, SqlFile } from './sql-files'

type Sql = postgres.Sql<{ bigint: number }>
type TransactionSql = postgres.TransactionSql<{ bigint: number }>

/**
 * Brings the functions to what their files say: each whose text changed, all in one transaction.
 * Bodies are not looked at before the last one is there, so that their order does not matter.
 */
export async function applyFunctions(sql: Sql, files: readonly SqlFile[]): Promise<void> {
  await sql.begin(async (tx) => {
    const rows = await tx<Applied[]>`select name, sha256 from function_file`
    const known = new Map(rows.map(({ name, sha256 }) => [name, sha256]))
    await forgetGone(tx, [...known.keys()], files)
    const changed = files.filter(({ name, sha256 }) => known.get(name) !== sha256)
    if (changed.length === 0) return
    await tx`set local check_function_bodies = off`
    for (const { name, sha256, text } of changed) {
      await tx.unsafe(text)
      await tx`
        insert into function_file (name, sha256) values (${name}, ${sha256})
        on conflict (name) do update set sha256 = excluded.sha256, applied_at = now()`
    }
    await tx`set local check_function_bodies = on`
    await checkBodies(tx)
  })
}

/** A function that nobody keeps any more would still be called by whoever remembers it. */
async function forgetGone(
  tx: TransactionSql,
  known: readonly string[],
  files: readonly SqlFile[],
): Promise<void> {
  const kept = new Set(files.map(({ name }) => name))
  const gone = known.filter((name) => !kept.has(name))
  if (gone.length === 0) return
  const [left] = await tx<{ name: string }[]>`
    select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and proname = any (${gone})
    union all
    select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'v' and relname = any (${gone})`
  if (left) {
    throw new Error(`${left.name} is in the database and has no file: a migration has to drop it`)
  }
  await tx`delete from function_file where name = any (${gone})`
}

/** What was not looked at when it was made: a body that does not hold fails here, not when called. */
async function checkBodies(tx: TransactionSql): Promise<void> {
  await tx`
    select case l.lanname when 'plpgsql' then plpgsql_validator(p.oid)
                          when 'sql' then fmgr_sql_validator(p.oid) end
    from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace`
}
