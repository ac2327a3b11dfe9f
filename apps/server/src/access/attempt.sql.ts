import { refuse } from '@camellia/kernel/refusal'
import { newId } from '@camellia/ledger/identity'
import type { AppTx } from '../http/tell'

export type AttemptKind = 'FORGOT' | 'SET_PASSWORD' | 'PASSWORD' | 'WITHDRAW' | 'FACTOR' | 'SIGNUP'

const MOST = 10

/**
 * Writes a try down before it is judged, so that guesses sent at once count each other; the
 * eleventh within half an hour is refused. Whoever was right takes theirs back.
 */
export async function insertAttempt(
  tx: AppTx,
  kind: AttemptKind,
  subject: string,
): Promise<string> {
  await tx.sql`select pg_advisory_xact_lock(7306, hashtext(${`${kind} ${subject}`}))`
  const [row] = await tx.sql<{ count: number; wait: number }[]>`
    select count(*), coalesce(ceil(extract(epoch from
             min(at) + interval '30 minutes' - now())), 0)::int as wait
    from attempt
    where kind = ${kind} and subject = ${subject} and at > now() - interval '30 minutes'`
  if (row && row.count >= MOST) refuse('TOO_MANY_REQUESTS', { retryAfter: row.wait })
  const id = newId<string>()
  await tx.sql`insert into attempt (id, kind, subject) values (${id}, ${kind}, ${subject})`
  return id
}

export async function deleteAttempt(tx: AppTx, id: string): Promise<void> {
  await tx.sql`delete from attempt where id = ${id}`
}
