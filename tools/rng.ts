import { once } from 'node:events'
import { streamOf } from '../trust/rng/stream'

/**
 * `npm run -s rng | dieharder -a -g 200`, `npm run -s rng -- 100000000 | ent`: the stream of the
 * games as bytes. Without a number it never ends; a second word is another player's stream.
 */
async function main(): Promise<void> {
  const wanted = Number(process.argv[2] ?? Number.POSITIVE_INFINITY)
  const next = streamOf(process.argv[3] ?? 'npm run rng')
  for (let written = 0; written < wanted; ) {
    const bytes = next().subarray(0, wanted - written)
    written += bytes.length
    if (!process.stdout.write(bytes)) await once(process.stdout, 'drain')
  }
}

// Whoever reads may have enough at any time.
process.stdout.on('error', () => process.exit(0))
await main()
