import type { AppTx } from '../http/tell'

/**
 * This month and the next two: a month without a partition would refuse every bet. Making one needs
 * the table alone for a moment, and bets queue behind whoever waits: so it does not wait long.
 */
export async function ensureMonths(tx: AppTx, day: string): Promise<readonly string[]> {
  await tx.sql`set local lock_timeout = '2s'`
  const rows = await tx.sql<{ month: string }[]>`
    select to_char(month, 'YYYY-MM') as month, ledger_ensure_month(month::date)
    from generate_series(date_trunc('month', ${day}::date::timestamp),
                         date_trunc('month', ${day}::date::timestamp) + interval '2 months',
                         interval '1 month') month
    order by 1`
  return rows.map(({ month }) => month)
}
