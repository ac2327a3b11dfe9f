import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { connect, type Sql } from './connect'

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

async function prepare(sql: Sql): Promise<void> {
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

async function applyPending(sql: Sql, folder: string): Promise<number> {
  const applied = await sql<{ name: string; sha256: string }[]>`select name, sha256 from migration`
  const known = new Map(applied.map(({ name, sha256 }) => [name, sha256]))
  let count = 0
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()) {
    const text = await readFile(join(folder, name), 'utf8')
    const sha256 = createHash('sha256').update(text).digest('hex')
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

/** Found upwards from here: this file may run from source or from the bundle. */
function migrationsFolder(at = import.meta.dirname): string {
  const folder = join(at, 'db', 'migrations')
  if (existsSync(folder)) return folder
  if (dirname(at) === at) throw new Error('db/migrations is missing from this checkout')
  return migrationsFolder(dirname(at))
}
