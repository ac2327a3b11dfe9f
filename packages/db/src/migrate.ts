import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type postgres from 'postgres'
import { ArchiveError } from './archive-lock'
import { connect } from './connect'

/** The pool or a transaction of it. */
type AnySql = postgres.ISql<{ bigint: number }>

/** A migration as the database remembers it. */
export interface Applied {
  readonly name: string
  readonly sha256: string
}

/** Keeps two nodes that start together from migrating together. */
const LOCK = 7_300

/** Brings the schema up to date: numbered files, forward only, each in its own transaction. */
export async function migrate(ownerUrl: string, folder = migrationsFolder()): Promise<number> {
  const sql = connect(ownerUrl, { max: 1 })
  try {
    await sql`select pg_advisory_lock(${LOCK})`
    await prepare(sql)
    return await applyPending(sql, folder)
  } finally {
    await sql.end()
  }
}

/** An empty database becomes what it was at these migrations, inside a transaction that has begun. */
export async function applyExactly(
  tx: postgres.TransactionSql<{ bigint: number }>,
  wanted: readonly Applied[],
  folder = migrationsFolder(),
): Promise<void> {
  await prepare(tx)
  const here = await readMigrations(folder)
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
}

async function applyPending(
  sql: postgres.Sql<{ bigint: number }>,
  folder: string,
): Promise<number> {
  const known = new Map((await selectApplied(sql)).map(({ name, sha256 }) => [name, sha256]))
  let count = 0
  for (const { name, sha256, text } of await readMigrations(folder)) {
    if (known.get(name) === sha256) continue
    if (known.has(name)) throw new Error(`migration ${name} was changed after it was applied`)
    await sql.begin(async (transaction) => {
      await transaction.unsafe(text)
      await transaction`insert into migration (name, sha256) values (${name}, ${sha256})`
    })
    count++
  }
  return count
}

async function readMigrations(folder: string): Promise<(Applied & { readonly text: string })[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** Found upwards from here: this file may run from source or from the bundle. */
function migrationsFolder(at = import.meta.dirname): string {
  const folder = join(at, 'db', 'migrations')
  if (existsSync(folder)) return folder
  if (dirname(at) === at) throw new Error('db/migrations is missing from this checkout')
  return migrationsFolder(dirname(at))
}
