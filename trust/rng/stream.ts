import { createHash } from 'node:crypto'
import { blockOf } from '@camellia/engines/stream'

export const BLOCK_BYTES = 32
const BLOCKS_PER_NONCE = 8
export const CHUNK_BYTES = 1 << 16

/**
 * The stream of the games as bytes, the way rounds use it, with a new nonce every few blocks. Two
 * labels are two players: other server seeds, other bytes.
 */
export function streamOf(label: string): () => Buffer {
  const serverSeed = createHash('sha256').update(`the stream on the bench: ${label}`).digest()
  const blocks = blocksOf(serverSeed)
  let nonce = 0
  return () => {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES)
    const view = new DataView(chunk.buffer, chunk.byteOffset, CHUNK_BYTES)
    const first = nonce
    for (let at = 0; at < CHUNK_BYTES; at += BLOCKS_PER_NONCE * BLOCK_BYTES, nonce++) {
      blocks(`2:rng:${nonce}:bench:`, view, at)
    }
    sameAsTheGames(serverSeed, first, chunk)
    return chunk
  }
}

/** What is tested must be what is played: one block of every chunk is asked of the engine itself. */
function sameAsTheGames(serverSeed: Uint8Array, nonce: number, chunk: Buffer): void {
  const words = blockOf({ serverSeed, clientSeed: 'bench', nonce, game: 'rng', stream: 2 }, 0)
  if (words.some((word, at) => word !== chunk.readUInt32BE(at * 4))) {
    throw new Error('this is another stream than that of the games')
  }
}

/** The blocks 0, 1, 2 … whose message begins like this. */
type Blocks = (start: string, into: DataView, at: number) => void

const PAD = 0x80000000 | 0
const ZERO = 0x30

/**
 * HMAC-SHA256 of short texts under one key. The key's own two blocks are worked off once: the
 * battery wants tens of gigabytes, and a call of the platform for each block gives six megabytes a
 * second.
 */
function blocksOf(key: Uint8Array): Blocks {
  const inner = stateAfter(key, 0x36)
  const outer = stateAfter(key, 0x5c)
  const state = new Int32Array(8)
  const message = new Int32Array(16)
  const words = new Int32Array(64)
  return (start, into, at) => {
    const { length } = start
    if (length > 54) throw new Error('a message of one block only')
    message.fill(0)
    for (let i = 0; i < length; i++) place(message, i, start.charCodeAt(i))
    place(message, length + 1, 0x80)
    message[15] = (64 + length + 1) * 8
    for (let j = 0; j < BLOCKS_PER_NONCE; j++) {
      words.set(message)
      place(words, length, ZERO + j)
      state.set(inner)
      compress(state, words)
      words.fill(0, 9, 15)
      words.set(state)
      words[8] = PAD
      words[15] = (64 + BLOCK_BYTES) * 8
      state.set(outer)
      compress(state, words)
      const to = at + j * BLOCK_BYTES
      for (let i = 0; i < 8; i++) into.setInt32(to + i * 4, state[i] as number)
    }
  }
}

function place(words: Int32Array, at: number, byte: number): void {
  words[at >> 2] = (words[at >> 2] as number) | (byte << (24 - 8 * (at & 3)))
}

function stateAfter(key: Uint8Array, pad: number): Int32Array {
  const state = Int32Array.from(START)
  const words = new Int32Array(64)
  for (let i = 0; i < 64; i++) place(words, i, (key[i] ?? 0) ^ pad)
  compress(state, words)
  return state
}

const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && !Array.from({ length: n - 2 }, (_, d) => d + 2).some((d) => n % d === 0),
)
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const ROUND = Int32Array.from(PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime))))

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0
}

/** The compression of FIPS 180-4, 6.2.2. */
function compress(state: Int32Array, w: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] as number
    const y = w[i - 2] as number
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0
  }
  let a = state[0] as number
  let b = state[1] as number
  let c = state[2] as number
  let d = state[3] as number
  let e = state[4] as number
  let f = state[5] as number
  let g = state[6] as number
  let h = state[7] as number
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND[i] as number) + (w[i] as number)) | 0
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  state[0] = (state[0] as number) + a
  state[1] = (state[1] as number) + b
  state[2] = (state[2] as number) + c
  state[3] = (state[3] as number) + d
  state[4] = (state[4] as number) + e
  state[5] = (state[5] as number) + f
  state[6] = (state[6] as number) + g
  state[7] = (state[7] as number) + h
}
