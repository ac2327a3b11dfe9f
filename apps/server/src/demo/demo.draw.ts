import type { Draw } from '@camellia/engines/draw'
import { drawFrom } from '@camellia/engines/stream'
import { nativeBlock } from '../fairness/fairness.service'

/** The demo's chance: seeded, so that it is the same everywhere. Every subject has its own. */
export function demoDraw(subject: string, nonce: number): Draw {
  return drawFrom({ serverSeed: new Uint8Array(32), clientSeed: subject, nonce }, nativeBlock)
}
