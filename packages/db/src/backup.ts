import type postgres from 'postgres'
import { createSum, type Entry, readArchive, type Sum, writeArchive } from './archive'
import { ArchiveError } from './archive-lock'
import { connect } from './connect'
import { selectApplied } from './migrate'
import type { Applied } from './sql-files'

type TransactionSql = postgres.TransactionSql<{ bigint: number }>

/** What a backup holds; its last entry, written when everything before it is known. */
export interface Manifest {
  /** The database's time at the snapshot. */
  readonly at: string
  readonly migrations: readonly Applied[]
  readonly tables: readonly (Table & Sum)[]
  readonly partitions: readonly Partition[]
  readonly sequences: readonly Sequence[]
  /** What lies beside the database. */
  readonly files: readonly ({ readonly name: string } & Sum)[]
  /** Tells whether a seal key is the one of this backup, and nothing about it. */
  readonly sealPrint: string | null
}

export interface Table {
  readonly name: string
  readonly columns: readonly string[]
}

export interface Partition {
  readonly name: string
  readonly of: string
  readonly bound: string
}

export interface Sequence {
  readonly name: string
  readonly last: number
  readonly called: boolean
}

export interface BackupParts {
  readonly ownerUrl: string
  readonly path: string
  readonly passphrase: string | undefined
  readonly files: readonly { readonly name: string; readonly content: Buffer }[]
  readonly sealPrint: string | null
}

const MANIFEST = 'manifest'

/** The whole database as it is at one moment, without holding anyone up. */
export async function writeBackup(parts: BackupParts): Promise<Manifest> {
  const sql = connect(parts.ownerUrl, { max: 1 })
  let manifest: Manifest | undefined
  // A copy that stops half-way leaves a connection that waits for ever: it is not waited for.
  let fail: (error: unknown) => void = () => {}
  const failed = new Promise<never>((_, reject) => {
    fail = reject
  })
  const copied = sql.begin('isolation level repeatable read read only', async (tx) => {
    // An owner who is held to row security after all must fail, not save what they happen to see.
    await tx`set local row_security = off`
    await tx`set local statement_timeout = 0`
    const entries = entriesOf(tx, parts, (made) => {
      manifest = made
    })
    await writeArchive(parts.path, parts.passphrase, entries).catch(fail)
  })
  try {
    await Promise.race([copied, failed])
  } finally {
    await sql.end({ timeout: 0 })
  }
  if (!manifest) throw new ArchiveError('The backup was not finished.')
  return manifest
}

/** Reads everything once and holds it to what the backup says of itself. */
export async function verifyBackup(
  path: string,
  passphrase: string | undefined,
): Promise<{ readonly manifest: Manifest; readonly files: ReadonlyMap<string, Buffer> }> {
  const sums = new Map<string, Sum>()
  const files = new Map<string, Buffer>()
  let manifest: Manifest | undefined
  await readArchive(path, passphrase, async ({ name, bytes }) => {
    const sum = createSum()
    const kept: Uint8Array[] = []
    for await (const chunk of bytes) {
      sum.add(chunk)
      if (!name.startsWith('table/')) kept.push(chunk)
    }
    const content = Buffer.concat(kept)
    if (name === MANIFEST) manifest = JSON.parse(content.toString('utf8')) as Manifest
    else sums.set(name, sum.total())
    if (name.startsWith('file/')) files.set(name.slice(5), content)
  })
  if (!manifest) throw new ArchiveError('The backup is cut short.')
  checkSums(manifest, sums)
  return { manifest, files }
}

function checkSums({ tables, files }: Manifest, found: ReadonlyMap<string, Sum>): void {
  const wanted = [
    ...tables.map((table) => [`table/${table.name}`, table] as const),
    ...files.map((file) => [`file/${file.name}`, file] as const),
  ]
  for (const [name, { bytes, lines, sha256 }] of wanted) {
    const sum = found.get(name)
    if (sum?.sha256 === sha256 && sum.bytes === bytes && sum.lines === lines) continue
    throw new ArchiveError(`The backup was altered: ${name} is not what it was.`)
  }
  if (found.size !== wanted.length) throw new ArchiveError('The backup was altered: it has more.')
}

async function* entriesOf(
  tx: TransactionSql,
  { files, sealPrint }: BackupParts,
  tell: (manifest: Manifest) => void,
): AsyncGenerator<Entry> {
  const migrations = await selectApplied(tx)
  const [row] = await tx<{ at: Date }[]>`select now() as at`
  const described = await selectTables(tx)
  const tables: (Table & Sum)[] = []
  for (const table of described) {
    const sum = createSum()
    yield { name: `table/${table.name}`, bytes: summed(copyOut(tx, table), sum) }
    tables.push({ ...table, ...sum.total() })
  }
  const kept: Manifest['files'][number][] = []
  for (const { name, content } of files) {
    const sum = createSum()
    yield { name: `file/${name}`, bytes: summed([content], sum) }
    kept.push({ name, ...sum.total() })
  }
  const manifest: Manifest = {
    at: (row?.at ?? new Date(0)).toISOString(),
    migrations,
    tables,
    partitions: await selectPartitions(tx),
    // Read last and outside of the snapshot: never behind a number that was given out in it.
    sequences: await selectSequences(tx),
    files: kept,
    sealPrint,
  }
  yield { name: MANIFEST, bytes: summed([Buffer.from(JSON.stringify(manifest))], createSum()) }
  tell(manifest)
}

async function* summed(
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  sum: ReturnType<typeof createSum>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    sum.add(chunk)
    yield chunk
  }
}

async function* copyOut(tx: TransactionSql, table: Table): AsyncGenerator<Uint8Array> {
  const columns = table.columns.map(quoted).join(', ')
  const stream = await tx
    .unsafe(`copy (select ${columns} from public.${quoted(table.name)}) to stdout`)
    .readable()
  yield* stream
  // The driver leaves the connection paused when it ends full, and the next statement waits for ever.
  stream._read(0)
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/**
 * What the migrations made; the job worker's own schema is made anew by the worker, and functions by
 * whoever restores: what files they were made from is not of the rows.
 */
async function selectTables(tx: TransactionSql): Promise<Table[]> {
  const rows = await tx<Table[]>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not c.relispartition and c.relname <> 'function_file'
    group by c.relname order by c.relname`
  return [...rows]
}

async function selectPartitions(tx: TransactionSql): Promise<Partition[]> {
  const rows = await tx<Partition[]>`
    select c.relname as name, p.relname as of, pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_class c join pg_inherits i on i.inhrelid = c.oid join pg_class p on p.oid = i.inhparent
    where c.relnamespace = 'public'::regnamespace and c.relispartition and c.relkind = 'r'
    order by c.relname`
  return [...rows]
}

async function selectSequences(tx: TransactionSql): Promise<Sequence[]> {
  const names = await tx<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`
  const found: Sequence[] = []
  for (const { name } of names) {
    const [row] = await tx<Omit<Sequence, 'name'>[]>`
      select last_value as last, is_called as called from public.${tx(name)}`
    if (row) found.push({ name, ...row })
  }
  return found
}
