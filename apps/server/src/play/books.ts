import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BookTable, type BookTables, openTable, tableName } from '@camellia/engines/slot/book'
import { decodeTable } from '@camellia/engines/slot/book-file'
import { TITLES } from '@camellia/engines/titles/titles'

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/**
 * The published tables of titles that are played from books, as the build wrote them. A title whose
 * table is not there is not played; a table that is not the published one stops the start.
 */
export async function loadBooks(folder: string): Promise<BookTables> {
  const names = await readdir(folder).catch(() => [])
  const tables = names
    .filter((name) => name.endsWith('.book'))
    .map(async (name) => checked(decodeTable(await readFile(join(folder, name)))))
  return Object.fromEntries(
    (await Promise.all(tables)).map((table) => [tableName(table.game, table.kind), table]),
  )
}

function checked(table: BookTable): BookTable {
  const title = TITLES[table.game]
  if (!title) throw new Error(`a table of ${table.game}, which is no title`)
  openTable(title, table, hash)
  return table
}

/** Whether a game can be played with the tables there are. */
export function isPlayable(game: string, books: BookTables): boolean {
  const title = TITLES[game]
  return title?.mode !== 'book' || books[tableName(game, 'spin')] !== undefined
}
