import type postgres from 'postgres'
import { type Entry, readArchive } from './archive'
import { ArchiveError } from './archive-lock'
import { type Manifest, type Partition, quoted, type Table } from './backup'
import { connect } from './connect'
import { applyExactly } from './migrate'
import type { Tx } from './tx'

type TransactionSql = postgres.TransactionSql<{ bigint: number }>

export interface RestoreParts {
  readonly ownerUrl: string
  readonly path: string
  readonly passphrase: string | undefined
  /** Of a backup that was verified. */
  readonly manifest: Manifest
  /** What must not stay as it was, done in the same transaction. */
  readonly after: (tx: Tx<unknown>) => Promise<void>
}

/** All of it or nothing: schema, rows and sequences come in one transaction. */
export async function restoreBackup(parts: RestoreParts): Promise<void> {
  const { ownerUrl, path, passphrase, manifest, after } = parts
  const sql = connect(ownerUrl, { max: 1 })
  try {
    await sql.begin(async (tx) => {
      await requireEmpty(tx)
      await applyExactly(tx, manifest.migrations)
      for (const partition of manifest.partitions) await createPartition(tx, partition)
      const putBack = await layOpen(tx, manifest)
      await readArchive(path, passphrase, (entry) => fill(tx, manifest, entry))
      await checkCounts(tx, manifest)
      await putBack()
      for (const { name, last, called } of manifest.sequences) {
        await tx`select setval(${`public.${quoted(name)}`}::regclass, ${last}, ${called})`
      }
      await after({ sql: tx, tell: () => {} })
    })
    // Without it the first questions are planned as if every table were empty.
    await sql`analyze`
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** Asked before anything is begun, too: nobody waits for a long file to hear of it. */
export async function isEmpty(ownerUrl: string): Promise<boolean> {
  const sql = connect(ownerUrl, { max: 1 })
  try {
    return (await countTables(sql)) === 0
  } finally {
    await sql.end()
  }
}

async function requireEmpty(tx: TransactionSql): Promise<void> {
  if ((await countTables(tx)) > 0) throw new ArchiveError('The database is not empty.')
}

async function countTables(sql: postgres.ISql<{ bigint: number }>): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'S')`
  return row?.count ?? 0
}

async function createPartition(tx: TransactionSql, { name, of, bound }: Partition): Promise<void> {
  await tx.unsafe(
    `create table if not exists public.${quoted(name)} partition of public.${quoted(of)} ${bound}`,
  )
}

/**
 * Rows come in whatever order, and what triggers would do was done long ago: foreign keys and
 * triggers stand aside. Foreign keys are made anew afterwards, which checks every row.
 */
async function layOpen(tx: TransactionSql, { tables }: Manifest): Promise<() => Promise<void>> {
  const keys = await tx<{ of: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`
  const triggers = async (state: 'disable' | 'enable') => {
    for (const { name } of tables) {
      await tx.unsafe(`alter table public.${quoted(name)} ${state} trigger user`)
    }
  }
  for (const { of, name } of keys) {
    await tx.unsafe(`alter table ${of} drop constraint ${quoted(name)}`)
  }
  await triggers('disable')
  await tx.unsafe(`truncate ${tables.map(({ name }) => `public.${quoted(name)}`).join(', ')}`)
  return async () => {
    await triggers('enable')
    for (const { of, name, definition } of keys) {
      await tx.unsafe(`alter table ${of} add constraint ${quoted(name)} ${definition}`)
    }
  }
}

async function fill(tx: TransactionSql, { tables }: Manifest, entry: Entry): Promise<void> {
  const table = tables.find(({ name }) => entry.name === `table/${name}`)
  if (table) await copyIn(tx, table, entry.bytes)
}

async function copyIn(
  tx: TransactionSql,
  { name, columns }: Table,
  bytes: AsyncIterable<Uint8Array>,
): Promise<void> {
  const into = `public.${quoted(name)} (${columns.map(quoted).join(', ')})`
  const writable = await tx.unsafe(`copy ${into} from stdin`).writable()
  let broken: Error | undefined
  writable.on('error', (error) => {
    broken = error
  })
  for await (const chunk of bytes) {
    if (broken) throw broken
    await new Promise((taken) => writable.write(chunk, taken))
  }
  writable.end()
  // The driver does not say when a copy is refused at its end; the next statement then fails.
  await tx`select 1`
}

async function checkCounts(tx: TransactionSql, { tables }: Manifest): Promise<void> {
  for (const { name, lines } of tables) {
    const [row] = await tx<{ count: number }[]>`select count(*) from public.${tx(name)}`
    if (row?.count === lines) continue
    throw new ArchiveError(`${name} came to ${row?.count} rows, the backup has ${lines}.`)
  }
}
