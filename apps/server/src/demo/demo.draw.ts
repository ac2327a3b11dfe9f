import type { Draw } from '@camellia/engines/draw'
import { drawFrom } from '@camellia/engines/stream'
import { nativeBlock } from '../fairness/fairness.service'

/** The demo's chance: seeded, so that it is the same everywhere. */
export function demoDraw(nonce: number): Draw {
  return drawFrom({ serverSeed: new Uint8Array(32), clientSeed: 'demo', nonce }, nativeBlock)
}
