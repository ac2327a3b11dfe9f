import type { MemberId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'
import type { AppTx } from '../http/tell'

export interface Today {
  readonly connected: number
  readonly roundsToday: number
}

/** Sums of the whole site; no row of anyone leaves the database. */
export async function selectToday(tx: AppTx): Promise<Today> {
  const [row] = await tx.sql<Today[]>`
    select (select count(*) from member
            where id = any (connected_members()) and kind = 'MEMBER') as connected,
           coalesce(sum(rounds), 0)::bigint as "roundsToday"
    from rollup_day where day = business_day(now())`
  return row ?? { connected: 0, roundsToday: 0 }
}

export interface WinRow {
  readonly member: MemberId
  readonly name: string
  readonly game: string
  readonly win: Won
  readonly stake: Won
}

/** At least three minutes old, of the last day; a return below the stake is not a win. */
export async function selectWins(tx: AppTx): Promise<WinRow[]> {
  return tx.sql<WinRow[]>`
    select m.id as member, m.name, r.game, r.win, r.stake
    from (
      select member_id, game, win, stake from round
      where at between now() - interval '1 day' and now() - interval '3 minutes' and win > stake
      order by id desc limit 200
    ) r join member m on m.id = r.member_id
    order by r.win desc limit 8`
}

/** A title over the last 24 hours. */
export interface PlayedRow {
  readonly game: string
  readonly players: number
  readonly rounds: number
  readonly stake: Won
  readonly win: Won
}

export async function selectPlayed(tx: AppTx): Promise<PlayedRow[]> {
  return tx.sql<PlayedRow[]>`
    select game, count(distinct member_id) as players, count(*) as rounds,
           coalesce(sum(stake - cancel_stake), 0)::bigint as stake,
           coalesce(sum(win), 0)::bigint as win
    from round where at > now() - interval '1 day' group by game order by players desc, game`
}
