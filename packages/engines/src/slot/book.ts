import type { Draw } from '../draw'
import { at } from './at'
import type { BookKind, BookRoot, SlotDef } from './definition'
import { type SlotRound, VARIANTS, type Variant } from './event'
import { type Hash, pathOf, portableHash, rootFrom, rootOf, treeOf } from './merkle'
import { simulateBook } from './play'

/** A title's published table: what each book pays, and per variant how heavy it is. */
export interface BookTable {
  readonly game: string
  readonly kind: BookKind
  /** In cents, by book. */
  readonly payouts: Int32Array
  readonly weights: Readonly<Record<Variant, Uint16Array>>
}

/** Tables by `tableName`. */
export type BookTables = Readonly<Record<string, BookTable>>

export function tableName(game: string, kind: BookKind): string {
  return `${game}.${kind}`
}

/** What a round says about the book it was picked from, so that anyone can check it alone. */
export interface BookProof {
  readonly kind: BookKind
  readonly book: number
  /** The draw that picked it fell in [start, start + weight). */
  readonly start: number
  readonly weight: number
  /** In cents. */
  readonly payout: number
  /** Where its group of sixteen starts, then payout and weight of each book in it. */
  readonly group: readonly number[]
  /** Hashes beside the way from the group up to the published root. */
  readonly path: readonly string[]
}

const GROUP = 16

interface Index {
  /** Where each book starts on the line of all weights. */
  readonly starts: Uint32Array
  readonly total: number
  readonly nodes: Uint8Array
}

const indexes = new WeakMap<Uint16Array, Index>()
const checkedOnes = new WeakSet<Index>()

/**
 * Draws once below the sum of all weights, finds the book that the number falls on and plays it
 * again. The table must be the published one; the first use of a variant checks its root.
 */
export function playBook(
  def: SlotDef,
  { variant, table }: { readonly variant: Variant; readonly table: BookTable },
  draw: Draw,
): { round: SlotRound; proof: BookProof } {
  const index = checkedIndex(def, { table, variant }, portableHash)
  const book = bookAt(index.starts, draw(index.total))
  const { kind } = table
  const payout = at(table.payouts, book)
  const round = simulateBook(def, kind, book)
  if (round.cents !== payout) throw new Error(`book ${book} of ${table.game} pays otherwise`)
  const first = book - (book % GROUP)
  const weights = table.weights[variant]
  const group = [at(index.starts, first)]
  for (let i = first; i < first + GROUP; i++) group.push(at(table.payouts, i), at(weights, i))
  const [start, weight] = [at(index.starts, book), at(weights, book)]
  const path = pathOf(index.nodes, first / GROUP)
  return { round, proof: { kind, book, start, weight, payout, group, path } }
}

/** Checks a table against its published roots, all variants, so that the first round need not. */
export function openTable(def: SlotDef, table: BookTable, hash: Hash): void {
  for (const variant of VARIANTS) checkedIndex(def, { table, variant }, hash)
}

/** The trees over a published table, one variant after the other, to be kept beside it. */
export function treesOf(def: SlotDef, table: BookTable, hash: Hash): Uint8Array {
  const trees = VARIANTS.map((variant) => checkedIndex(def, { table, variant }, hash).nodes)
  const all = new Uint8Array(trees.reduce((size, { length }) => size + length, 0))
  let from = 0
  for (const tree of trees) {
    all.set(tree, from)
    from += tree.length
  }
  return all
}

/** As `openTable`, with trees that were kept: a million hashes need not be made again. */
export function openTableWith(def: SlotDef, table: BookTable, trees: Uint8Array): void {
  const size = trees.length / VARIANTS.length
  for (const [place, variant] of VARIANTS.entries()) {
    const nodes = trees.subarray(size * place, size * (place + 1))
    indexes.set(table.weights[variant], { ...startsOf(table.weights[variant]), nodes })
    checkedIndex(def, { table, variant }, portableHash)
  }
}

function checkedIndex(
  def: SlotDef,
  { table, variant }: { readonly table: BookTable; readonly variant: Variant },
  hash: Hash,
): Index {
  const index = indexOf(table, variant, hash)
  if (checkedOnes.has(index)) return index
  const published = rootFor(def, table.kind, variant)
  if (index.total !== published.total || rootOf(index.nodes) !== published.root) {
    indexes.delete(table.weights[variant])
    throw new Error(`the table of ${table.game} is not the published one`)
  }
  checkedOnes.add(index)
  return index
}

