import { expect, test } from 'vitest'
import { connect } from './connect'
import { testDatabaseUrl } from './testing'

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
