import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { leafHash, nodeHash, portableHash } from './slot/merkle'

/**
 * A tree of hashes that grows leaf by leaf, as RFC 6962 has it: kept as the roots of its full
 * subtrees, the largest first. The root after every leaf is known at once, and a leaf that is
 * added, dropped or moved later changes every root from there on.
 */
export interface HashLog {
  readonly size: number
  /** In hexadecimal. */
  readonly peaks: readonly string[]
}

export const EMPTY_LOG: HashLog = { size: 0, peaks: [] }

/** One leaf more: equal subtrees at the end become one of twice the size. */
export function appended(log: HashLog, leaf: Uint8Array): HashLog {
  const peaks = [...log.peaks]
  let here = bytesToHex(leafHash(leaf, portableHash))
  for (let rest = log.size; rest % 2 === 1; rest = (rest - 1) / 2) {
    here = joined(peaks.pop() as string, here)
  }
  return { size: log.size + 1, peaks: [...peaks, here] }
}

/** The root of all leaves so far; of none, the hash of nothing. */
export function logRoot({ peaks }: HashLog): string {
  const [last, ...larger] = [...peaks].reverse()
  if (!last) return bytesToHex(sha256(new Uint8Array()))
  return larger.reduce((right, left) => joined(left, right), last)
}

/** A leaf as it stands in the tree: enough to prove others, without telling what it says. */
export function leafOf(bytes: Uint8Array): string {
  return bytesToHex(leafHash(bytes, portableHash))
}

/** The hashes beside the way from a leaf up to the root, from the leaf on. */
export function inclusionPath(leaves: readonly string[], index: number): string[] {
  if (leaves.length <= 1) return []
  const left = largestPowerBelow(leaves.length)
  return index < left
    ? [...inclusionPath(leaves.slice(0, left), index), treeRoot(leaves.slice(left))]
    : [...inclusionPath(leaves.slice(left), index - left), treeRoot(leaves.slice(0, left))]
}

/** The root of leaves that are known all at once. */
export function treeRoot(leaves: readonly string[]): string {
  const [only] = leaves
  if (only === undefined) return logRoot(EMPTY_LOG)
  if (leaves.length === 1) return only
  const left = largestPowerBelow(leaves.length)
  return joined(treeRoot(leaves.slice(0, left)), treeRoot(leaves.slice(left)))
}

export interface Inclusion {
  readonly index: number
  readonly size: number
  readonly path: readonly string[]
}

/** Where a leaf and its path lead to; undefined where the path cannot be one of such a tree. */
export function rootByPath(leaf: string, { index, size, path }: Inclusion): string | undefined {
  if (!Number.isInteger(index) || index < 0 || index >= size) return undefined
  return climb(leaf, { index, size, path })
}

function climb(leaf: string, { index, size, path }: Inclusion): string | undefined {
  if (size === 1) return path.length === 0 ? leaf : undefined
  const beside = path.at(-1)
  if (beside === undefined) return undefined
  const left = largestPowerBelow(size)
  const below = path.slice(0, -1)
  if (index < left) {
    const here = climb(leaf, { index, size: left, path: below })
    return here && joined(here, beside)
  }
  const here = climb(leaf, { index: index - left, size: size - left, path: below })
  return here && joined(beside, here)
}

function largestPowerBelow(size: number): number {
  let power = 1
  while (power * 2 < size) power *= 2
  return power
}

function joined(left: string, right: string): string {
  const pair = new Uint8Array(64)
  pair.set(hexToBytes(left))
  pair.set(hexToBytes(right), 32)
  return bytesToHex(nodeHash(pair, portableHash))
}
