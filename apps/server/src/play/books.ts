import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type BookTable,
  type BookTables,
  openTable,
  openTableWith,
  tableName,
} from '@camellia/engines/slot/book'
import { decodeTable } from '@camellia/engines/slot/book-file'
import { TITLES } from '@camellia/engines/titles/titles'

const HASH_BYTES = 32
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/**
 * The published tables of titles that are played from books, as the build wrote them. A title whose
 * table is not there is not played; a table that is not the published one stops the start.
 */
export async function loadBooks(folder: string): Promise<BookTables> {
  const names = await readdir(folder).catch(() => [])
  const tables = names
    .filter((name) => name.endsWith('.book'))
    .map((name) => loadTable(join(folder, name)))
  return Object.fromEntries(
    (await Promise.all(tables)).map((table) => [tableName(table.game, table.kind), table]),
  )
}

/** A damaged file of trees costs time, not truth: then they are made again. */
async function loadTable(file: string): Promise<BookTable> {
  const bytes = await readFile(file)
  const kept = await readFile(`${file}.tree`).catch(() => undefined)
  const table = decodeTable(bytes)
  const title = TITLES[table.game]
  if (!title) throw new Error(`a table of ${table.game}, which is no title`)
  const trees = kept && treesIn(kept, bytes)
  if (trees) openTableWith(title, table, trees)
  else openTable(title, table, hash)
  return table
}

function treesIn(kept: Buffer, table: Buffer): Uint8Array | undefined {
  const trees = kept.subarray(HASH_BYTES)
  const named = hash(Buffer.concat([table, trees]))
  return named.equals(kept.subarray(0, HASH_BYTES)) ? trees : undefined
}

/** Whether a game can be played with the tables there are. */
export function isPlayable(game: string, books: BookTables): boolean {
  const title = TITLES[game]
  return title?.mode !== 'book' || books[tableName(game, 'spin')] !== undefined
}
