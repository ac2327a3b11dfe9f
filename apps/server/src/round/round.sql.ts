import type { GameType } from '@camellia/contract/game'
import type { MemberId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'
import type { AppTx } from '../http/tell'
import type { ListedRow, RoundRow, SeedFace, StaffRoundRow } from './round.rules'

export interface RoundFilter {
  readonly member?: MemberId | undefined
  readonly game?: string | undefined
  readonly types?: readonly GameType[] | undefined
  readonly result?: 'WON' | 'LOST' | 'GIFT' | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
}

export interface RoundPage extends RoundFilter {
  readonly before?: string | undefined
  readonly seed?: string | undefined
  readonly size: number
}

type RoundWithSeed = RoundRow & SeedFace

function columns(tx: AppTx) {
  return tx.sql`
    r.id, coalesce(r.placed_at, r.at) as at, r.game, r.stake, r.win, r.status, r.choice,
    r.outcome, r.seed_id, r.event_id,
    r.cancel_stake, r.nonce, r.stream, r.cash_before, r.gift,
    encode(coalesce(r.commit, s.commit), 'hex') as commit,
    coalesce(s.client_seed, encode(e.root, 'hex'), '') as "clientSeed"`
}

/**
 * Newest first, by key: page 200,000 costs what page 1 costs. One more than asked tells of more.
 * Bets that are still open stand among them, by when they were made.
 */
export async function selectRounds(tx: AppTx, page: RoundPage): Promise<ListedRow[]> {
  const { before, seed, size } = page
  const older = before ? tx.sql`and r.id < ${before}` : tx.sql``
  return tx.sql<ListedRow[]>`
    select * from (
      (select r.id, coalesce(r.placed_at, r.at) as at, r.game, r.stake, r.win, r.status,
              r.choice, r.seed_id, r.event_id,
              r.cancel_stake, r.nonce, r.cash_before, r.gift,
              case when r.game in ('odd-even', 'odd-even-1m') and r.status <> 'CANCEL'
                then r.outcome end as drawn
       from round r
       where ${matching(tx, page)} ${older} ${seed ? tx.sql`and r.seed_id = ${seed}` : tx.sql``}
       order by r.id desc limit ${size + 1})
      union all
      (select r.id, r.at, r.game, r.stake, 0, 'PENDING', r.choice, null, r.event_id, 0, 0,
              r.cash_before, null, null
       from open_bet r
       where ${openMatching(tx, page)} ${older} ${seed ? tx.sql`and false` : tx.sql``}
       order by r.id desc limit ${size + 1})) both_kinds
    order by id desc limit ${size + 1}`
}

export async function selectRound(
  tx: AppTx,
  id: string,
): Promise<(RoundWithSeed & { readonly serverSeed: Buffer | null }) | undefined> {
  const [row] = await tx.sql<(RoundWithSeed & { serverSeed: Buffer | null })[]>`
    select ${columns(tx)},
           case when e.id is not null then event_seed(e.id)
                when s.revealed_at is not null then s.server_seed end as "serverSeed"
    from round r left join seed_pair s on s.id = r.seed_id left join event e on e.id = r.event_id
    where r.id = ${id} and (s.id is not null or (e.id is not null and r.member_id = app_actor()))`
  return row ?? selectOpen(tx, id)
}

/** A bet of one's own that is not settled yet: what it will come to is not known to anyone. */
async function selectOpen(
  tx: AppTx,
  id: string,
): Promise<(RoundWithSeed & { readonly serverSeed: null }) | undefined> {
  const [row] = await tx.sql<(RoundWithSeed & { serverSeed: null })[]>`
    select b.id, b.at, b.game, b.stake, 0 as win, 'PENDING' as status, b.choice,
           '{}'::jsonb as outcome, null as seed_id, b.event_id, 0 as cancel_stake,
           e.number as nonce, 2 as stream, b.cash_before, null as gift,
           encode(e.commit, 'hex') as commit, '' as "clientSeed", null as "serverSeed"
    from open_bet b join event e on e.id = b.event_id
    where b.id = ${id} and b.member_id = app_actor()`
  return row
}

export interface ProofsAsked {
  readonly member: MemberId
  readonly ids: readonly string[]
  readonly bytes: number
}

/** As many of these as fit, in their order, with at least one: outcomes are measured here. */
export async function selectProofs(
  tx: AppTx,
  { member, ids, bytes }: ProofsAsked,
): Promise<RoundWithSeed[]> {
  return tx.sql<RoundWithSeed[]>`
    with asked as (
      select r.id, wanted.place,
             sum(octet_length(r.outcome::text)) over (order by wanted.place) as bytes,
             row_number() over (order by wanted.place) as nth
      from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place)
      join round r on r.id = wanted.id and r.member_id = ${member})
    select ${columns(tx)} from asked
    join round r on r.id = asked.id left join seed_pair s on s.id = r.seed_id
      left join event e on e.id = r.event_id
    where asked.bytes <= ${bytes} or asked.nth = 1
    order by asked.place`
}

export interface RoundTotals {
  readonly rounds: number
  readonly stake: Won
  readonly win: Won
}

const NONE: RoundTotals = { rounds: 0, stake: 0 as Won, win: 0 as Won }

/**
 * Gifts only when they are asked for: their stakes were nobody's loss. What is open or was given
 * back has no result, and counts here as little as in the daily sums.
 */
export async function selectRoundTotals(tx: AppTx, filter: RoundFilter): Promise<RoundTotals> {
  const [row] = await tx.sql<RoundTotals[]>`
    select count(*) as rounds, coalesce(sum(r.stake), 0)::bigint as stake,
           coalesce(sum(r.win), 0)::bigint as win
    from round r where ${matching(tx, filter)} and r.status <> 'CANCEL'
      ${filter.result === 'GIFT' ? tx.sql`` : tx.sql`and r.gift is null`}`
  return row ?? NONE
}

/** The same from the daily sums, which know days and types but neither games nor results. */
export async function selectDayTotals(tx: AppTx, filter: RoundFilter): Promise<RoundTotals> {
  const { member, types, from, until } = filter
  const [row] = await tx.sql<RoundTotals[]>`
    select coalesce(sum(d.rounds), 0)::bigint as rounds, coalesce(sum(d.stake), 0)::bigint as stake,
           coalesce(sum(d.win), 0)::bigint as win
    from rollup_day d
    where true ${member ? tx.sql`and d.member_id = ${member}` : tx.sql``}
      ${types ? tx.sql`and d.game_type in ${tx.sql(types)}` : tx.sql``}
      ${from ? tx.sql`and d.day >= business_day(${from}::timestamptz)` : tx.sql``}
      ${until ? tx.sql`and d.day < business_day(${until}::timestamptz)` : tx.sql``}`
  return row ?? NONE
}

function staffColumns(tx: AppTx) {
  return tx.sql`
    r.id, r.at, r.game, r.game_type as "gameType", r.stake, r.win, r.status, r.cash_before, r.gift,
    r.cancel_stake as "cancelStake", r.cancel_win as "cancelWin",
    r.outcome ->> 'variant' as variant, m.id as "memberId", m.code, m.name`
}

/** The newest rounds are walked and those of others left out: row security says who is below. */
export async function selectAllRounds(tx: AppTx, page: RoundPage): Promise<StaffRoundRow[]> {
  const { before, size } = page
  return tx.sql<StaffRoundRow[]>`
    select ${staffColumns(tx)} from round r join member m on m.id = r.member_id
    where ${matching(tx, page)} ${before ? tx.sql`and r.id < ${before}` : tx.sql``}
    order by r.id desc limit ${size + 1}`
}

export async function selectAnyRound(
  tx: AppTx,
  id: string,
): Promise<
  (StaffRoundRow & Pick<RoundRow, 'choice' | 'outcome' | 'nonce' | 'seed_id'>) | undefined
> {
  const [row] = await tx.sql<
    (StaffRoundRow & Pick<RoundRow, 'choice' | 'outcome' | 'nonce' | 'seed_id'>)[]
  >`
    select ${staffColumns(tx)}, r.choice, r.outcome, r.nonce, r.seed_id
    from round r join member m on m.id = r.member_id where r.id = ${id}`
  return row
}

/** The public half of a pair: its commit was shown to the player before the first bet. */
export async function selectCommit(tx: AppTx, round: string): Promise<string> {
  const [row] = await tx.sql<{ commit: string | null }[]>`select round_commit(${round}) as commit`
  return row?.commit ?? ''
}

/** What is open has neither won nor lost. */
function openMatching(tx: AppTx, { result, ...filter }: RoundFilter) {
  return result ? tx.sql`false` : asked(tx, filter)
}

function matching(tx: AppTx, { result, ...filter }: RoundFilter) {
  return tx.sql`${asked(tx, filter)}
    ${result === 'WON' ? tx.sql`and r.win > 0 and r.gift is null` : tx.sql``}
    ${result === 'LOST' ? tx.sql`and r.status = 'LOSE' and r.gift is null` : tx.sql``}
    ${result === 'GIFT' ? tx.sql`and r.gift is not null` : tx.sql``}`
}

function asked(tx: AppTx, filter: Omit<RoundFilter, 'result'>) {
  const { member, game, types, from, until } = filter
  return tx.sql`true
    ${member ? tx.sql`and r.member_id = ${member}` : tx.sql``}
    ${game ? tx.sql`and r.game = ${game}` : tx.sql``}
    ${types ? tx.sql`and r.game_type in ${tx.sql(types)}` : tx.sql``}
    ${from ? tx.sql`and r.at >= ${from}::timestamptz` : tx.sql``}
    ${until ? tx.sql`and r.at < ${until}::timestamptz` : tx.sql``}`
}
