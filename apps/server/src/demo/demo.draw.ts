import type { Draw } from '@camellia/engines/draw'
import { drawFrom } from '@camellia/engines/stream'
import { nativeBlock } from '../fairness/seeds'

const NO_SECRET = new Uint8Array(32)

/** The demo's chance: seeded, so that it is the same everywhere. Every subject has its own. */
export function demoDraw(subject: string, nonce: number): Draw {
  const seeds = {
    serverSeed: NO_SECRET,
    clientSeed: subject,
    nonce,
    game: 'demo',
    stream: 1,
  } as const
  return drawFrom(seeds, nativeBlock)
}
