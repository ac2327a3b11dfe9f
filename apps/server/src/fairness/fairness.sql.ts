import type { MemberId, SeedId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'

export interface SeedPair {
  readonly id: SeedId
  readonly memberId: MemberId
  readonly serverSeed: Buffer
  readonly commit: Buffer
  readonly clientSeed: string
  readonly rounds: number | null
  readonly revealedAt: Date | null
}

export async function insertPair(
  tx: AppTx,
  pair: Pick<SeedPair, 'id' | 'memberId' | 'serverSeed' | 'commit' | 'clientSeed'>,
): Promise<void> {
  await tx.sql`
    insert into seed_pair (id, member_id, server_seed, commit, client_seed)
    values (${pair.id}, ${pair.memberId}, ${pair.serverSeed}, ${pair.commit}, ${pair.clientSeed})`
}

export interface ActiveSeed {
  readonly seedId: SeedId
  readonly nonce: number
}

export async function selectActive(tx: AppTx, member: MemberId): Promise<ActiveSeed | undefined> {
  const [row] = await tx.sql<ActiveSeed[]>`
    select seed_id as "seedId", nonce from wallet where member_id = ${member}`
  return row
}

export async function selectPairs(tx: AppTx, ids: readonly SeedId[]): Promise<SeedPair[]> {
  if (ids.length === 0) return []
  return tx.sql<SeedPair[]>`
    select id, member_id as "memberId", server_seed as "serverSeed", commit,
           client_seed as "clientSeed", rounds, revealed_at as "revealedAt"
    from seed_pair where id in ${tx.sql(ids)}`
}

const REVEALED_MAX = 20

export async function selectRevealed(tx: AppTx, member: MemberId): Promise<SeedPair[]> {
  return tx.sql<SeedPair[]>`
    select id, member_id as "memberId", server_seed as "serverSeed", commit,
           client_seed as "clientSeed", rounds, revealed_at as "revealedAt"
    from seed_pair where member_id = ${member} and revealed_at is not null
    order by revealed_at desc limit ${REVEALED_MAX}`
}

export async function saveRevealed(tx: AppTx, id: SeedId, rounds: number): Promise<void> {
  await tx.sql`
    update seed_pair set rounds = ${rounds}, revealed_at = now()
    where id = ${id} and revealed_at is null`
}

export interface DrawRow {
  readonly member: MemberId
  readonly seedId: SeedId
  readonly serverSeed: Buffer
  readonly clientSeed: string
  readonly commit: string
  readonly nonce: number
}

/** What the next outcomes of these members are drawn from. */
export async function selectDraws(
  tx: AppTx,
  members: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, DrawRow>> {
  const rows = await tx.sql<DrawRow[]>`
    select w.member_id as member, s.id as "seedId", s.server_seed as "serverSeed",
           s.client_seed as "clientSeed", encode(s.commit, 'hex') as commit, w.nonce
    from wallet w join seed_pair s on s.id = w.seed_id where w.member_id in ${tx.sql(members)}`
  return new Map(rows.map((row) => [row.member, row]))
}

export interface PairInUse {
  readonly member: MemberId
  readonly seedId: SeedId
  readonly clientSeed: string
}

/** A thousand at a time, by the number of the member. */
export async function selectInUse(tx: AppTx, after: number): Promise<readonly PairInUse[]> {
  return tx.sql<PairInUse[]>`
    select w.member_id as member, s.id as "seedId", s.client_seed as "clientSeed"
    from wallet w join seed_pair s on s.id = w.seed_id
    where w.member_id > ${after} order by w.member_id limit 1000`
}

export async function insertPairs(
  tx: AppTx,
  pairs: readonly Pick<SeedPair, 'id' | 'memberId' | 'serverSeed' | 'commit' | 'clientSeed'>[],
): Promise<void> {
  const written = pairs.map(({ serverSeed, commit, ...pair }) => ({
    ...pair,
    serverSeed: serverSeed.toString('hex'),
    commit: commit.toString('hex'),
  }))
  await tx.sql`
    insert into seed_pair (id, member_id, server_seed, commit, client_seed)
    select p.id, p."memberId", decode(p."serverSeed", 'hex'), decode(p.commit, 'hex'), p."clientSeed"
    from jsonb_to_recordset(${tx.sql.json(written as never)})
      as p(id uuid, "memberId" bigint, "serverSeed" text, commit text, "clientSeed" text)`
}

export async function saveAllRevealed(
  tx: AppTx,
  served: readonly { readonly seed: SeedId; readonly rounds: number | null }[],
): Promise<void> {
  await tx.sql`
    update seed_pair s set rounds = r.rounds, revealed_at = now()
    from jsonb_to_recordset(${tx.sql.json(served as never)}) as r(seed uuid, rounds bigint)
    where s.id = r.seed and s.revealed_at is null`
}
