import type { Tx } from '@camellia/db/tx'

export interface AuditReport {
  readonly accounts: number
  readonly entries: number
  readonly rounds: number
  /** Of everything, house included: zero or the books are wrong. */
  readonly sum: number
  /** One line for every break found. */
  readonly breaks: readonly string[]
}

/** Proves the ledger's promises on a running system: one snapshot, nothing locked, nothing written. */
export async function auditLedger(tx: Tx): Promise<AuditReport> {
  await tx.sql`set transaction isolation level repeatable read, read only`
  return auditSnapshot(tx)
}

/** The same inside a transaction that has begun already and may have written. */
export async function auditSnapshot(tx: Tx): Promise<AuditReport> {
  const [totals] = await tx.sql<Omit<AuditReport, 'breaks'>[]>`
    with entry as (
      select -amount as change from transfer union all select amount from transfer
    )
    select (select count(*) * 4 from wallet) as accounts,
           (select count(*) from entry) as entries,
           (select count(*) from round) as rounds,
           (select coalesce(sum(cash + point + hold + promo), 0) from wallet)::bigint
             + (select coalesce(sum(case when to_owner is null then amount else 0 end)
                 - sum(case when from_owner is null then amount else 0 end), 0)
                from transfer)::bigint as sum`
  const breaks = (await Promise.all(CHECKS.map((check) => check(tx)))).flat()
  const found = totals ?? { accounts: 0, entries: 0, rounds: 0, sum: 0 }
  const unbalanced = found.sum === 0 ? [] : [`all accounts together hold ${found.sum}, not zero`]
  return { ...found, breaks: [...unbalanced, ...breaks] }
}

type Check = (tx: Tx) => Promise<string[]>

const CHECKS: readonly Check[] = [
  brokenChains,
  wrongBalances,
  roundsWithoutMoney,
  openWithoutMoney,
  moneyWithoutCause,
  wrongRollups,
]

/** Every account's entries follow one another: no gap, no fork, each begins where the last ended. */
async function brokenChains(tx: Tx): Promise<string[]> {
  const rows = await tx.sql<{ what: string }[]>`
    with entry as (
      select from_owner as owner, from_account as account, from_seq as seq,
             from_before as before, from_before - amount as after
      from transfer where from_owner is not null
      union all
      select to_owner, to_account, to_seq, to_before, to_before + amount
      from transfer where to_owner is not null
    ), chained as (
      select *, lag(seq, 1, 0::bigint) over w as seq_above,
             lag(after, 1, 0::bigint) over w as after_above
      from entry window w as (partition by owner, account order by seq)
    )
    select format('%s of member %s: entry %s does not follow entry %s', account, owner, seq, seq_above)
      as what
    from chained where seq <> seq_above + 1 or before <> after_above limit 100`
  return rows.map(({ what }) => what)
}

async function wrongBalances(tx: Tx): Promise<string[]> {
  const rows = await tx.sql<{ what: string }[]>`
    with entry as (
      select from_owner as owner, from_account as account, -amount as change
      from transfer where from_owner is not null
      union all
      select to_owner, to_account, amount from transfer where to_owner is not null
    ), total as (
      select owner, account, sum(change) as balance, count(*) as seq from entry group by 1, 2
    ), held as (
      select member_id as owner, account, balance, seq from wallet, lateral (values
        ('CASH', cash, cash_seq), ('POINT', point, point_seq), ('HOLD', hold, hold_seq),
        ('PROMO', promo, promo_seq)
      ) as a(account, balance, seq)
    )
    select format('%s of member %s holds %s, its entries %s', account, owner,
                  held.balance, coalesce(total.balance, 0)) as what
    from held full join total using (owner, account)
    where held.balance is distinct from coalesce(total.balance, 0)
       or held.seq is distinct from coalesce(total.seq, 0) limit 100`
  return rows.map(({ what }) => what)
}

async function roundsWithoutMoney(tx: Tx): Promise<string[]> {
  const rows = await tx.sql<{ what: string }[]>`
    with moved as (
      select cause as id, sum(amount) filter (where kind in ('BET', 'CALL_BET')) as stake,
             coalesce(sum(amount) filter (where kind in ('WIN', 'CALL_AWARD')), 0) as win,
             coalesce(sum(amount) filter (where kind = 'BET_VOID'), 0) as back
      from transfer where kind in ('BET', 'WIN', 'CALL_BET', 'CALL_AWARD', 'BET_VOID')
      group by cause
    ), bet as (
      select id, stake, win, cancel_stake from round
      union all
      select id, stake, 0, 0 from open_bet
    )
    select format('round %s says %s/%s/%s, its money %s/%s/%s', id, bet.stake, bet.win,
                  bet.cancel_stake, moved.stake, moved.win, moved.back) as what
    from bet full join moved using (id)
    where (bet.stake, bet.win, bet.cancel_stake)
      is distinct from (moved.stake, moved.win, moved.back)
    limit 100`
  return rows.map(({ what }) => what)
}

/** What open bets hold is the balance of their account, type by type and bet by bet. */
async function openWithoutMoney(tx: Tx): Promise<string[]> {
  const rows = await tx.sql<{ what: string }[]>`
    with held as (
      select cause as id, sum(case when to_account like 'PLAY:%' then amount else -amount end)
        as held
      from transfer where to_account like 'PLAY:%' or from_account like 'PLAY:%' group by cause
    )
    select format('bet %s is open with %s, its money says %s', id, coalesce(b.stake, 0),
                  coalesce(h.held, 0)) as what
    from open_bet b full join held h using (id)
    where coalesce(b.stake, 0) <> coalesce(h.held, 0) limit 100`
  return rows.map(({ what }) => what)
}

async function moneyWithoutCause(tx: Tx): Promise<string[]> {
  const rows = await tx.sql<{ what: string }[]>`
    select format('%s of member %s has no cause %s', kind, member_id, cause) as what
    from transfer t
    where not exists (select 1 from cause c where c.member_id = t.member_id and c.id = t.cause)
    limit 100`
  return rows.map(({ what }) => what)
}

async function wrongRollups(tx: Tx): Promise<string[]> {
  const rows = await tx.sql<{ what: string }[]>`
    with counted as (
      select member_id, business_day(at) as day, business_hour(at) as hour, game_type, epoch,
             count(*) as rounds, sum(stake) as stake, sum(win) as win
      from round where gift is null and status <> 'CANCEL' group by 1, 2, 3, 4, 5
    )
    select format('rollup of member %s on %s at %s: %s rounds, counted %s', member_id, day, hour,
                  r.rounds, c.rounds) as what
    from rollup_day r full join counted c using (member_id, day, hour, game_type, epoch)
    where (r.rounds, r.stake, r.win) is distinct from (c.rounds, c.stake, c.win) limit 100`
  return rows.map(({ what }) => what)
}
