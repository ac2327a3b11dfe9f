import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type BookTable, openTable, tableName, treesOf } from '@camellia/engines/slot/book'
import { decodeTable, encodeTable } from '@camellia/engines/slot/book-file'
import type { BookKind, SlotDef } from '@camellia/engines/slot/definition'
import { makeBookTable } from '@camellia/engines/slot/fast/make-books'
import { TITLES } from '@camellia/engines/titles/titles'

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/**
 * `npm run books -- [folder]`: makes the tables of every title that is played from books, unless
 * the published ones are already there. A table that does not have its published root is not
 * written.
 */
function main(): void {
  const folder = resolve(process.argv[2] ?? join('.data', 'books'))
  mkdirSync(folder, { recursive: true })
  for (const def of Object.values(TITLES)) {
    for (const kind of Object.keys(def.books ?? {}) as BookKind[]) {
      const file = join(folder, `${tableName(def.id, kind)}.book`)
      const isThere = existsSync(file) && existsSync(`${file}.tree`)
      if (isThere && isPublished(def, decodeTable(readFileSync(file)))) continue
      const started = performance.now()
      const table = makeBookTable(def, kind)
      const [bytes, trees] = [encodeTable(table), treesOf(def, table, hash)]
      writeWhole(file, bytes)
      // With the hash of both, so that a start need not make a million of them again.
      writeWhole(`${file}.tree`, Buffer.concat([hash(Buffer.concat([bytes, trees])), trees]))
      const seconds = ((performance.now() - started) / 1_000).toFixed(1)
      console.log(`${file}: ${table.payouts.length.toLocaleString('en')} books in ${seconds} s`)
    }
  }
}

/** Or not at all: another process may be reading. */
function writeWhole(file: string, bytes: Uint8Array): void {
  writeFileSync(`${file}.new`, bytes)
  renameSync(`${file}.new`, file)
}

function isPublished(def: SlotDef, table: BookTable): boolean {
  try {
    openTable(def, table, hash)
    return true
  } catch {
    return false
  }
}

main()
