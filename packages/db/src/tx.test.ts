import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Sql } from './connect'
import { testDatabaseUrl } from './testing'
import { createDb, type Db } from './tx'

let owner: Sql
let other: Sql
let db: Db

beforeAll(() => {
  owner = connect(testDatabaseUrl(), { max: 2 })
  other = connect(testDatabaseUrl(), { max: 1 })
  db = createDb({ app: owner, owner, say: () => {} })
})
afterAll(async () => {
  await Promise.all([owner.end({ timeout: 0 }), other.end({ timeout: 0 })])
})

const kill = (pid: number) => other`select pg_terminate_backend(${pid}, 5000)`
const turn = () => new Promise(setImmediate)

async function pidOf(sql: Parameters<Parameters<Db['system']>[0]>[0]['sql']): Promise<number> {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
  return row?.pid ?? 0
}

/** The pool may still hold the dead line for a moment; without a hand it then has a new one. */
async function expectWorkAgain(): Promise<void> {
  const pid = () => db.system(({ sql }) => pidOf(sql)).catch(() => 0)
  await expect.poll(pid, { timeout: 10_000 }).toBeGreaterThan(0)
}

// The driver throws outside of every promise in these cases; the test run fails when it does.
test.each([
  { when: 'and the work goes on', rest: (sql: Sql) => sql`select 1` },
  { when: 'and the work is over', rest: async () => 'done' },
  { when: 'and the work fails', rest: () => Promise.reject(new Error('of another cause')) },
])('a connection lost between two statements, $when: NETWORK_ERROR', async ({ rest }) => {
  let ended: unknown
  const work = db.system(async ({ sql }) => {
    await kill(await pidOf(sql))
    await turn()
    ended = await rest(sql as unknown as Sql)
  })
  await expect(work).rejects.toThrow('NETWORK_ERROR')
  await turn()
  expect(ended).not.toEqual([{ '?column?': 1 }])
  await expectWorkAgain()
})

test('a connection lost during a statement is NETWORK_ERROR, and the next work goes on', async () => {
  const work = db.system(async ({ sql }) => {
    const pid = await pidOf(sql)
    const sleeping = sql`select pg_sleep(20)`.execute()
    await Promise.all([sleeping, kill(pid)])
  })
  await expect(work).rejects.toThrow('NETWORK_ERROR')
  await expectWorkAgain()
})

test.each([
  { what: 'a disk that does not answer', state: '58030' },
  { what: 'a full disk', state: '53100' },
  { what: 'no memory', state: '53200' },
])('$what is NETWORK_ERROR, with its cause for whoever must look', async ({ state }) => {
  const work = db.system(({ sql }) =>
    sql.unsafe(`do $$ begin raise exception 'broken' using errcode = '${state}'; end $$`),
  )
  await expect(work).rejects.toMatchObject({ code: 'NETWORK_ERROR', cause: { code: state } })
})

test('work that fails is rolled back and its connection is used again', async () => {
  await expectWorkAgain()
  for (let i = 0; i < 5; i++) {
    await expect(db.system(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  }
  const [row] = await other<{ count: number }[]>`
    select count(*) from pg_stat_activity where state like 'idle in transaction%'
      and datname = current_database()`
  expect(row?.count).toBe(0)
})

test('what is read together is of one moment, whatever is written meanwhile', async () => {
  await other`create table moment (n integer)`
  const actor = { id: 1, scopeId: 1 } as unknown as Parameters<Db['read']>[0]
  const count = async ({ sql }: Parameters<Parameters<Db['read']>[1]>[0]) =>
    (await sql<{ count: number }[]>`select count(*)::int from moment`)[0]?.count
  const counted = await db.read(actor, async (tx) => {
    const before = await count(tx)
    await other`insert into moment values (1)`
    return [before, await count(tx)]
  })
  expect(counted).toEqual([0, 0])
  await other`drop table moment`
})
