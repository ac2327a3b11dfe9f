import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSeal } from '@camellia/db/sealed'
import { afterAll, expect, test } from 'vitest'
import { createHeadBook } from './head-book'

const folder = mkdtempSync(join(tmpdir(), 'camellia-heads-'))
const file = join(folder, 'heads')
const headOf = (seq: number) => ({ at: '2026-08-01T00:00:00Z', seq, hash: `${seq}` })
afterAll(() => rmSync(folder, { recursive: true }))

test('a line that a power cut tore or that another key signed says nothing', async () => {
  const book = createHeadBook(file, createSeal(Buffer.alloc(32, 1)))
  expect(await book.read()).toEqual([])
  await book.note(headOf(1))
  await createHeadBook(file, createSeal(Buffer.alloc(32, 2))).note(headOf(2))
  appendFileSync(file, '{"at":"2026-08-0')
  await book.note(headOf(3))
  expect((await book.read()).map(({ seq }) => seq)).toEqual([1, 3])
})
