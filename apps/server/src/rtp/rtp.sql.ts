import type { RtpVariant } from '@camellia/contract/game'
import type { MemberId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'
import type { AppTx } from '../http/tell'
import type { Tally } from './rtp.rules'

/** Days that are over from their sums, the one that runs from its rounds. */
export async function selectTallies(
  tx: AppTx,
  days: number,
): Promise<readonly (Tally & { readonly game: string })[]> {
  return tx.sql<(Tally & { game: string })[]>`
    select game, variant, kind, sum(rounds)::bigint as rounds, sum(stake)::bigint as stake,
           sum(win)::bigint as win,
           coalesce(sum(rounds) filter (where cents is not null), 0)::bigint as counted,
           coalesce(sum(cents), 0)::bigint as cents,
           coalesce(sum(cents_square), 0)::float8 as "centsSquare"
    from (
      select game, variant, kind, rounds, stake, win, cents, cents_square from game_day
      where day >= business_day(now()) - ${days}::integer and day < business_day(now())
      union all
      select game, variant, kind, rounds, stake, win, cents, cents_square
      from game_day_of(business_day(now()))
    ) t group by game, variant, kind order by game, variant, kind desc`
}

export interface DriftRow {
  readonly day: string
  readonly variant: RtpVariant | ''
  readonly rounds: number
  readonly stake: Won
  readonly win: Won
  readonly cents: number | null
}

export async function selectDrift(
  tx: AppTx,
  game: string,
  days: number,
): Promise<readonly DriftRow[]> {
  return tx.sql<DriftRow[]>`
    select to_char(day, 'YYYY-MM-DD') as day, variant, rounds, stake, win, cents from (
      select day, game, variant, kind, rounds, stake, win, cents from game_day
      where day >= business_day(now()) - ${days}::integer and day < business_day(now())
      union all
      select business_day(now()), game, variant, kind, rounds, stake, win, cents
      from game_day_of(business_day(now()))
    ) t where game = ${game} and kind = 'spin' order by day, variant`
}

/** Written again for the last days, so that a missed night is made up for. */
export async function saveGameDays(tx: AppTx, day: string, back: number): Promise<number> {
  const rows = await tx.sql`
    insert into game_day (day, game, variant, kind, rounds, stake, win, stake_square, cents,
                          cents_square)
    select d, t.game, t.variant, t.kind, t.rounds, t.stake, t.win, t.stake_square, t.cents,
           t.cents_square
    from generate_series(${day}::date - ${back}::integer, ${day}::date - 1, interval '1 day') s,
         lateral (select s::date as d) x, lateral game_day_of(x.d) t
    on conflict (game, day, variant, kind) do update
      set rounds = excluded.rounds, stake = excluded.stake, win = excluded.win,
          stake_square = excluded.stake_square, cents = excluded.cents,
          cents_square = excluded.cents_square
    returning 1`
  return rows.length
}

export interface ChangeRow {
  readonly id: string
  readonly game: string
  readonly from: RtpVariant
  readonly to: RtpVariant
  readonly reason: string
  readonly status: 'PENDING' | 'ACTIVE' | 'REJECTED'
  readonly madeAt: Date
  readonly decidedAt: Date | null
  readonly madeBy: MemberId
  readonly madeByCode: string | null
  readonly madeByName: string | null
  readonly decidedByCode: string | null
  readonly decidedByName: string | null
}

export async function selectChanges(
  tx: AppTx,
  which: { readonly game?: string; readonly pending?: boolean; readonly most?: number },
): Promise<readonly ChangeRow[]> {
  return tx.sql<ChangeRow[]>`
    select c.id, c.game, c.from_variant as "from", c.to_variant as "to", c.reason, c.status,
           c.made_at as "madeAt", c.decided_at as "decidedAt", c.made_by as "madeBy",
           m.code as "madeByCode", m.name as "madeByName",
           d.code as "decidedByCode", d.name as "decidedByName"
    from rtp_change c left join member m on m.id = c.made_by
      left join member d on d.id = c.decided_by
    where true ${which.game ? tx.sql`and c.game = ${which.game}` : tx.sql``}
      ${which.pending ? tx.sql`and c.status = 'PENDING'` : tx.sql``}
    order by c.made_at desc limit ${which.most ?? 200}`
}

/** For anyone to read: what was changed and when, not by whom. */
export async function selectPublished(
  tx: AppTx,
): Promise<readonly { game: string; from: RtpVariant; to: RtpVariant; at: Date }[]> {
  return tx.sql<{ game: string; from: RtpVariant; to: RtpVariant; at: Date }[]>`
    select game, from_variant as "from", to_variant as "to", decided_at as at
    from rtp_change where status = 'ACTIVE' order by decided_at desc limit 200`
}

export async function insertChange(
  tx: AppTx,
  change: {
    readonly id: string
    readonly game: string
    readonly from: RtpVariant
    readonly to: RtpVariant
    readonly reason: string
    readonly by: MemberId
  },
): Promise<void> {
  const { id, game, from, to, reason, by } = change
  await tx.sql`
    insert into rtp_change (id, game, from_variant, to_variant, reason, made_by)
    values (${id}, ${game}, ${from}, ${to}, ${reason}, ${by})`
}

export async function lockChange(tx: AppTx, id: string) {
  const [row] = await tx.sql<
    {
      game: string
      from: RtpVariant
      to: RtpVariant
      status: ChangeRow['status']
      madeBy: MemberId
    }[]
  >`
    select game, from_variant as "from", to_variant as "to", status, made_by as "madeBy"
    from rtp_change where id = ${id} for update`
  return row
}

export async function saveDecision(
  tx: AppTx,
  id: string,
  { status, by }: { readonly status: 'ACTIVE' | 'REJECTED'; readonly by: MemberId },
): Promise<void> {
  await tx.sql`
    update rtp_change set status = ${status}, decided_by = ${by}, decided_at = now()
    where id = ${id}`
}

/** Bets read the variant inside their own call: rounds opened after this play the new one. */
export async function saveVariant(
  tx: AppTx,
  game: string,
  { from, to }: { readonly from: RtpVariant; readonly to: RtpVariant },
): Promise<boolean> {
  const rows = await tx.sql`
    update game set variant = ${to} where code = ${game} and variant = ${from} returning 1`
  return rows.length > 0
}
