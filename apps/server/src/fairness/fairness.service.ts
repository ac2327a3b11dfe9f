import { createHash, createHmac, randomBytes } from 'node:crypto'
import { messageOf, type Seeds } from '@camellia/engines/stream'
import type { MemberId, SeedId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import { openWallet, openWalletBelow, rotateSeed, rotateSeeds } from '@camellia/ledger/balance'
import { newId } from '@camellia/ledger/identity'
import type { AppTx } from '../http/tell'
import {
  insertPair,
  insertPairs,
  type PairInUse,
  type SeedPair,
  saveAllRevealed,
  saveRevealed,
  selectActive,
  selectInUse,
  selectPairs,
  selectRevealed,
} from './fairness.sql'

/** The stream's block by the platform's own HMAC: the same numbers, twenty times as fast. */
export function nativeBlock(seeds: Seeds, j: number): number[] {
  const bytes = createHmac('sha256', seeds.serverSeed).update(messageOf(seeds, j)).digest()
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
  const pair = newPair(memberId, clientSeed)
  await insertPair(tx, pair)
  return pair.id
}

/** From chance; only the demo's past, which everyone may know, is drawn from a seed it gives. */
export function newPair(memberId: MemberId, clientSeed: string, serverSeed = randomBytes(32)) {
  const commit = createHash('sha256').update(serverSeed).digest()
  return { id: newId<SeedId>(), memberId, serverSeed, commit, clientSeed }
}

/**
 * Everyone gets a new pair. A database that was brought back knows nothing of the pairs shown and
 * the rounds played since: their seeds would be in use again although their players know them.
 */
export async function renewAll(tx: AppTx): Promise<number> {
  let renewed = 0
  for (let after = 0; ; ) {
    const inUse = await selectInUse(tx, after)
    if (inUse.length === 0) return renewed
    await renew(tx, inUse)
    renewed += inUse.length
    after = inUse.at(-1)?.member ?? after
  }
}

/** Fresh pairs in the place of these, which are shown from now on. */
export async function renew(tx: AppTx, inUse: readonly PairInUse[]): Promise<void> {
  const pairs = inUse.map(({ member, clientSeed }) => newPair(member, clientSeed))
  await insertPairs(tx, pairs)
  const changes = inUse.map(({ member, seedId }, at) => ({
    member,
    expected: seedId,
    fresh: pairs[at]?.id as SeedId,
  }))
  await saveAllRevealed(tx, await rotateSeeds(tx, changes))
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
