import { expect, test } from 'vitest'
import { connect } from './connect'
import { testDatabaseUrl } from './testing'
import { createDb } from './tx'

test('after an answer that broke off in the middle, the next one has all its rows and no holes', async () => {
  const sql = connect(testDatabaseUrl(), { max: 1 })
  try {
    const broken = sql`select 1 / (4 - i) as n from generate_series(1, 9) i`
    await expect(broken).rejects.toThrow('division by zero')
    const rows = await sql`select i from generate_series(1, 3) i`
    expect(rows.length).toBe(3)
    expect(rows[0]).toEqual({ i: 1 })
    await expect(sql`select 1 / (4 - i) as n from generate_series(1, 9) i`).rejects.toThrow('zero')
    const [first] = await sql.begin((tx) => tx`select 7 as seven`)
    expect(first).toEqual({ seven: 7 })
  } finally {
    await sql.end()
  }
})

test('a connection that was cut off while it was asked is good again for the next who asks', async () => {
  const [one, other] = [
    connect(testDatabaseUrl(), { max: 1 }),
    connect(testDatabaseUrl(), { max: 1 }),
  ]
  const db = createDb({ app: one, owner: one, say: () => {} })
  try {
    for (let n = 0; n < 3; n++) {
      const long = db.system((tx) => tx.sql`select pg_sleep(30)`)
      const cut = expect(long).rejects.toThrow()
      const asks = () => other<{ pid: number }[]>`
        select pg_terminate_backend(pid) from pg_stat_activity where query = 'select pg_sleep(30)'`
      await expect.poll(async () => (await asks()).length).toBe(1)
      await cut
      expect(await db.system((tx) => tx.sql`select 7 as seven`)).toEqual([{ seven: 7 }])
    }
  } finally {
    await Promise.all([one.end(), other.end()])
  }
})

test('arrays are read and written as they are, with whatever stands in them', async () => {
  const sql = connect(testDatabaseUrl(), { max: 1 })
  try {
    const texts = ['a', 'NULL', '', 'null', 'b,c', '"', '\\', '{x}', ' y ', '가\n나']
    const at = new Date('2026-11-17T01:02:03Z')
    const bytes = Buffer.from([0, 34, 92, 255])
    const [row] = await sql`
      select ${texts}::text[] as texts, ${[1, 2 ** 52]}::bigint[] as large, ${[]}::bigint[] as none,
        array[true, false] as flags, array[${at}::timestamptz] as times,
        array[${bytes}::bytea] as bytes, array['{"a": ["b"]}'::jsonb] as objects,
        array[null, 7]::integer[] as holes`
    expect(row).toEqual({
      texts,
      large: [1, 2 ** 52],
      none: [],
      flags: [true, false],
      times: [at],
      bytes: [bytes],
      objects: [{ a: ['b'] }],
      holes: [null, 7],
    })
    await expect(sql`select array[[1], [2]]`.then((rows) => rows)).rejects.toThrow('dimension')
  } finally {
    await sql.end()
  }
})
