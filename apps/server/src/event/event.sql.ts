import type { EventView } from '@camellia/contract/event'
import type { MemberId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'
import type { AppTx } from '../http/tell'

/** A shared round as the database keeps it, without its seed. */
export interface EventRow {
  readonly id: string
  readonly game: string
  readonly number: number
  readonly phase: EventView['phase']
  readonly opensAt: Date
  readonly closesAt: Date
  readonly commit: string
  readonly bets: number
  readonly outcome: EventView['outcome']
  readonly root: string | null
  readonly reason: string
}

function columns(tx: AppTx) {
  return tx.sql`
    e.id, e.game, e.number, e.phase, e.opens_at as "opensAt", e.closes_at as "closesAt",
    encode(e.commit, 'hex') as commit, e.bets, e.outcome, encode(e.root, 'hex') as root, e.reason`
}

/** Rounds that still have something to do, oldest first. */
export async function selectUnfinished(tx: AppTx, game: string): Promise<EventRow[]> {
  return tx.sql<EventRow[]>`
    select ${columns(tx)} from event e where e.game = ${game} and e.settled_at is null
    order by e.number limit 20`
}

export async function selectEvent(tx: AppTx, id: string): Promise<EventRow | undefined> {
  const [row] = await tx.sql<EventRow[]>`select ${columns(tx)} from event e where e.id = ${id}`
  return row
}

/** Newest first; one more than asked tells of more. */
export async function selectEvents(
  tx: AppTx,
  page: { readonly game: string; readonly before?: string | undefined; readonly size: number },
): Promise<EventRow[]> {
  const { game, before, size } = page
  return tx.sql<EventRow[]>`
    select ${columns(tx)} from event e
    where e.game = ${game}
      ${before ? tx.sql`and e.number < (select number from event where id = ${before})` : tx.sql``}
    order by e.number desc limit ${size + 1}`
}

/** The clock that judges bets. */
export async function selectNow(tx: AppTx): Promise<Date> {
  const [row] = await tx.sql<{ now: Date }[]>`select clock_timestamp() as now`
  if (!row) throw new Error('the database has no clock')
  return row.now
}

export async function selectSeed(tx: AppTx, id: string): Promise<Buffer | null> {
  const [row] = await tx.sql<{ seed: Buffer | null }[]>`select event_seed(${id}) as seed`
  return row?.seed ?? null
}

/** For whoever draws: the seed before it is shown. */
export async function selectSealedSeed(tx: AppTx, id: string): Promise<Buffer> {
  const [row] = await tx.sql<{ seed: Buffer }[]>`
    select server_seed as seed from event where id = ${id}`
  if (!row) throw new Error('the shared round is gone')
  return row.seed
}

export async function selectOutcome(
  tx: AppTx,
  event: string,
): Promise<Readonly<Record<string, unknown>>> {
  const [row] = await tx.sql<{ outcome: Record<string, unknown> | null }[]>`
    select outcome from event where id = ${event}`
  if (!row?.outcome) throw new Error('a shared round is settled that was not drawn')
  return row.outcome
}

export async function selectLeaves(tx: AppTx, event: string): Promise<Buffer | undefined> {
  const [row] = await tx.sql<{ leaves: Buffer }[]>`
    select leaves from event_leaves where event_id = ${event}`
  return row?.leaves
}

/** The leaves of a round that is closed and not yet drawn, in the order of acceptance. */
export async function selectOpenLeaves(tx: AppTx, event: string): Promise<string[]> {
  const rows = await tx.sql<{ leaf: string }[]>`
    select encode(leaf, 'hex') as leaf from open_bet where event_id = ${event} order by place`
  return rows.map(({ leaf }) => leaf)
}

export interface OpenBetRow {
  readonly id: string
  readonly event: string
  readonly number: number
  readonly stake: Won
  readonly choice: { readonly pick: 'ODD' | 'EVEN' }
  readonly place: number
  readonly placedAt: Date
}

export async function selectOpenBets(
  tx: AppTx,
  wanted: { readonly event: string; readonly most: number },
): Promise<OpenBetRow[]> {
  return tx.sql<OpenBetRow[]>`
    select b.id, b.event_id as event, e.number, b.stake, b.choice, b.place, b.at as "placedAt"
    from open_bet b join event e on e.id = b.event_id
    where b.event_id = ${wanted.event} order by b.place limit ${wanted.most}`
}

export async function selectMine(
  tx: AppTx,
  mine: { readonly member: MemberId; readonly game: string; readonly most: number },
): Promise<OpenBetRow[]> {
  return tx.sql<OpenBetRow[]>`
    select b.id, b.event_id as event, e.number, b.stake, b.choice, b.place, b.at as "placedAt"
    from open_bet b join event e on e.id = b.event_id
    where b.member_id = ${mine.member} and b.game = ${mine.game}
    order by b.id desc limit ${mine.most}`
}

export interface OwnBetRow {
  readonly id: string
  readonly salt: string
  readonly stake: Won
  readonly choice: { readonly pick: 'ODD' | 'EVEN' }
  readonly place: number
  readonly win: Won
}

/** A member's bets of one round, open or settled. */
export async function selectOwn(
  tx: AppTx,
  own: { readonly member: MemberId; readonly event: string; readonly most: number },
): Promise<OwnBetRow[]> {
  return tx.sql<OwnBetRow[]>`
    select id, encode(salt, 'hex') as salt, stake, choice, place, win from (
      select id, salt, stake, choice, place, win from round
      where event_id = ${own.event} and member_id = ${own.member}
      union all
      select id, salt, stake, choice, place, 0 from open_bet
      where event_id = ${own.event} and member_id = ${own.member}) b
    order by place limit ${own.most}`
}

/** Somebody looks at it: a round for nobody need not run. */
export async function saveWatched(tx: AppTx, game: string): Promise<void> {
  await tx.sql`update event_lease set watched_at = clock_timestamp() where game = ${game}`
}

export async function isWatched(tx: AppTx, game: string, seconds: number): Promise<boolean> {
  const [row] = await tx.sql<{ watched: boolean }[]>`
    select watched_at > clock_timestamp() - make_interval(secs => ${seconds}) as watched
    from event_lease where game = ${game}`
  return row?.watched ?? false
}
