import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Seeds } from '@camellia/engines/stream'
import type { MemberId, SeedId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import { openWallet, openWalletBelow, rotateSeed } from '@camellia/ledger/balance'
import { newId } from '@camellia/ledger/identity'
import type { AppTx } from '../http/tell'
import {
  insertPair,
  type SeedPair,
  saveRevealed,
  selectActive,
  selectPairs,
  selectRevealed,
} from './fairness.sql'

/** The stream's block by the platform's own HMAC: the same numbers, twenty times as fast. */
export function nativeBlock({ serverSeed, clientSeed, nonce }: Seeds, j: number): number[] {
  const bytes = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${j}`).digest()
  const words: number[] = []
  for (let at = 0; at < 32; at += 4) words.push(bytes.readUInt32BE(at))
  return words
}

/** A new member's wallet, with a seed pair from the first bet on. */
export async function openMember(tx: AppTx, member: MemberId): Promise<void> {
  const pair = await createPair(tx, member, randomBytes(8).toString('hex'))
  await openWallet(tx, member, pair)
}

/** The same for someone whom staff create below themselves. */
export async function openMemberBelow(tx: AppTx, member: MemberId): Promise<void> {
  const pair = await createPair(tx, member, randomBytes(8).toString('hex'))
  await openWalletBelow(tx, member, pair)
}

async function createPair(tx: AppTx, memberId: MemberId, clientSeed: string): Promise<SeedId> {
  const serverSeed = randomBytes(32)
  const commit = createHash('sha256').update(serverSeed).digest()
  const id = newId<SeedId>()
  await insertPair(tx, { id, memberId, serverSeed, commit, clientSeed })
  return id
}

export async function readSeeds(tx: AppTx, member: MemberId) {
  const active = (await selectActive(tx, member)) ?? refuse('NOT_FOUND')
  const [pair] = await selectPairs(tx, [active.seedId])
  const revealed = await selectRevealed(tx, member)
  return {
    active: hidden(pair ?? refuse('NOT_FOUND'), active.nonce),
    revealed: revealed.map(shown),
  }
}

/** The old server seed is shown only once no further round can be drawn from it. */
export async function rotate(tx: AppTx, member: MemberId, clientSeed: string) {
  const active = (await selectActive(tx, member)) ?? refuse('NOT_FOUND')
  const fresh = await createPair(tx, member, clientSeed)
  const rounds = await rotateSeed(tx, member, { expected: active.seedId, fresh })
  if (rounds === undefined) refuse('CONFLICT') // Another tab was faster.
  await saveRevealed(tx, active.seedId, rounds)
  const pairs = await selectPairs(tx, [active.seedId, fresh])
  const find = (id: SeedId) => pairs.find((pair) => pair.id === id) ?? refuse('NOT_FOUND')
  return { active: hidden(find(fresh), 0), revealed: shown(find(active.seedId)) }
}

function hidden({ id, commit, clientSeed }: SeedPair, nonce: number) {
  return { id, commit: commit.toString('hex'), clientSeed, nonce, serverSeed: null }
}

function shown({ id, commit, clientSeed, rounds, serverSeed }: SeedPair) {
  return {
    id,
    commit: commit.toString('hex'),
    clientSeed,
    nonce: rounds ?? 0,
    serverSeed: serverSeed.toString('hex'),
  }
}
