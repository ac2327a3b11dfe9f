import type { GameType } from '@camellia/contract/game'
import type { Won } from '@camellia/kernel/won'
import { type GameRow, gameColumns } from '../catalog/catalog.sql'
import type { AppTx } from '../http/tell'

export interface AdminGameRow extends GameRow {
  readonly switchedOn: boolean
  readonly position: number
  readonly players: number
  readonly rounds: number
  readonly stake: Won
  readonly win: Won
}

/** With what the last 24 hours brought; gifts left out. */
export async function selectAdminGames(tx: AppTx): Promise<readonly AdminGameRow[]> {
  return tx.sql<AdminGameRow[]>`
    with day as (
      select game, count(distinct member_id) as players, count(*) as rounds,
             sum(stake)::bigint as stake, sum(win)::bigint as win
      from round where at > now() - interval '1 day' and gift is null group by game
    )
    select ${gameColumns(tx)}, g.open as "switchedOn", g.position,
           coalesce(d.players, 0) as players, coalesce(d.rounds, 0) as rounds,
           coalesce(d.stake, 0) as stake, coalesce(d.win, 0) as win
    from game g join vendor v on v.code = g.vendor left join day d on d.game = g.code
    order by v.position, g.position, g.code`
}

export interface AdminVendorRow {
  readonly code: string
  readonly name: string
  readonly open: boolean
  readonly games: number
  readonly types: GameType[]
}

export async function selectAdminVendors(tx: AppTx): Promise<readonly AdminVendorRow[]> {
  return tx.sql<AdminVendorRow[]>`
    select v.code, v.name, v.open, count(g.code) as games,
           array_agg(distinct g.type) filter (where g.code is not null) as types
    from vendor v left join game g on g.vendor = v.code
    group by v.code order by v.position, v.code`
}

/** How many of them there are. */
export async function saveOpen(tx: AppTx, games: readonly string[], on: boolean): Promise<number> {
  await lockGames(tx, games)
  const rows = await tx.sql`
    update game set open = ${on} where code in ${tx.sql(games)} returning 1`
  return rows.length
}

export async function saveVendorOpen(tx: AppTx, vendor: string, on: boolean): Promise<boolean> {
  const rows = await tx.sql`update vendor set open = ${on} where code = ${vendor} returning 1`
  return rows.length > 0
}

export interface GameChange {
  readonly game: string
  readonly minBet: Won
  readonly maxBet: Won
  readonly isNew: boolean
  readonly isHot?: boolean | undefined
}

export async function saveGame(tx: AppTx, change: GameChange): Promise<void> {
  const { game, minBet, maxBet, isNew, isHot = null } = change
  await tx.sql`
    update game set min_bet = ${minBet}, max_bet = ${maxBet}, is_new = ${isNew},
      is_hot = coalesce(${isHot}, is_hot)
    where code = ${game}`
}

/** Held in one order by all: two who change many at once do not wait for each other in a circle. */
async function lockGames(tx: AppTx, games: readonly string[]): Promise<void> {
  await tx.sql`select from game where code = any (${[...games]}::text[]) order by code for update`
}

export async function savePositions(tx: AppTx, games: readonly string[]): Promise<number> {
  await lockGames(tx, games)
  const rows = await tx.sql`
    update game set position = wanted.position
    from unnest(${tx.sql.array([...games])}::text[]) with ordinality as wanted (code, position)
    where game.code = wanted.code returning 1`
  return rows.length
}
