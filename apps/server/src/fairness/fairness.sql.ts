import type { MemberId, SeedId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'

export interface SeedPair {
  readonly id: SeedId
  /** Sealed; of the first release, and shown since, as it is. */
  readonly serverSeed: Buffer
  /** In hexadecimal. */
  readonly commit: string
  /** None while the pair is only announced. */
  readonly clientSeed: string | null
  readonly rounds: number | null
}

/** A pair that nobody has seen yet. */
export interface NewPair {
  readonly id: SeedId
  readonly sealed: Buffer
  readonly commit: Buffer
}

export interface SeedsInUse {
  readonly active: SeedId | null
  readonly next: SeedId | null
  readonly nonce: number
}

export async function selectSeeds(tx: AppTx, member: MemberId): Promise<SeedsInUse | undefined> {
  const [row] = await tx.sql<SeedsInUse[]>`
    select seed_id as active, next_seed as next, nonce from wallet where member_id = ${member}`
  return row
}

function columns(tx: AppTx) {
  return tx.sql`
    id, server_seed as "serverSeed", encode(commit, 'hex') as commit, client_seed as "clientSeed",
    rounds`
}

export async function selectPairs(tx: AppTx, ids: readonly SeedId[]): Promise<SeedPair[]> {
  if (ids.length === 0) return []
  return tx.sql<SeedPair[]>`select ${columns(tx)} from seed_pair where id in ${tx.sql(ids)}`
}

export interface RevealedPage {
  readonly before?: string | undefined
  readonly size: number
}

/**
 * Newest first, by key; those that served nothing are left out. Pairs are made one after the other,
 * so that the order they were made in is that in which they were shown.
 */
export async function selectRevealed(
  tx: AppTx,
  member: MemberId,
  { before, size }: RevealedPage,
): Promise<SeedPair[]> {
  const older = before
    ? tx.sql`and (created_at, id) < (
        select b.created_at, b.id from seed_pair b
        where b.id = ${before} and b.member_id = ${member})`
    : tx.sql``
  return tx.sql<SeedPair[]>`
    select ${columns(tx)} from seed_pair
    where member_id = ${member} and revealed_at is not null and client_seed is not null
      and rounds is distinct from 0 ${older}
    order by created_at desc, id desc limit ${size}`
}

/** The pair that is announced from now on: this one, or the one that was announced before. */
export async function announcePair(tx: AppTx, member: MemberId, pair: NewPair): Promise<SeedId> {
  const [row] = await tx.sql<{ id: SeedId }[]>`
    select seed_announce(${member}, ${pair.id}, ${pair.sealed}, ${pair.commit}) as id`
  return row?.id ?? pair.id
}

export interface Activated {
  readonly done: boolean
  /** The pair that was in use until now, if there was one. */
  readonly shown: SeedId | null
  readonly served: number
  readonly sealed: Buffer
  readonly commit: string
  readonly clientSeed: string
}

export async function activatePair(
  tx: AppTx,
  member: MemberId,
  { next, clientSeed }: { readonly next: SeedId; readonly clientSeed: string },
): Promise<Activated | undefined> {
  const [row] = await tx.sql<Activated[]>`
    select done, shown, served, sealed, encode(commit, 'hex') as commit,
           client_seed as "clientSeed"
    from seed_activate(${member}, ${next}, ${clientSeed})`
  return row
}

/** Pairs in use of these members, or of everyone, are shown; each begins anew. */
export async function retirePairs(tx: AppTx, members?: readonly MemberId[]): Promise<number> {
  const [row] = members
    ? await tx.sql<{ count: number }[]>`select seed_retire(${[...members]}::bigint[]) as count`
    : await tx.sql<{ count: number }[]>`select seed_retire(null) as count`
  return row?.count ?? 0
}
