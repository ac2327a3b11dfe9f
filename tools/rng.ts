import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { drawFrom, seedFromHex } from '@camellia/engines/stream'

const BYTES_PER_BLOCK = 32
const BLOCKS_PER_NONCE = 8
const CHUNK = 1 << 16

/**
 * `npm run rng | dieharder -a -g 200`, `npm run -s rng -- 100000000 | ent`: the stream of the
 * games as bytes, the way rounds use it, with a new nonce every few blocks. Without a number it
 * never ends.
 */
async function main(): Promise<void> {
  const wanted = Number(process.argv[2] ?? Number.POSITIVE_INFINITY)
  const serverSeed = createHash('sha256').update('the stream on the bench').digest()
  sameAsTheGames(serverSeed)
  let written = 0
  for (let nonce = 0; written < wanted; ) {
    const chunk: Buffer[] = []
    for (let size = 0; size < CHUNK; size += BYTES_PER_BLOCK * BLOCKS_PER_NONCE, nonce++) {
      for (let j = 0; j < BLOCKS_PER_NONCE; j++) chunk.push(block(serverSeed, nonce, j))
    }
    const bytes = Buffer.concat(chunk).subarray(0, wanted - written)
    written += bytes.length
    if (!process.stdout.write(bytes)) await once(process.stdout, 'drain')
  }
}

function block(serverSeed: Uint8Array, nonce: number, j: number): Buffer {
  return createHmac('sha256', serverSeed).update(`bench:${nonce}:${j}`).digest()
}

/** What is tested must be what is played. */
function sameAsTheGames(serverSeed: Buffer): void {
  const seed = seedFromHex(serverSeed.toString('hex'))
  const draw = drawFrom({ serverSeed: seed, clientSeed: 'bench', nonce: 3 })
  const bytes = block(serverSeed, 3, 0)
  for (let word = 0; word < 8; word++) {
    if (draw(2 ** 16) !== bytes.readUInt32BE(word * 4) % 2 ** 16) throw new Error('another stream')
  }
}

// Whoever reads may have enough at any time.
process.stdout.on('error', () => process.exit(0))
await main()
