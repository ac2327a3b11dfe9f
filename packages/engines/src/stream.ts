import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Draw } from './draw'

export interface Seeds {
  readonly serverSeed: Uint8Array
  readonly clientSeed: string
  readonly nonce: number
}

const SPAN = 2 ** 32
const WORDS_PER_BLOCK = 8

/** Published before the first bet; the server seed behind it can no longer be changed. */
export function commitOf(serverSeed: Uint8Array): string {
  return bytesToHex(sha256(serverSeed))
}

/** Block j of the stream: HMAC-SHA256(server seed, "client seed:nonce:j") as eight numbers. */
export function blockOf({ serverSeed, clientSeed, nonce }: Seeds, j: number): number[] {
  const bytes = hmac(sha256, serverSeed, utf8ToBytes(`${clientSeed}:${nonce}:${j}`))
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Array.from({ length: WORDS_PER_BLOCK }, (_, word) => view.getUint32(word * 4))
}

/** Draws for one round. The same seeds and nonce always give the same draws, here and anywhere. */
export function drawFrom(seeds: Seeds, block = blockOf): Draw {
  let j = 0
  let words: readonly number[] = []
  let used = 0
  const next = (): number => {
    if (used === words.length) {
      words = block(seeds, j++)
      used = 0
    }
    return words[used++] as number
  }
  return (below) => {
    // Values past the last whole multiple are thrown away, so that none is likelier than another.
    const fair = SPAN - (SPAN % below)
    for (let value = next(); ; value = next()) if (value < fair) return value % below
  }
}

export const seedFromHex = hexToBytes
export const seedToHex = bytesToHex
