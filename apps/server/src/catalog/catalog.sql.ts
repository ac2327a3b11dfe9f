import type { Game, GameType, RtpVariant } from '@camellia/contract/game'
import type { MemberId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'
import type { HouseGame } from './house-games'

export interface GameRow extends Omit<Game, 'slot'> {
  readonly variant: RtpVariant | null
}

export function gameColumns(tx: AppTx) {
  return tx.sql`
    g.code, g.vendor, g.type, g.names, g.rtp, g.min_bet as "minBet", g.max_bet as "maxBet",
    g.open and v.open and not exists (select 1 from game_closed(g.code, g.vendor, g.type)) as open,
    g.is_new as "isNew", g.is_hot as "isHot", g.variant,
    (select jsonb_build_object('messages', c.messages, 'until',
              to_char(c.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
     from game_closed(g.code, g.vendor, g.type) c) as closure`
}

export async function selectGames(tx: AppTx): Promise<readonly GameRow[]> {
  return tx.sql<GameRow[]>`
    select ${gameColumns(tx)} from game g join vendor v on v.code = g.vendor
    order by v.position, g.position, g.code`
}

export async function selectGame(tx: AppTx, code: string): Promise<GameRow | undefined> {
  const [row] = await tx.sql<GameRow[]>`
    select ${gameColumns(tx)} from game g join vendor v on v.code = g.vendor
    where g.code = ${code}`
  return row
}

export interface VendorRow {
  readonly code: string
  readonly name: string
  readonly gameType: GameType
  readonly games: number
  readonly maintenance: boolean
}

export async function selectVendors(tx: AppTx, types: readonly GameType[]): Promise<VendorRow[]> {
  return tx.sql<VendorRow[]>`
    select v.code, v.name, g.type as "gameType", count(*) as games,
           not (v.open and bool_or(g.open and not exists (
             select 1 from game_closed(g.code, g.vendor, g.type)))) as maintenance
    from game g join vendor v on v.code = g.vendor
    where g.type in ${tx.sql(types)}
    group by v.code, g.type order by g.type, v.position, v.code`
}

/**
 * The house's own titles are part of the product: they are there from the first start. What the
 * office chose since, such as limits and variants, stays as it is.
 */
export async function saveGames(tx: AppTx, games: readonly HouseGame[]): Promise<void> {
  for (const game of games) {
    await tx.sql`
      insert into game (code, vendor, type, names, rtp, min_bet, max_bet, position, variant)
      values (${game.code}, ${game.vendor}, ${game.type}, ${tx.sql.json(game.names)}, ${game.rtp},
              ${game.minBet}, ${game.maxBet}, ${game.position}, ${game.variant})
      on conflict (code) do update set names = excluded.names, rtp = excluded.rtp`
  }
}

export async function selectFavourites(tx: AppTx, member: MemberId): Promise<readonly string[]> {
  const rows = await tx.sql<{ game: string }[]>`
    select game from favourite where member_id = ${member} order by at desc`
  return rows.map(({ game }) => game)
}

export async function insertFavourite(tx: AppTx, member: MemberId, game: string): Promise<void> {
  await tx.sql`
    insert into favourite (member_id, game) values (${member}, ${game}) on conflict do nothing`
}

export async function deleteFavourite(tx: AppTx, member: MemberId, game: string): Promise<void> {
  await tx.sql`delete from favourite where member_id = ${member} and game = ${game}`
}

export interface RecentRow {
  readonly game: string
  readonly at: Date
  readonly unfinished: boolean
}

/** What someone played last, from their newest rounds; a slot may wait to be seen to its end. */
export async function selectRecent(tx: AppTx, member: MemberId): Promise<readonly RecentRow[]> {
  return tx.sql<RecentRow[]>`
    with newest as (
      select id, at, game, game_type from round where member_id = ${member}
      order by id desc limit 300
    ), last as (
      select distinct on (game) game, id, at, game_type from newest order by game, id desc
    )
    select l.game, l.at, l.game_type = 'SLOT' and l.at > now() - interval '7 days'
             and (s.round_id is null or s.round_id < l.id) as unfinished
    from last l left join round_shown s on s.member_id = ${member} and s.game = l.game
    order by l.id desc limit 12`
}
