import type { MemberId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'
import type { RoundRow, SeedFace } from '../round/round.rules'

/**
 * The newest round of a title that its player has not seen to the end. Looked for among their
 * newest rounds only: what is older was left behind long ago.
 */
export async function selectUnfinished(
  tx: AppTx,
  member: MemberId,
  game: string,
): Promise<(RoundRow & SeedFace) | undefined> {
  const [row] = await tx.sql<(RoundRow & SeedFace)[]>`
    with newest as (
      select id, at, game from round where member_id = ${member} order by id desc limit 200
    ), last as (
      select id, at from newest where game = ${game} order by id desc limit 1
    )
    select r.id, r.at, r.game, r.stake, r.win, r.status, r.choice, r.outcome, r.seed_id, r.event_id,
           r.cancel_stake, r.nonce, r.stream, r.cash_before, r.gift, encode(coalesce(r.commit, s.commit), 'hex') as commit,
           s.client_seed as "clientSeed"
    from last join round r on r.id = last.id and r.at = last.at
      join seed_pair s on s.id = r.seed_id
      left join round_shown shown on shown.member_id = ${member} and shown.game = ${game}
    where r.at > now() - interval '7 days' and (shown.round_id is null or shown.round_id < r.id)`
  return row
}

/** Ids of rounds are ordered by time: an older one never takes back a newer one. */
export async function saveShown(tx: AppTx, member: MemberId, round: string): Promise<boolean> {
  const rows = await tx.sql`
    insert into round_shown as s (member_id, game, round_id)
    select member_id, game, id from round where id = ${round} and member_id = ${member}
    on conflict (member_id, game) do update set round_id = greatest(s.round_id, excluded.round_id)
    returning 1`
  return rows.length > 0
}

export interface GiftRow {
  readonly id: string
  readonly kind: 'SPINS' | 'PRIZE'
  readonly game: string | null
  readonly bet: number | null
  readonly spins: number | null
  readonly spinsLeft: number | null
  readonly amount: number
  readonly memo: string
  readonly expiresAt: Date
}

/** Gifts that may be played or taken now, of one title or of all. */
export async function selectGifts(
  tx: AppTx,
  member: MemberId,
  game?: string,
): Promise<readonly GiftRow[]> {
  return tx.sql<GiftRow[]>`
    select id, kind, game, bet, spins, spins_left as "spinsLeft", amount, memo,
           expires_at as "expiresAt"
    from gift where member_id = ${member} and status = 'PROCESSING' and expires_at > now()
      ${game ? tx.sql`and game = ${game}` : tx.sql``}
    order by made_at`
}
