import { connect, type Sql } from '@camellia/db/connect'
import { createSeal } from '@camellia/db/sealed'
import { newPair } from '../apps/server/src/fairness/seeds'

/** No secret: there is nothing of anyone here. */
export const BENCH_SEAL = createSeal(new Uint8Array(32))

export const MEMBERS = process.argv.includes('--short') ? 2_000 : 100_000
/** As long as a real one: others are not even looked for. */
const TOKEN_LENGTH = 43

/** Everybody's token is made from their id, so that the load can name any of them. */
export function tokenOf(member: number): string {
  return `bench-${member}`.padEnd(TOKEN_LENGTH, '-')
}

/** A hundred thousand members with money, sessions and seeds, with books that add up. */
export async function gatherCrowd(ownerUrl: string): Promise<{ readonly first: number }> {
  const sql = connect(ownerUrl, { max: 1 })
  try {
    await fill(sql)
    const [row] = await sql<{ first: number }[]>`
      select min(id) as first from member where kind = 'MEMBER'`
    return { first: row?.first ?? 0 }
  } finally {
    await sql.end()
  }
}

async function fill(sql: Sql): Promise<void> {
  const [there] = await sql`select 1 from member limit 1`
  if (there) return
  await sql`
    insert into role (name, type, permissions) values
      ('root', 'PARTNER', '{}'), ('player', 'MEMBER', '{Betting.allow}')`
  await sql`
    insert into member (code, name, kind, status, role_id, path, password_hash)
    values ('root', 'root', 'PARTNER', 0, 1, '{1}', '')`
  await sql`
    insert into member (id, code, name, kind, status, role_id, parent_id, path, password_hash)
    overriding system value
    select i, 'm' || i, 'm' || i, 'MEMBER', 0, 2, 1, array[1, i], ''
    from generate_series(1000, ${MEMBERS + 999}) i`
  await sql`
    insert into session (id, token_hash, member_id, site, expires_at)
    select gen_random_uuid(), sha256(rpad('bench-' || id, ${TOKEN_LENGTH}, '-')::bytea), id, 'PLAYER', now() + interval '1 day'
    from member where kind = 'MEMBER'`
  // One server seed for all of them: sealing a hundred thousand would take longer than the bench.
  const { sealed, commit } = newPair(BENCH_SEAL)
  await sql`
    insert into seed_pair (id, member_id, server_seed, commit, client_seed)
    select gen_random_uuid(), id, ${sealed}, ${commit}, 'bench-' || id
    from member where kind = 'MEMBER'`
  await sql`
    insert into wallet (member_id, cash, cash_seq, seed_id)
    select member_id, 1000000000, 1, id from seed_pair`
  await sql`
    with paid as (
      insert into cause (member_id, key, request_hash, id, at)
      select member_id, 'test:bench', '', gen_random_uuid(), now() from wallet returning *
    )
    insert into transfer (at, cause, kind, member_id, amount, from_account, to_account, to_owner,
                          to_seq, to_before)
    select at, id, 'DEPOSIT', member_id, 1000000000, 'BANK', 'CASH', member_id, 1, 0 from paid`
  await sql`vacuum analyze`
}
