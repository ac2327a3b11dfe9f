import type { GameType } from '@camellia/contract/game'
import type { RatesByType } from '@camellia/contract/rate'
import type { MemberId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'
import type { AppTx } from '../http/tell'
import type { Span } from './period.rules'

export type Grain = 'NONE' | 'DAY' | 'HOUR'

export interface PlayRow {
  readonly node: MemberId
  readonly day: string | null
  readonly hour: number | null
  readonly gameType: GameType
  readonly rounds: number
  readonly stake: Won
  readonly win: Won
  /** Won times basis points, as text: together they may be more than a number holds. */
  readonly rolling: string
}

export interface MoneyRow {
  readonly node: MemberId
  readonly day: string | null
  readonly hour: number | null
  readonly kind: 'DEPOSIT' | 'WITHDRAWAL' | 'BONUS'
  readonly amount: Won
}

export async function selectPlay(
  tx: AppTx,
  nodes: readonly MemberId[],
  { since, until }: Span,
  grain: Grain,
): Promise<readonly PlayRow[]> {
  return tx.sql<PlayRow[]>`
    select node, to_char(day, 'YYYY-MM-DD') as day, hour, game_type as "gameType", rounds, stake,
           win, rolling::text as rolling
    from report_play(${[...nodes]}::bigint[], ${since}::date, ${until}, ${grain})`
}

export async function selectMoney(
  tx: AppTx,
  nodes: readonly MemberId[],
  { since, until }: Span,
  grain: Grain,
): Promise<readonly MoneyRow[]> {
  return tx.sql<MoneyRow[]>`
    select node, to_char(day, 'YYYY-MM-DD') as day, hour, kind, amount
    from report_money(${[...nodes]}::bigint[], ${since}::date, ${until}, ${grain})`
}

export interface PeopleRow {
  readonly node: MemberId
  readonly members: number
  readonly active: number
  readonly signups: number
  readonly logins: number
  readonly balances: Won
}

export async function selectPeople(
  tx: AppTx,
  nodes: readonly MemberId[],
  { since, until }: Span,
): Promise<readonly PeopleRow[]> {
  return tx.sql<PeopleRow[]>`
    select node, members, active, signups, logins, balances
    from report_people(${[...nodes]}::bigint[], ${since}::date, ${until})`
}

export interface LineRow {
  readonly id: MemberId
  readonly code: string
  readonly name: string
  readonly rolling: Partial<RatesByType> | null
  readonly losing: Partial<RatesByType> | null
  readonly lossFee: number | null
  readonly partners: number
}

/** People by id, a player's line being the player; or the partners directly below one. */
export async function selectLines(
  tx: AppTx,
  which: { readonly ids: readonly MemberId[] } | { readonly below: MemberId },
): Promise<readonly LineRow[]> {
  const wanted =
    'ids' in which
      ? tx.sql`m.id in ${tx.sql(which.ids)}`
      : tx.sql`m.parent_id = ${which.below} and m.kind = 'PARTNER' and m.status <> 3`
  return tx.sql<LineRow[]>`
    select m.id, m.code, m.name, v.rolling, v.losing, v.loss_fee as "lossFee",
           (select count(*) from member c
            where c.parent_id = m.id and c.kind = 'PARTNER' and c.status <> 3) as partners
    from member m left join rate_version v on v.id = m.rate_version
    where ${wanted} order by m.id limit 2000`
}
