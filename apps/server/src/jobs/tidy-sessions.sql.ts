import type { AppTx } from '../http/tell'

/** Sessions and logins are looked at after disputes, for a little more than a year. */
const KEPT_DAYS = 400

export interface Tidied {
  readonly tickets: number
  readonly nodes: number
  readonly sessions: number
  readonly logins: number
}

/** A ticket is good for half a minute and a process beats every few seconds: a day is long past. */
export async function tidySessions(tx: AppTx): Promise<Tidied> {
  const tickets = await tx.sql`delete from ticket where created_at < now() - interval '1 day'`
  await tx.sql`delete from two_factor_ticket where created_at < now() - interval '1 day'`
  await tx.sql`delete from attempt where at < now() - interval '1 day'`
  const nodes = await tx.sql`delete from node where seen_at < now() - interval '1 day'`
  const old = tx.sql`now() - make_interval(days => ${KEPT_DAYS})`
  const sessions = await tx.sql`
    delete from session s where created_at < ${old}
      and not exists (select 1 from ticket t where t.session_id = s.id)
      and not exists (select 1 from session o where o.parent_id = s.id and o.created_at >= ${old})`
  const logins = await tx.sql`delete from login where at < ${old}`
  return {
    tickets: tickets.count,
    nodes: nodes.count,
    sessions: sessions.count,
    logins: logins.count,
  }
}
