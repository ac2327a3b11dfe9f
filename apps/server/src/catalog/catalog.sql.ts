import type { Game, GameType } from '@camellia/contract/game'
import type { AppTx } from '../http/tell'

export async function selectGames(tx: AppTx): Promise<Game[]> {
  return tx.sql<Game[]>`
    select code, vendor, type, names, rtp, min_bet as "minBet", max_bet as "maxBet", open
    from game order by position, code`
}

export interface VendorRow {
  readonly code: string
  readonly gameType: GameType
  readonly games: number
  readonly maintenance: boolean
}

export async function selectVendors(tx: AppTx, types: readonly GameType[]): Promise<VendorRow[]> {
  return tx.sql<VendorRow[]>`
    select vendor as code, type as "gameType", count(*) as games, not bool_or(open) as maintenance
    from game where type in ${tx.sql(types)} group by vendor, type order by type, vendor`
}

/** The house's own titles are part of the product: they are there from the first start. */
export async function saveGames(
  tx: AppTx,
  games: readonly (Omit<Game, 'open'> & { readonly position: number })[],
): Promise<void> {
  for (const game of games) {
    await tx.sql`
      insert into game (code, vendor, type, names, rtp, min_bet, max_bet, position)
      values (${game.code}, ${game.vendor}, ${game.type}, ${tx.sql.json(game.names)}, ${game.rtp},
              ${game.minBet}, ${game.maxBet}, ${game.position})
      on conflict (code) do update
        set names = excluded.names, rtp = excluded.rtp, position = excluded.position`
  }
}
