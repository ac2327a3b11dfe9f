import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Seal } from '@camellia/db/sealed'
import { messageOf, type Seeds } from '@camellia/engines/stream'
import type { SeedId } from '@camellia/kernel/ids'
import { newId } from '@camellia/ledger/identity'
import type { NewPair } from './fairness.sql'

/** The stream's block by the platform's own HMAC: the same numbers, twenty times as fast. */
export function nativeBlock(seeds: Seeds, j: number): number[] {
  const bytes = createHmac('sha256', seeds.serverSeed).update(messageOf(seeds, j)).digest()
  const words: number[] = []
  for (let at = 0; at < 32; at += 4) words.push(bytes.readUInt32BE(at))
  return words
}

/** From chance; only the demo's past, which everyone may know, is drawn from a seed it gives. */
export function newPair(seal: Seal, serverSeed = randomBytes(32)): NewPair {
  const commit = createHash('sha256').update(serverSeed).digest()
  return { id: newId<SeedId>(), sealed: seal.seal(serverSeed.toString('hex')), commit }
}

const PLAIN_BYTES = 32

/** Pairs that the first release kept open were shown by the upgrade and need no seal. */
export function openSeed(seal: Seal, kept: Buffer): Buffer {
  return kept.length === PLAIN_BYTES ? kept : Buffer.from(seal.open(kept), 'hex')
}

const KEPT_MAX = 50_000

/** Seeds of those who play right now: opened once, not with every bet. */
export function createSeedOpener(seal: Seal): (id: SeedId, kept: Buffer) => Buffer {
  const opened = new Map<SeedId, Buffer>()
  return (id, kept) => {
    const known = opened.get(id)
    if (known) return known
    if (opened.size >= KEPT_MAX) opened.clear()
    const seed = openSeed(seal, kept)
    opened.set(id, seed)
    return seed
  }
}
