import type { TransactionSql } from '@camellia/db/tx'
import type { Won } from '@camellia/kernel/won'
import type {
  BetLeaf,
  BetOutcome,
  BetRequest,
  BetSeeds,
  BetTree,
  Money,
  OpenRequest,
  Verdict,
} from './bet'

export interface Judgement extends BetSeeds {
  readonly n: number
  readonly verdict: Verdict
  readonly at: Date
  readonly cash: Won
  readonly point: Won
  readonly version: number
  readonly gameType: string
  /** The rates that everyone had when it was judged. */
  readonly epoch: number
  readonly stored: Record<string, unknown> | null
}

/** One array per field; a field that nobody has is not sent. */
export function judge(
  tx: TransactionSql,
  requests: readonly (BetRequest | OpenRequest)[],
): Promise<Judgement[]> {
  const gifts = requests.map((one) => ('gift' in one ? (one.gift ?? null) : null))
  const events = requests.map((one) => ('event' in one ? one.event : null))
  const variants = requests.map((one) => ('variant' in one ? (one.variant ?? null) : null))
  return tx<Judgement[]>`
    select n, verdict, at, cash, point, version, game_type as "gameType", epoch,
           seed_id as "seedId", nonce, server_seed as "serverSeed", client_seed as "clientSeed",
           commit, stored
    from ledger_judge(
      ${requests.map(({ member }) => member)}::bigint[],
      ${requests.map(({ session }) => session)}::uuid[],
      ${requests.map(({ key }) => key)}::text[],
      ${requests.map(({ hash }) => hash)}::text[],
      ${requests.map(({ game }) => game)}::text[],
      ${requests.map(({ stake }) => stake)}::bigint[],
      ${requests.map(({ bet, stake }) => bet ?? stake)}::bigint[],
      ${variants}::text[],
      ${gifts.some(Boolean) ? gifts : null}::uuid[],
      ${events.some(Boolean) ? events : null}::uuid[])`
}

/** A bet that was accepted, with what it was drawn to. */
export interface Drawn {
  readonly n: number
  readonly request: BetRequest
  readonly judged: Pick<Judgement, 'seedId' | 'nonce' | 'commit' | 'gameType' | 'epoch'>
  readonly drawn: BetOutcome
}

export interface Written extends Money {
  readonly n: number
  readonly before: Won
}

export async function settle(
  tx: TransactionSql,
  bets: readonly Drawn[],
): Promise<readonly Written[]> {
  const [first] = bets
  if (!first) return []
  const gifts = bets.map(({ request }) => request.gift ?? null)
  const rows = await tx<Written[]>`
    select n, at, before, after, point, version
    from ledger_settle(
      ${bets.map(({ request }) => request.member)}::bigint[],
      ${bets.map(({ request }) => request.key)}::text[],
      ${bets.map(({ request }) => request.hash)}::text[],
      ${bets.map(({ request }) => request.round)}::uuid[],
      ${bets.map(({ request }) => request.game)}::text[],
      ${bets.map(({ judged }) => judged.gameType)}::text[],
      ${bets.map(({ request }) => request.stake)}::bigint[],
      ${bets.map(({ drawn }) => drawn.win)}::bigint[],
      ${bets.map(({ request }) => JSON.stringify(request.choice))}::text[],
      ${bets.map(({ drawn }) => JSON.stringify(drawn.outcome))}::text[],
      ${bets.map(({ judged }) => judged.seedId)}::uuid[],
      ${bets.map(({ judged }) => judged.nonce)}::bigint[],
      ${bets.map(({ judged }) => judged.commit)}::text[],
      ${gifts.some(Boolean) ? gifts : null}::uuid[],
      ${first.drawn.stream}::smallint,
      ${first.judged.epoch}::bigint)`
  return rows.map((row) => writtenOf(row, bets))
}

/** A bet that was accepted and stays open, with its place in its round. */
export interface Opened {
  readonly n: number
  readonly request: OpenRequest
  readonly judged: Pick<Judgement, 'gameType' | 'epoch'>
  readonly place: number
  readonly leaf: BetLeaf
}

/** The trees of these rounds, whose rows the judging has locked. */
export async function selectTrees(
  tx: TransactionSql,
  events: readonly string[],
): Promise<Map<string, BetTree>> {
  if (events.length === 0) return new Map()
  const rows = await tx<{ id: string; bets: number; peaks: string }[]>`
    select id, bets, peaks from event where id in ${tx(events)}`
  return new Map(
    rows.map(({ id, bets, peaks }) => [
      id,
      { size: bets, peaks: peaks === '' ? [] : peaks.split(',') },
    ]),
  )
}

export async function place(
  tx: TransactionSql,
  bets: readonly Opened[],
  before: ReadonlyMap<string, BetTree>,
): Promise<readonly Written[]> {
  const [first] = bets
  if (!first) return []
  const trees = new Map(bets.map(({ request, leaf }) => [request.event, leaf.tree]))
  const events = [...trees.keys()]
  const rows = await tx<Written[]>`
    select n, at, before, after, point, version
    from ledger_place(
      ${bets.map(({ request }) => request.member)}::bigint[],
      ${bets.map(({ request }) => request.key)}::text[],
      ${bets.map(({ request }) => request.hash)}::text[],
      ${bets.map(({ request }) => request.round)}::uuid[],
      ${bets.map(({ request }) => request.game)}::text[],
      ${bets.map(({ judged }) => judged.gameType)}::text[],
      ${bets.map(({ request }) => request.stake)}::bigint[],
      ${bets.map(({ request }) => JSON.stringify(request.choice))}::text[],
      ${bets.map(({ request }) => request.event)}::uuid[],
      ${bets.map(({ place: at }) => at)}::integer[],
      ${bets.map(({ leaf }) => leaf.salt)}::text[],
      ${bets.map(({ leaf }) => leaf.leaf)}::text[],
      ${first.judged.epoch}::bigint,
      ${events}::uuid[],
      ${events.map((id) => before.get(id)?.size ?? 0)}::integer[],
      ${events.map((id) => trees.get(id)?.size ?? 0)}::integer[],
      ${events.map((id) => trees.get(id)?.peaks.join(',') ?? '')}::text[])`
  return rows.map((row) => writtenOf(row, bets))
}

/** The function numbers what it was given; the batch has numbers of its own. */
function writtenOf(row: Written, bets: readonly { readonly n: number }[]): Written {
  const { at, before, after, point, version } = row
  return { n: bets[row.n]?.n ?? -1, at, before, after, point, version }
}
