import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Sql } from './connect'
import { applyExactly, migrate, selectApplied } from './migrate'
import { readSqlFiles, type SqlFiles, sqlHome } from './sql-files'
import { emptyTestDatabase, type TestDatabase, testDatabase } from './testing'
import { describeCatalog } from './testing-catalog'

let files: SqlFiles
let folder: string
const opened: { readonly sql: Sql; readonly drop: () => Promise<void> }[] = []

beforeAll(async () => {
  files = await readSqlFiles(sqlHome())
  folder = mkdtempSync(join(tmpdir(), 'camellia-sql-'))
})
afterAll(async () => {
  for (const { sql, drop } of opened) {
    await sql.end()
    await drop()
  }
  rmSync(folder, { recursive: true })
})

async function open(making: Promise<TestDatabase>): Promise<{ url: string; sql: Sql }> {
  const { ownerUrl: url, drop } = await making
  const sql = connect(url, { max: 1 })
  opened.push({ sql, drop })
  return { url, sql }
}

/** As 0.1 left it: its tables, its functions, and what it remembers of its migrations. */
async function openRelease(): Promise<{ url: string; sql: Sql }> {
  const database = await open(emptyTestDatabase())
  await database.sql.begin(async (tx) => {
    await applyExactly(tx, files.release.migrations)
    for (const { name, sha256 } of files.release.migrations) {
      await tx`insert into migration (name, sha256) values (${name}, ${sha256})`
    }
  })
  await database.sql`drop table function_file`
  return database
}

/** All SQL of the product in a folder of its own, to be changed. */
function copySql(name: string): { home: string; change: Change } {
  const home = join(folder, name)
  cpSync(sqlHome(), home, { recursive: true })
  return {
    home,
    change(file, from, to) {
      const text = readFileSync(join(home, file), 'utf8')
      expect(text).toContain(from)
      writeFileSync(join(home, file), text.replace(from, to))
    },
  }
}
type Change = (file: string, from: string, to: string) => void

const STEPS = 'functions/period_start.sql'

test('a new database and an upgraded one of 0.1 are the same', async () => {
  const fresh = await open(emptyTestDatabase())
  const upgraded = await openRelease()
  expect(await migrate(fresh.url)).toBe(files.migrations.length)
  const later = files.migrations.length - files.release.reaches.length
  expect(await migrate(upgraded.url)).toBe(1 + later)
  expect(await describeCatalog(upgraded.sql)).toEqual(await describeCatalog(fresh.sql))
  expect(await selectApplied(upgraded.sql)).toEqual(await selectApplied(fresh.sql))
  expect([await migrate(fresh.url), await migrate(upgraded.url)]).toEqual([0, 0])
})

test('functions may be applied again to what is there, and nothing changes', async () => {
  const { url, sql } = await open(testDatabase())
  const before = await describeCatalog(sql)
  await sql`delete from function_file`
  await migrate(url)
  expect(await describeCatalog(sql)).toEqual(before)
})

test('a database that is neither ours nor a release is refused and left as it is', async () => {
  const { url, sql } = await openRelease()
  await sql`insert into migration (name, sha256) values ('021_fair_bets.sql', 'ab')`
  const before = await describeCatalog(sql)
  await expect(migrate(url)).rejects.toThrow('001_member.sql, which this Camellia does not know')
  await sql`delete from migration where name > '019'`
  await expect(migrate(url)).rejects.toThrow('which this Camellia does not know')
  const after = await describeCatalog(sql)
  expect(after.filter((line) => !line.includes('function_file'))).toEqual(before)
})

test('an older Camellia leaves the database of a newer one alone', async () => {
  const { url, sql } = await open(testDatabase())
  await sql`insert into migration (name, sha256) values ('999_later.sql', 'ab')`
  const { home, change } = copySql('older')
  change(STEPS, "'WEEK'", "'YEAR'")
  await expect(migrate(url, home)).rejects.toThrow('999_later.sql')
  expect(await sourceOf(sql, 'period_start')).toContain("'WEEK'")
})

