import { expect, test } from 'vitest'
import { drawFrom } from '../stream'
import { THUNDER_PANTHEON } from '../titles/thunder-pantheon'
import {
  type BookProof,
  openTable,
  openTableWith,
  playBook,
  rootOfTable,
  treesOf,
  verifyBook,
} from './book'
import { decodeTable, encodeTable } from './book-file'
import type { SlotDef } from './definition'
import { VARIANTS } from './event'
import { makeBooks } from './fast/make-books'
import { portableHash } from './merkle'

/** A title with a table small enough to make on the spot. */
const { table } = makeBooks(THUNDER_PANTHEON, 'spin', 2 ** 12)
const roots = Object.fromEntries(
  VARIANTS.map((variant) => [variant, rootOfTable(table, variant, portableHash)]),
)
const def = { ...THUNDER_PANTHEON, books: { spin: roots } } as unknown as SlotDef

function drawOf(nonce: number) {
  return drawFrom({
    serverSeed: new Uint8Array(32).fill(9),
    clientSeed: 'books',
    nonce,
    game: 'test',
    stream: 2,
  })
}

test.each(VARIANTS)('the table of variant %s gives back what the variant says', (variant) => {
  const weights = table.weights[variant]
  let [sum, total] = [0, 0]
  weights.forEach((weight, book) => {
    sum += weight * (table.payouts[book] ?? 0)
    total += weight
  })
  expect(Math.abs(sum / total / 100 - Number(variant) / 100)).toBeLessThan(1e-6)
  expect(total).toBe(roots[variant]?.total)
})

test('a round from a book is verified without the table', () => {
  for (let nonce = 0; nonce < 60; nonce++) {
    const variant = VARIANTS[nonce % 3] ?? '96'
    const { round, proof } = playBook(def, { variant, table }, drawOf(nonce))
    expect(verifyBook(def, { variant, proof }, drawOf(nonce))).toEqual({ round, holds: true })
    expect(verifyBook(def, { variant, proof }, drawOf(nonce + 1_000)).holds).toBe(false)
  }
})

test('a proof with anything changed does not hold', () => {
  const { proof } = playBook(def, { variant: '96', table }, drawOf(1))
  const [first = 0, ...rest] = proof.group
  const [hash = '', ...above] = proof.path
  const changes: Partial<BookProof>[] = [
    { book: proof.book + 1 },
    { start: proof.start + 1 },
    { weight: proof.weight + 1 },
    { payout: proof.payout + 5 },
    { group: [first + 1, ...rest] },
    { group: [first, ...rest.slice(0, -1), (rest.at(-1) ?? 0) + 1] },
    { path: [hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0')), ...above] },
    { path: above },
    { group: [first] },
    { path: ['not a hash', ...above] },
    { book: -1 },
    { kind: 'buy' },
  ]
  for (const change of changes) {
    const changed = { ...proof, ...change }
    expect(verifyBook(def, { variant: '96', proof: changed }, drawOf(1)).holds).toBe(false)
  }
})

test('a table goes to a file and back, and one that was changed is not played', () => {
  // A file comes as a view into a larger piece of memory.
  const read = decodeTable(Buffer.from(encodeTable(table)))
  expect(read).toEqual(table)
  openTable(def, read, portableHash)
  const changed = decodeTable(encodeTable(table))
  changed.payouts[7] = (changed.payouts[7] ?? 0) + 100
  expect(() => openTable(def, changed, portableHash)).toThrow('not the published one')
  expect(() => playBook(def, { variant: '96', table: changed }, drawOf(1))).toThrow('published')
  expect(() => decodeTable(encodeTable(table).slice(0, -1))).toThrow('cut off')
})

test('trees that were kept give the same proofs, and others are not taken', () => {
  const trees = treesOf(def, table, portableHash)
  const read = decodeTable(encodeTable(table))
  openTableWith(def, read, trees)
  const [first, second] = [table, read].map((one) =>
    playBook(def, { variant: '96', table: one }, drawOf(1)),
  )
  expect(second).toEqual(first)
  const other = decodeTable(encodeTable(table))
  const changed = trees.slice()
  changed[0] = (changed[0] ?? 0) ^ 1
  expect(() => openTableWith(def, other, changed)).toThrow('not the published one')
})
