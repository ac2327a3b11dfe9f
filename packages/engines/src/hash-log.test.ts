import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  appended,
  EMPTY_LOG,
  type HashLog,
  inclusionPath,
  leafOf,
  logRoot,
  rootByPath,
  treeRoot,
} from './hash-log'

const texts = (count: number) => Array.from({ length: count }, (_, n) => utf8ToBytes(`leaf ${n}`))
const grown = (leaves: readonly Uint8Array[]) =>
  leaves.reduce((log: HashLog, leaf) => appended(log, leaf), EMPTY_LOG)

test('a tree of nothing has the hash of nothing', () => {
  expect(logRoot(EMPTY_LOG)).toBe(bytesToHex(sha256(new Uint8Array())))
  expect(treeRoot([])).toBe(logRoot(EMPTY_LOG))
})

test('the known answer of RFC 6962 for two leaves', () => {
  const hash = (...parts: Uint8Array[]) => sha256(Uint8Array.from(parts.flatMap((p) => [...p])))
  const [a, b] = texts(2) as [Uint8Array, Uint8Array]
  const zero = Uint8Array.of(0)
  const root = hash(Uint8Array.of(1), hash(zero, a), hash(zero, b))
  expect(logRoot(grown([a, b]))).toBe(bytesToHex(root))
})

test('grown leaf by leaf or made at once, the root is the same', () => {
  for (let count = 0; count <= 70; count++) {
    const leaves = texts(count)
    expect(logRoot(grown(leaves)), `${count} leaves`).toBe(treeRoot(leaves.map(leafOf)))
  }
})

test('every leaf has a path to the root, and no other leaf has that path', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(), fc.nat(), (size, at, other) => {
      const leaves = texts(size).map(leafOf)
      const index = at % size
      const path = inclusionPath(leaves, index)
      const root = treeRoot(leaves)
      const leaf = leaves[index] as string
      expect(rootByPath(leaf, { index, size, path })).toBe(root)
      const wrong = other % size
      if (wrong !== index) {
        expect(rootByPath(leaves[wrong] as string, { index, size, path })).not.toBe(root)
        expect(rootByPath(leaf, { index: wrong, size, path })).not.toBe(root)
      }
    }),
  )
})

test('a path that is too long, too short or outside leads nowhere', () => {
  const leaves = texts(5).map(leafOf)
  const path = inclusionPath(leaves, 2)
  const leaf = leaves[2] as string
  expect(rootByPath(leaf, { index: 2, size: 5, path: path.slice(1) })).toBeUndefined()
  expect(rootByPath(leaf, { index: 2, size: 5, path: [...path, leaf] })).toBeUndefined()
  expect(rootByPath(leaf, { index: 5, size: 5, path })).toBeUndefined()
  expect(rootByPath(leaf, { index: -1, size: 5, path })).toBeUndefined()
})

test('a leaf that is dropped, added or moved changes the root', () => {
  const leaves = texts(9).map(leafOf)
  const root = treeRoot(leaves)
  expect(treeRoot(leaves.slice(1))).not.toBe(root)
  expect(treeRoot([...leaves, leafOf(utf8ToBytes('one more'))])).not.toBe(root)
  expect(treeRoot(leaves.toReversed())).not.toBe(root)
})
