import type postgres from 'postgres'
import { ArchiveError } from './archive-lock'
import { connect } from './connect'
import { applyFunctions } from './functions'
import { type Applied, type Release, readSqlFiles, type SqlFile, sqlHome } from './sql-files'

/** The pool or a transaction of it. */
type AnySql = postgres.ISql<{ bigint: number }>
type Sql = postgres.Sql<{ bigint: number }>

/** Keeps two nodes that start together from migrating together. */
const LOCK = 7_300

/**
 * Brings a database up to date: one of a release is upgraded, then come the migrations it lacks,
 * forward only and each in its own transaction, then the functions. Returns how many steps of the
 * first two there were.
 */
export async function migrate(ownerUrl: string, home = sqlHome()): Promise<number> {
  const { migrations, functions, release } = await readSqlFiles(home)
  const sql = connect(ownerUrl, { max: 1 })
  try {
    await sql`select pg_advisory_lock(${LOCK})`
    await prepare(sql)
    const upgraded = await upgrade(sql, release)
    const applied = await applyPending(sql, migrations)
    await applyFunctions(sql, functions)
    return upgraded + applied
  } finally {
    await sql.end()
  }
}

/**
 * The tables of an empty database become what they were at these migrations, inside a transaction
 * that has begun. `migrate` brings what is missing, and the functions, once the rows are there.
 */
export async function applyExactly(
  tx: postgres.TransactionSql<{ bigint: number }>,
  wanted: readonly Applied[],
  home = sqlHome(),
): Promise<void> {
  await prepare(tx)
  const { migrations, release } = await readSqlFiles(home)
  const here = isSame(wanted, release.migrations) ? release.migrations : migrations
  for (const [at, { name, sha256 }] of wanted.entries()) {
    const migration = here[at]
    if (migration?.name !== name || migration.sha256 !== sha256) {
      throw new ArchiveError(`This Camellia does not know ${name} as the backup does: use a newer.`)
    }
    await tx.unsafe(migration.text)
  }
}

export function selectApplied(sql: AnySql): Promise<Applied[]> {
  return sql<Applied[]>`select name, sha256 from migration order by name`.then((rows) => [...rows])
}

async function prepare(sql: AnySql): Promise<void> {
  await sql`
    do $$ begin
      if not exists (select 1 from pg_roles where rolname = 'camellia_app') then
        create role camellia_app nologin;
      end if;
    end $$`
  await sql`
    create table if not exists migration (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now())`
  await sql`
    create table if not exists function_file (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now())`
}

async function upgrade(sql: Sql, { migrations, upgrade, reaches }: Release): Promise<number> {
  if (!isSame(await selectApplied(sql), migrations)) return 0
  await sql.begin(async (tx) => {
    await tx.unsafe(upgrade)
    await tx`delete from migration`
    for (const migration of reaches) await insertApplied(tx, migration)
  })
  return 1
}

async function applyPending(sql: Sql, migrations: readonly SqlFile[]): Promise<number> {
  const known = new Map((await selectApplied(sql)).map(({ name, sha256 }) => [name, sha256]))
  requireKnown(known, migrations)
  const pending = migrations.filter(({ name }) => !known.has(name))
  for (const migration of pending) {
    await sql.begin(async (tx) => {
      await tx.unsafe(migration.text)
      await insertApplied(tx, migration)
    })
  }
  return pending.length
}

/** Nothing is done to a database of somebody else, nor by an older Camellia to one of a newer. */
function requireKnown(known: ReadonlyMap<string, string>, migrations: readonly SqlFile[]): void {
  const here = new Map(migrations.map(({ name, sha256 }) => [name, sha256]))
  for (const [name, sha256] of known) {
    if (here.get(name) === sha256) continue
    if (here.has(name)) throw new Error(`migration ${name} was changed after it was applied`)
    throw new Error(`the database has migration ${name}, which this Camellia does not know`)
  }
}

async function insertApplied(tx: AnySql, { name, sha256 }: Applied): Promise<void> {
  await tx`insert into migration (name, sha256) values (${name}, ${sha256})`
}

function isSame(some: readonly Applied[], others: readonly Applied[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ name, sha256 }, at) => {
      const other = others[at]
      return other?.name === name && other.sha256 === sha256
    })
  )
}
