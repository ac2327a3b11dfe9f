import { PERMISSIONS } from '@camellia/contract/abilities'
import { ENDPOINTS } from '@camellia/contract/all'
import type { MemberId } from '@camellia/kernel/ids'
import { newId } from '@camellia/ledger/identity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MATRIX } from './access-matrix.rows'
import { seedDemo } from './demo/demo'
import { openSession } from './session/session.service'
import { startSite, type TestSite } from './testing-site'

/**
 * Two belts keep the lines of partners apart: what the queries ask for, and row security. Either
 * alone must hold, on a site where every branch has requests, messages, gifts and the rest.
 */

let site: TestSite
let lines: readonly Line[] = []

interface Line {
  readonly id: MemberId
  readonly token: string
  readonly inside: ReadonlySet<number>
  /** Codes of everyone who is neither in the line nor above it. */
  readonly foreign: readonly string[]
}

beforeAll(async () => {
  site = await startSite({ people: false })
  const { seal } = site
  await seedDemo(site.db, { seal, say: () => {}, books: {}, past: false })
  await site.db.system(async ({ sql }) => {
    await sql`update member set granted = ${[...PERMISSIONS]} where kind = 'PARTNER'`
  })
  lines = await Promise.all(['subhq1', 'dist2', 'subhq3'].map(lineOf))
}, 120_000)
afterAll(async () => {
  expect(await site.close()).toEqual([])
})

async function lineOf(code: string): Promise<Line> {
  return site.db.system(async (tx) => {
    const people = await tx.sql<{ id: MemberId; code: string; path: number[] }[]>`
      select id, code, path from member`
    const top = people.find((one) => one.code === code)
    if (!top) throw new Error(`no ${code}`)
    const isInside = ({ path }: { readonly path: readonly number[] }) => path.includes(top.id)
    const opening = { site: 'OFFICE', parentId: null, address: '127.0.0.1', agent: '', device: '' }
    const { token } = await openSession(tx, { memberId: top.id, ...opening } as never)
    const foreign = people.filter((one) => !isInside(one) && !top.path.includes(one.id))
    return {
      id: top.id,
      token,
      inside: new Set(people.filter(isInside).map(({ id }) => id)),
      foreign: foreign.map((one) => one.code),
    }
  })
}

test('row security alone shows no row of another branch, in any table', async () => {
  const tables = await site.db.system(
    ({ sql }) => sql<{ name: string }[]>`
      select c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'member_id' and not a.attisdropped
      where c.relkind in ('r', 'p') and not c.relispartition
        and c.relnamespace = 'public'::regnamespace
        and has_table_privilege('camellia_app', c.oid, 'select')`,
  )
  expect(tables.length).toBeGreaterThan(20)
  let seen = 0
  for (const { id, inside } of lines) {
    for (const { name } of tables) {
      const rows = await site.db.read({ id, scopeId: id }, ({ sql }) =>
        sql.unsafe<{ member_id: number }[]>(`select distinct member_id from ${name} where true`),
      )
      const others = rows.filter((row) => row.member_id !== null && !inside.has(row.member_id))
      expect([name, others]).toEqual([name, []])
      seen += rows.length
    }
  }
  expect(seen).toBeGreaterThan(1_000)
})

const reads = ENDPOINTS.flatMap((endpoint) => {
  const row = MATRIX[`${endpoint.method} ${endpoint.path}`]
  const harmless = endpoint.method === 'GET' || endpoint.reads
  const office = row && (row.site === 'OFFICE' || row.site === 'BOTH')
  return row?.input && harmless && office && !row.head ? [{ endpoint, input: row.input }] : []
})

test('what the queries ask for alone names nobody of another branch, in any answer', async () => {
  await site.db.system(async ({ sql }) => {
    const secured = await sql<{ name: string }[]>`
      select relname as name from pg_class
      where relrowsecurity and relnamespace = 'public'::regnamespace`
    expect(secured.length).toBeGreaterThan(30)
    for (const { name } of secured) {
      await sql.unsafe(`alter table ${name} disable row level security`)
    }
  })
  const leaks = new Set<string>()
  let named = 0
  for (const { id, token, inside, foreign } of lines) {
    for (const { endpoint, input } of reads) {
      const target = ([...inside].find((other) => other !== id) ?? id) as MemberId
      const as = { site: 'OFFICE', token, key: newId() } as const
      const { member: _, ...wide } = input(target) as Record<string, unknown>
      if ('size' in wide) wide.size = 100
      const asked = [input(target), wide]
      const replies = await Promise.all(asked.map((body) => site.raw(endpoint, body, as)))
      const text = JSON.stringify(replies)
      named += text.length
      for (const code of foreign) if (text.includes(`"${code}"`)) leaks.add(endpoint.path)
    }
  }
  expect([...leaks].sort()).toEqual([])
  expect(named).toBeGreaterThan(100_000)
}, 120_000)
