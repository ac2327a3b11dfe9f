import { connect } from '@camellia/db/connect'
import { type TestDatabase, testDatabase } from '@camellia/db/testing'
import { createDb } from '@camellia/db/tx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppDb, Told } from '../http/tell'
import type { Report } from '../schedule/job'
import { NO_HEADS } from '../trail/testing-heads'
import { jobsWith } from './jobs'

let database: TestDatabase
let sql: ReturnType<typeof connect>
let db: AppDb

beforeAll(async () => {
  database = await testDatabase()
  sql = connect(database.ownerUrl, { max: 3 })
  db = createDb<Told>({ app: sql, owner: sql, say: () => {} })
})
afterAll(async () => {
  await sql.end()
  await database.drop()
})

function run(name: string, day: string): Promise<Report> {
  const job = jobsWith({ book: NO_HEADS, config: { mode: 'play' } }).find(
    (known) => known.name === name,
  )
  if (!job) throw new Error(`no job ${name}`)
  return job.run(db, day, async () => {})
}

test('the months ahead have their partitions, over the end of a year too', async () => {
  const ready = { found: { months: '2031-11, 2031-12, 2032-01' } }
  expect(await run('partitions', '2031-11-30')).toEqual(ready)
  expect(await run('partitions', '2031-11-30')).toEqual(ready)
  const [row] = await sql<{ count: number }[]>`
    select count(*) from pg_class
    where relname ~ '^(transfer|round)_(203111|203112|203201)$' and relkind = 'r'`
  expect(row?.count).toBe(6)
})

test('a waiting partition does not hold up bets for long', async () => {
  await sql.begin(async (reading) => {
    await reading`select count(*) from round`
    await expect(run('partitions', '2035-01-01')).rejects.toThrow('lock timeout')
  })
  expect((await run('partitions', '2035-01-01')).found.months).toContain('2035-03')
})

test('the audit says how many breaks it found, and which', async () => {
  const found = { breaks: 0, rounds: 0 }
  expect(await run('ledger-audit', '2026-08-01')).toEqual({ found, wrong: '' })
})

test('tickets go after a day, sessions and logins after 400', async () => {
  const [role] = await sql<{ id: number }[]>`
    insert into role (name, type) values ('root', 'PARTNER') returning id`
  await sql`
    insert into member (id, code, name, kind, role_id, path, password_hash)
    overriding system value values (1, 'root', 'root', 'PARTNER', ${role?.id ?? 0}, '{1}', '')`
  // Days since it was made; the last one was opened from the first.
  for (const [n, days] of [401, 399, 402].entries()) {
    await sql`
      insert into session (id, token_hash, member_id, site, expires_at, created_at)
      values (${uuid(n)}, ${Buffer.from([n])}, 1, 'OFFICE', now(),
              now() - make_interval(days => ${days}))`
    await sql`
      insert into login (id, code, site, outcome, at)
      values (${uuid(n)}, 'root', 'OFFICE', 'SUCCESS', now() - make_interval(days => ${days}))`
  }
  await sql`update session set parent_id = ${uuid(2)} where id = ${uuid(0)}`
  await sql`
    insert into ticket (code_hash, session_id, created_at)
    values ('\\x01', ${uuid(0)}, now() - interval '25 hours'),
           ('\\x02', ${uuid(1)}, now() - interval '23 hours')`
  await sql`
    insert into node (id, seen_at) values (${uuid(0)}, now() - interval '2 days'),
                                          (${uuid(1)}, now())`
  expect(await run('tidy-sessions', '2026-08-01')).toEqual({
    found: { tickets: 1, nodes: 1, sessions: 2, logins: 2, files: 0 },
  })
  expect(await run('tidy-sessions', '2026-08-01')).toMatchObject({ found: { sessions: 0 } })
})

function uuid(n: number): string {
  return `00000000-0000-7000-8000-00000000000${n}`
}
