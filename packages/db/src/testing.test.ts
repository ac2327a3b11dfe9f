import postgres from 'postgres'
import { expect, test } from 'vitest'
import { testDatabase, testDatabaseUrl } from './testing'

test('each test file has a migrated database of its own, seen by both roles', async () => {
  const [one, two] = await Promise.all([testDatabase(), testDatabase()])
  const owner = postgres(one.ownerUrl, { max: 1 })
  const app = postgres(two.appUrl, { max: 1 })
  const [migrated] = await owner`select count(*)::int as files from migration`
  const [other] = await app`select current_database() as name, current_user as role`
  await Promise.all([owner.end(), app.end()])
  expect(migrated?.files).toBeGreaterThan(0)
  expect(other?.role).toBe('camellia_app')
  expect(one.ownerUrl).not.toContain(other?.name)
  await Promise.all([one.drop(), two.drop()])
})

test('the empty database has no tables', async () => {
  const sql = postgres(testDatabaseUrl(), { max: 1 })
  const tables = await sql`select from pg_tables where schemaname = 'public'`
  await sql.end()
  expect(tables).toHaveLength(0)
})