/** Picks and plays again with no table: the proof must lead from the draw to the published root. */
export function verifyBook(
  def: SlotDef,
  { variant, proof }: { readonly variant: Variant; readonly proof: BookProof },
  draw: Draw,
): { round: SlotRound; holds: boolean } {
  const published = def.books?.[proof.kind]?.[variant]
  if (!published || !isWhole(proof, published)) return { round: NOTHING, holds: false }
  const round = simulateBook(def, proof.kind, proof.book)
  const picked = draw(published.total)
  const place = proof.book % GROUP
  const [start = 0, ...pairs] = proof.group
  const before = pairs.slice(0, 2 * place).filter((_, i) => i % 2 === 1)
  const first = proof.book - place
  const leaf = leafOf(first, proof.group)
  const holds =
    before.reduce((sum, weight) => sum + weight, start) === proof.start &&
    pairs[2 * place] === proof.payout &&
    pairs[2 * place + 1] === proof.weight &&
    picked >= proof.start &&
    picked < proof.start + proof.weight &&
    round.cents === proof.payout &&
    rootFrom(leaf, first / GROUP, proof.path, portableHash) === published.root
  return { round, holds }
}

const NOTHING: SlotRound = { events: [], cents: 0 }

/** Whether a proof has the shape of one; what comes from outside may be anything. */
function isWhole({ book, group, path }: BookProof, { count }: BookRoot): boolean {
  return (
    Number.isSafeInteger(book) &&
    book >= 0 &&
    book < count &&
    Array.isArray(group) &&
    group.length === 1 + 2 * GROUP &&
    group.every((number) => Number.isSafeInteger(number) && number >= 0) &&
    Array.isArray(path) &&
    path.length === Math.log2(count / GROUP) &&
    path.every((hash) => /^[0-9a-f]{64}$/.test(hash))
  )
}

/** The published name of a table's weights. */
export function rootOfTable(table: BookTable, variant: Variant, hash: Hash): BookRoot {
  const { nodes, total } = indexOf(table, variant, hash)
  return { count: table.payouts.length, total, root: rootOf(nodes) }
}

function indexOf({ payouts, weights }: BookTable, variant: Variant, hash: Hash): Index {
  const own = weights[variant]
  const known = indexes.get(own)
  if (known) return known
  const { starts, total } = startsOf(own)
  const leaves: Uint8Array[] = []
  for (let first = 0; first < own.length; first += GROUP) {
    const group = [at(starts, first)]
    for (let i = first; i < first + GROUP; i++) group.push(at(payouts, i), at(own, i))
    leaves.push(leafOf(first, group))
  }
  const index = { starts, total, nodes: treeOf(leaves, hash) }
  indexes.set(own, index)
  return index
}

function startsOf(weights: Uint16Array): Pick<Index, 'starts' | 'total'> {
  const starts = new Uint32Array(weights.length)
  let total = 0
  for (let book = 0; book < weights.length; book++) {
    starts[book] = total
    total += weights[book] ?? 0
  }
  return { starts, total }
}

/** Sixteen times (index, payout, start, weight), each four bytes, the highest first. */
function leafOf(first: number, [start = 0, ...pairs]: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(GROUP * 16)
  const view = new DataView(bytes.buffer)
  let from = start
  for (let i = 0; i < GROUP; i++) {
    const [payout, weight] = [at(pairs, 2 * i), at(pairs, 2 * i + 1)]
    view.setUint32(16 * i, first + i)
    view.setUint32(16 * i + 4, payout)
    view.setUint32(16 * i + 8, from)
    view.setUint32(16 * i + 12, weight)
    from += weight
  }
  return bytes
}

function bookAt(starts: Uint32Array, picked: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (at(starts, middle) <= picked) low = middle
    else high = middle - 1
  }
  return low
}

function rootFor(def: SlotDef, kind: BookKind, variant: Variant): BookRoot {
  const root = def.books?.[kind]?.[variant]
  if (!root) throw new Error(`${def.id} has no books for ${kind}`)
  return root
}
