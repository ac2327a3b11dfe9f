import type { Seal } from '@camellia/db/sealed'
import type { MemberId, SeedId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import {
  type Activated,
  activatePair,
  announcePair,
  type RevealedPage,
  type SeedPair,
  selectPairs,
  selectRevealed,
  selectSeeds,
} from './fairness.sql'
import { newPair, openSeed } from './seeds'

const NEWEST: RevealedPage = { size: 20 }

/** The pair in use, the commit of the next one, and what was shown last. */
export async function readSeeds(tx: AppTx, member: MemberId, seal: Seal) {
  const { active, next, nonce } = (await selectSeeds(tx, member)) ?? refuse('NOT_FOUND')
  const pairs = await selectPairs(
    tx,
    active ? [active, ...(next ? [next] : [])] : next ? [next] : [],
  )
  const find = (id: SeedId | null) => pairs.find((pair) => pair.id === id)
  const [inUse, announced] = [find(active), find(next)]
  return {
    active: inUse ? hidden(inUse, nonce) : null,
    next: announced ? { id: announced.id, commit: announced.commit } : null,
    revealed: (await selectRevealed(tx, member, NEWEST)).map((pair) => shown(pair, seal)),
  }
}

/** Everything that was shown, a page at a time. */
export async function listRevealed(
  tx: AppTx,
  member: MemberId,
  { before, size }: RevealedPage,
  seal: Seal,
) {
  // One more than asked tells of more.
  const pairs = await selectRevealed(tx, member, { before, size: size + 1 })
  const items = pairs.slice(0, size).map((pair) => shown(pair, seal))
  return { items, hasMore: pairs.length > size, size }
}

/** The same as `readSeeds` for its owner, who is told the commit of the next pair before choosing a seed. */
export async function announceSeeds(tx: AppTx, { id }: Caller, seal: Seal) {
  const inUse = (await selectSeeds(tx, id)) ?? refuse('NOT_FOUND')
  if (!inUse.next) await announcePair(tx, id, newPair(seal))
  return readSeeds(tx, id, seal)
}

/**
 * The announced pair comes into use with the player's client seed: the house fixed its half before
 * it could know theirs. The old server seed is shown once no further round can be drawn from it.
 */
export async function rotate(
  tx: AppTx,
  member: MemberId,
  chosen: { readonly next: SeedId; readonly clientSeed: string },
  seal: Seal,
) {
  const done = await activatePair(tx, member, chosen)
  if (!done?.done) return refuse('CONFLICT') // Another tab was faster.
  await announcePair(tx, member, newPair(seal))
  const { active, next } = await readSeeds(tx, member, seal)
  if (!active || !next) throw new Error('a pair came into use and is not there')
  return { active, next, revealed: done.shown ? revealedOf(done, done.shown, seal) : null }
}

function revealedOf({ sealed, commit, clientSeed, served }: Activated, id: SeedId, seal: Seal) {
  return shown({ id, serverSeed: sealed, commit, clientSeed, rounds: served }, seal)
}

function hidden({ id, commit, clientSeed }: SeedPair, nonce: number) {
  return { id, commit, clientSeed: clientSeed ?? '', nonce, serverSeed: null }
}

function shown({ id, commit, clientSeed, rounds, serverSeed }: SeedPair, seal: Seal) {
  return {
    id,
    commit,
    clientSeed: clientSeed ?? '',
    nonce: rounds ?? 0,
    serverSeed: openSeed(seal, serverSeed).toString('hex'),
  }
}
