import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tableName } from '@camellia/engines/slot/book'
import { TABLES } from '@camellia/engines/titles/tables'
import { TITLES } from '@camellia/engines/titles/titles'
import { VECTORS } from '@camellia/engines/titles/vectors'
import { afterAll, expect, test } from 'vitest'
import { copyTables, copyVectors, writeDefinitions } from './published'

const folder = mkdtempSync(join(tmpdir(), 'camellia-published-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a published definition is named by the hash of its bytes', () => {
  const definitions = join(folder, 'definitions')
  writeDefinitions(definitions)
  const names = readdirSync(definitions)
  expect(names).toHaveLength(Object.keys(TITLES).length)
  for (const name of names) {
    const bytes = readFileSync(join(definitions, name))
    expect(`${createHash('sha256').update(bytes).digest('hex')}.json`).toBe(name)
  }
})

test('a table that is not the one we say we publish ends the build', () => {
  const books = join(folder, 'made')
  mkdirSync(books)
  for (const { game, kind } of TABLES) {
    writeFileSync(join(books, `${tableName(game, kind)}.book`), 'another')
  }
  expect(() => copyTables(books, join(folder, 'books'))).toThrow('not the published one')
  expect(readdirSync(join(folder, 'books'))).toEqual([])
})

test('every table of a definition is published, and no other', () => {
  const wanted = Object.values(TITLES).flatMap(({ id, books }) =>
    Object.keys(books ?? {}).map((kind) => `${id} ${kind}`),
  )
  expect(TABLES.map(({ game, kind }) => `${game} ${kind}`).sort()).toEqual(wanted.sort())
})

test('the example records are published under their hash, and others end the build', () => {
  const vectors = join(folder, 'vectors')
  copyVectors('docs/fairness-vectors.json', vectors)
  expect(readdirSync(vectors)).toEqual([`${VECTORS.sha256}.json`])
  const other = join(folder, 'other.json')
  writeFileSync(other, '[]')
  expect(() => copyVectors(other, vectors)).toThrow('not the published one')
})
