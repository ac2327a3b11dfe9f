import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

/** SHA-256; a tool may pass the platform's own, which gives the same bytes sooner. */
export type Hash = (bytes: Uint8Array) => Uint8Array

export const portableHash: Hash = sha256

const SIZE = 32

/**
 * A binary tree of hashes in one array, the root first: node n has the children 2n + 1 and 2n + 2.
 * A leaf is the hash of 0 and its bytes, a node the hash of 1 and its children, so that neither can
 * be passed off as the other. The number of leaves is a power of two.
 */
export function treeOf(leaves: readonly Uint8Array[], hash: Hash): Uint8Array {
  const count = leaves.length
  if (count === 0 || (count & (count - 1)) !== 0) throw new Error('leaves by powers of two')
  const nodes = new Uint8Array((2 * count - 1) * SIZE)
  leaves.forEach((leaf, i) => {
    nodes.set(leafHash(leaf, hash), (count - 1 + i) * SIZE)
  })
  for (let n = count - 2; n >= 0; n--) {
    const pair = nodes.subarray((2 * n + 1) * SIZE, (2 * n + 3) * SIZE)
    nodes.set(nodeHash(pair, hash), n * SIZE)
  }
  return nodes
}

export function rootOf(nodes: Uint8Array): string {
  return bytesToHex(nodes.subarray(0, SIZE))
}

/** The hashes beside the way from a leaf up to the root. */
export function pathOf(nodes: Uint8Array, leaf: number): string[] {
  const path: string[] = []
  const count = (nodes.length / SIZE + 1) / 2
  for (let n = count - 1 + leaf; n > 0; n = (n - 1) >> 1) {
    const beside = n % 2 === 1 ? n + 1 : n - 1
    path.push(bytesToHex(nodes.subarray(beside * SIZE, (beside + 1) * SIZE)))
  }
  return path
}

/** Where a leaf and its path lead to: the published root, or it was never in the tree. */
export function rootFrom(
  leaf: Uint8Array,
  index: number,
  path: readonly string[],
  hash: Hash,
): string {
  let here = leafHash(leaf, hash)
  let n = index
  for (const beside of path) {
    const pair = new Uint8Array(2 * SIZE)
    pair.set(here, n % 2 === 0 ? 0 : SIZE)
    pair.set(hexToBytes(beside), n % 2 === 0 ? SIZE : 0)
    here = nodeHash(pair, hash)
    n >>= 1
  }
  return bytesToHex(here)
}

export function leafHash(leaf: Uint8Array, hash: Hash): Uint8Array {
  return hash(tagged(0, leaf))
}

export function nodeHash(pair: Uint8Array, hash: Hash): Uint8Array {
  return hash(tagged(1, pair))
}

function tagged(tag: number, rest: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(1 + rest.length)
  bytes[0] = tag
  bytes.set(rest, 1)
  return bytes
}