test('a migration that was changed after it was applied is an error', async () => {
  const { url } = await open(testDatabase())
  const { home, change } = copySql('changed')
  change('migrations/003_ledger.sql', '-- Money.', '-- Money!')
  await expect(migrate(url, home)).rejects.toThrow('003_ledger.sql was changed')
})

test('only a function whose file changed is made again', async () => {
  const { url, sql } = await open(testDatabase())
  const { home, change } = copySql('one')
  const before = await versions(sql)
  change(STEPS, '-- The first', '-- The very first')
  change('functions/business_day.sql', 'Asia/Seoul', 'Asia/Tokyo')
  expect(await migrate(url, home)).toBe(0)
  const after = await versions(sql)
  expect([...after].filter(([name, version]) => before.get(name) !== version)).toHaveLength(2)
  expect(await sourceOf(sql, 'business_day')).toContain('Asia/Tokyo')
  await migrate(url)
  expect(await sourceOf(sql, 'business_day')).toContain('Asia/Seoul')
})

test('a body that does not hold is found at the start, and no function is changed', async () => {
  const { url, sql } = await open(testDatabase())
  const { home, change } = copySql('broken')
  change('functions/business_day.sql', 'Asia/Seoul', 'Asia/Tokyo')
  change('functions/message_unread.sql', 'from message x', 'from no_such_table x')
  await expect(migrate(url, home)).rejects.toThrow('no_such_table')
  expect(await sourceOf(sql, 'business_day')).toContain('Asia/Seoul')
})

test('a function whose file is gone is told until a migration drops it', async () => {
  const { url, sql } = await open(testDatabase())
  const { home } = copySql('gone')
  rmSync(join(home, 'functions/message_unread.sql'))
  await expect(migrate(url, home)).rejects.toThrow('message_unread is in the database')
  const drop = 'drop function message_unread(bigint);'
  writeFileSync(join(home, 'migrations/999_unread.sql'), drop)
  expect(await migrate(url, home)).toBe(1)
  expect(await sourceOf(sql, 'message_unread')).toBeUndefined()
})

test('a file has the name of what it makes, and everything in the database has a file', async () => {
  const { sql } = await open(testDatabase())
  const made = files.functions.flatMap(({ name, text }) => {
    const names = namesIn(text, /^create or replace (?:function|view) (\w+)/gm)
    const strangers = names.filter((one) => one !== name && one !== `${name}_at`)
    return names.includes(name) && strangers.length === 0 ? names : [`${name}.sql: ${names}`]
  })
  const beside = files.migrations.flatMap(({ text }) => namesIn(text, /^create function (\w+)/gm))
  const rows = await sql<{ name: string }[]>`
    select proname as name from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'`
  expect([...made, ...beside].sort()).toEqual(rows.map(({ name }) => name).sort())
  expect(beside.sort()).toEqual(await neededByTables(sql))
})

test('a body in a file is text: one that is bound when it is made would need an order', async () => {
  const { sql } = await open(testDatabase())
  const bound = await sql<{ name: string }[]>`
    select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and prosqlbody is not null order by proname`
  expect(bound.map(({ name }) => name)).toEqual(await neededByTables(sql))
})

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((hit) => hit[1] ?? '')
}

/** Without which a policy, a default, a check or an index could not be made. */
async function neededByTables(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select distinct p.proname as name
    from pg_depend d join pg_proc p on d.refclassid = 'pg_proc'::regclass and d.refobjid = p.oid
    where p.pronamespace = 'public'::regnamespace and d.classid in ('pg_policy'::regclass,
      'pg_attrdef'::regclass, 'pg_constraint'::regclass, 'pg_class'::regclass)
    order by 1`
  return rows.map(({ name }) => name)
}

async function sourceOf(sql: Sql, name: string): Promise<string | undefined> {
  const [row] = await sql<{ source: string }[]>`
    select prosrc as source from pg_proc
    where pronamespace = 'public'::regnamespace and proname = ${name}`
  return row?.source
}

async function versions(sql: Sql): Promise<Map<string, string>> {
  const rows = await sql<{ name: string; version: string }[]>`
    select name, xmin::text as version from function_file`
  return new Map(rows.map(({ name, version }) => [name, version]))
}
