import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '@camellia/db/tx'

/**
 * What a no may leave behind: the try itself, counted so that guesses add up; and what the product
 * writes of its own accord while it runs.
 */
const OF_ITS_OWN = [
  'login',
  'attempt',
  'presence',
  'presence_day',
  'node',
  'job_run',
  'job_attempt',
  'database_day',
  'password_request',
  // The end of the audit log is noted some seconds later.
  'trail_head',
  // Shared rounds are opened and drawn by the clock.
  'event',
  'event_lease',
  'event_leaves',
]

/** Columns that the product writes of its own accord, in tables that a call may change too. */
const OWN_COLUMNS: Readonly<Record<string, string>> = {
  // The watcher of the chain notes every few seconds whom it has looked for.
  coin_deposit: 'looked_at',
}

type AnyDb = Pick<Db<never>, 'system'>

/**
 * Remembers the rows there are. The function it gives says which tables have changed since: a row
 * that was written or rewritten carries a younger transaction, and one that is gone is not counted.
 */
export async function takeTrace(db: AnyDb): Promise<() => Promise<readonly string[]>> {
  await untilQuiet(db)
  const tables = await tablesOf(db)
  const before = await countIn(db, tables, await youngest(db))
  const mark = await youngest(db)
  return async () => {
    const after = await countIn(db, tables, mark)
    return tables.filter((name) => {
      const now = after.get(name)
      const was = before.get(name)
      return now?.rows !== was?.rows || now?.says !== was?.says || (now?.young ?? 0) > 0
    })
  }
}

const QUIET_WAIT_MS = 20_000

/** Broadcasts are delivered, and coins confirmed, after the calls that sent them were answered. */
async function untilQuiet({ system }: AnyDb): Promise<void> {
  for (const until = Date.now() + QUIET_WAIT_MS; Date.now() < until; await delay(20)) {
    const open = await system(
      ({ sql }) => sql`
        select from broadcast where finished_at is null
        union all
        select from coin_deposit join simulated_payment using (address) where closed_at is null`,
    )
    if (open.length === 0) return
  }
}

interface Count {
  readonly rows: number
  readonly young: number
  /** Of a table with columns of the product's own: what all the others say. */
  readonly says: string | null
}

async function tablesOf({ system }: AnyDb): Promise<readonly string[]> {
  const rows = await system(
    ({ sql }) => sql<{ name: string }[]>`
      select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and c.relname <> all (${OF_ITS_OWN}) order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** The number the next transaction that writes will have, or one before it. */
async function youngest({ system }: AnyDb): Promise<number> {
  const [row] = await system(
    ({ sql }) => sql<{ next: number }[]>`
      select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as next`,
  )
  return row?.next ?? 0
}

async function countIn(
  { system }: AnyDb,
  tables: readonly string[],
  mark: number,
): Promise<ReadonlyMap<string, Count>> {
  const each = tables.map((name) => {
    const own = OWN_COLUMNS[name]
    const told = own
      ? `0 as young, sum(hashtext((to_jsonb(t) - '${own}')::text))::text as says`
      : `count(*) filter (where xmin::text::bigint >= ${mark}) as young, null as says`
    return `select '${name}' as name, count(*) as rows, ${told} from ${name} t`
  })
  const rows = await system(({ sql }) =>
    sql.unsafe<(Count & { readonly name: string })[]>(each.join(' union all ')),
  )
  return new Map(rows.map(({ name, ...count }) => [name, count]))
}

/** Every name of a column, for those who add one to a body. */
export async function columnsOf({ system }: AnyDb): Promise<readonly string[]> {
  const rows = await system(
    ({ sql }) => sql<{ name: string }[]>`
      select distinct a.attname as name from pg_attribute a
      join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and a.attnum > 0 and not a.attisdropped order by 1`,
  )
  return rows.map(({ name }) => name)
}
