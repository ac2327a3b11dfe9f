import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tableName } from '@camellia/engines/slot/book'
import { canonical, defHash } from '@camellia/engines/slot/hash'
import { RETIRED } from '@camellia/engines/titles/retired/retired'
import { TABLES } from '@camellia/engines/titles/tables'
import { TITLES } from '@camellia/engines/titles/titles'
import { VECTORS } from '@camellia/engines/titles/vectors'

/** Every definition that rounds name, as the bytes whose hash is its name. */
export function writeDefinitions(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const def of [...Object.values(TITLES), ...RETIRED]) {
    writeFileSync(join(folder, `${defHash(def)}.json`), canonical(def))
  }
}

/** The tables under their hashes. One that is not what we say we publish ends the build. */
export function copyTables(books: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const { game, kind, sha256, bytes } of TABLES) {
    const file = join(books, `${tableName(game, kind)}.book`)
    const found = readFileSync(file)
    const hash = createHash('sha256').update(found).digest('hex')
    if (hash !== sha256 || found.length !== bytes) {
      throw new Error(`${file} has the hash ${hash}, which is not the published one`)
    }
    const copy = join(folder, `${sha256}.book`)
    if (!existsSync(copy)) copyFileSync(file, copy)
  }
}

/** The example records under their hash; others than we say we publish end the build. */
export function copyVectors(file: string, folder: string): void {
  const found = readFileSync(file)
  const hash = createHash('sha256').update(found).digest('hex')
  if (hash !== VECTORS.sha256 || found.length !== VECTORS.bytes) {
    throw new Error(`${file} has the hash ${hash}, which is not the published one`)
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${hash}.json`), found)
}
