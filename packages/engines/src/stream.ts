import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { checkBelow, DRAW_MAX, type Draw } from './draw'

/** How the message of the stream is put together. Rounds keep the form they were played with. */
export const STREAMS = [1, 2] as const
export type StreamVersion = (typeof STREAMS)[number]
/** What new rounds are played with. */
export const STREAM: StreamVersion = 2

export interface Seeds {
  readonly serverSeed: Uint8Array
  readonly clientSeed: string
  readonly nonce: number
  /** The code of the game that is played. */
  readonly game: string
  readonly stream: StreamVersion
}

const WORDS_PER_BLOCK = 8

/** Published before the first bet; the server seed behind it can no longer be changed. */
export function commitOf(serverSeed: Uint8Array): string {
  return bytesToHex(sha256(serverSeed))
}

/**
 * The message behind block j. Since the second form it names its version and its game, so that no
 * two games ever share a number: read from both ends, no text of a client can be taken for more.
 */
export function messageOf(
  { clientSeed, nonce, game, stream }: Omit<Seeds, 'serverSeed'>,
  j: number,
) {
  return stream === 1 ? `${clientSeed}:${nonce}:${j}` : `2:${game}:${nonce}:${clientSeed}:${j}`
}

/** Block j of the stream: HMAC-SHA256(server seed, message) as eight numbers. */
export function blockOf(seeds: Seeds, j: number): number[] {
  const bytes = hmac(sha256, seeds.serverSeed, utf8ToBytes(messageOf(seeds, j)))
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
    checkBelow(below)
    // Values past the last whole multiple are thrown away, so that none is likelier than another.
    const fair = DRAW_MAX - (DRAW_MAX % below)
    for (let value = next(); ; value = next()) if (value < fair) return value % below
  }
}

export const seedFromHex = hexToBytes
export const seedToHex = bytesToHex
