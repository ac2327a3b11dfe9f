import type { AppTx } from '../http/tell'

/** The first pause; each failure doubles it, up to the longest. */
const PAUSE_S = 60
const PAUSE_MAX_S = 6 * 3600
const REASON_MAX = 500
const SHOWN = 100

export interface Failure {
  readonly work: string
  readonly item: string
  readonly reason: string
}

export interface FailedRow extends Failure {
  readonly tries: number
  readonly firstAt: Date
  readonly lastAt: Date
  readonly retryAt: Date
}

export async function saveFailed(tx: AppTx, { work, item, reason }: Failure): Promise<void> {
  const short = reason.slice(0, REASON_MAX)
  await tx.sql`
    insert into failed_item as f (work, item, reason, retry_at)
    values (${work}, ${item}, ${short}, now() + make_interval(secs => ${PAUSE_S}))
    on conflict (work, item) do update set tries = f.tries + 1, reason = excluded.reason,
      last_at = now(), retry_at = now() + make_interval(
        secs => least(${PAUSE_MAX_S}::float8, ${PAUSE_S}::float8 * 2 ^ least(f.tries, 20)))`
}

export async function removeFailed(tx: AppTx, work: string, item: string): Promise<void> {
  await tx.sql`delete from failed_item where work = ${work} and item = ${item}`
}

/** Of these items, those that failed before, and whether they are still left aside. */
export async function selectFailedOf(
  tx: AppTx,
  work: string,
  items: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  const rows = await tx.sql<{ item: string; resting: boolean }[]>`
    select item, retry_at > now() as resting from failed_item
    where work = ${work} and item = any (${[...items]}::text[])`
  return new Map(rows.map(({ item, resting }) => [item, resting]))
}

/** For the query that picks the next items: those left aside take nobody's place. */
export function notResting(tx: AppTx, work: string, item: ReturnType<AppTx['sql']>) {
  return tx.sql`not exists (
    select from failed_item f
    where f.work = ${work} and f.item = ${item} and f.retry_at > now())`
}

/** The longest failing first. */
export async function selectFailed(tx: AppTx): Promise<readonly FailedRow[]> {
  return tx.sql<FailedRow[]>`
    select work, item, reason, tries, first_at as "firstAt", last_at as "lastAt",
           retry_at as "retryAt"
    from failed_item order by first_at, work, item limit ${SHOWN}`
}

/** False: there is none. */
export async function wakeFailed(tx: AppTx, work: string, item: string): Promise<boolean> {
  const rows = await tx.sql`
    update failed_item set retry_at = now() where work = ${work} and item = ${item}`
  return rows.count > 0
}
