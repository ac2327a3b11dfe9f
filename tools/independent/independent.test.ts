import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Claim } from '@camellia/engines/verify'
import { afterAll, expect, test } from 'vitest'
import { writeDefinitions } from '../published'
import { askPython } from './python'
import { kinds, recordOf } from './records'

const folder = mkdtempSync(join(tmpdir(), 'camellia-independent-'))
const definitions = join(folder, 'definitions')
writeDefinitions(definitions)
afterAll(() => rmSync(folder, { recursive: true }))

function asked(records: readonly Claim[]) {
  const file = join(folder, 'rounds.jsonl')
  writeFileSync(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''))
  return askPython(definitions, file)
}

const drawn = kinds().filter(({ books }) => !books)
const vectors = JSON.parse(readFileSync('docs/fairness-vectors.json', 'utf8')) as Claim[]

test('a program that is not ours confirms rounds of every game', () => {
  const records = drawn.flatMap((kind) =>
    Array.from({ length: 20 }, (_, n) => recordOf(kind, n, {})),
  )
  const { code, text } = asked([...vectors, ...records])
  expect(text).toContain(`${vectors.length + records.length} hold, 0 do not`)
  expect(code).toBe(0)
})

test('it confirms none of them after one change', () => {
  const forged = vectors.flatMap((record): Claim[] => {
    const events = (record.outcome?.events ?? []) as readonly object[]
    const book = record.outcome?.book as { readonly start: number } | undefined
    return [
      { ...record, win: (record.win ?? 0) + 1 },
      { ...record, commit: record.commit.replace(/^./, (one) => (one === '0' ? '1' : '0')) },
      { ...record, outcome: { ...record.outcome, more: 1 } },
      ...(events.length > 0
        ? [
            { ...record, outcome: { ...record.outcome, events: events.slice(1) } },
            { ...record, outcome: { ...record.outcome, def: '00'.repeat(32) } },
          ]
        : []),
      ...(book
        ? [{ ...record, outcome: { ...record.outcome, book: { ...book, start: book.start + 1 } } }]
        : []),
    ]
  })
  const { code, text } = asked(forged)
  expect(text).toContain(`0 hold, ${forged.length} do not`)
  expect(code).toBe(1)
})

test('without Python there is no verdict, and it is said what is missing', () => {
  const path = process.env.PATH
  process.env.PATH = folder
  try {
    expect(() => asked(vectors)).toThrow('Python 3 is needed')
  } finally {
    process.env.PATH = path
  }
})
