import type { AppTx } from '../http/tell'

/** Says that this process is up and who is connected to it. */
export async function saveNode(tx: AppTx, id: string, members: readonly number[]): Promise<void> {
  await tx.sql`
    insert into node (id, members) values (${id}, ${tx.sql.array([...members], 1016)})
    on conflict (id) do update set seen_at = now(), members = excluded.members`
  await tx.sql`delete from node where seen_at < now() - interval '1 hour'`
}

/**
 * Remembers when those who are connected were last seen; at most once a minute each, and in the
 * order of their ids, so that two processes never wait for each other in a circle.
 */
export async function savePresence(tx: AppTx, members: readonly number[]): Promise<void> {
  await tx.sql`
    insert into presence as p (member_id)
    select id from unnest(${tx.sql.array([...members], 1016)}) as seen (id)
    where not exists (
      select 1 from presence k
      where k.member_id = seen.id and k.seen_at > now() - interval '1 minute')
    order by id
    on conflict (member_id) do update set seen_at = now()
      where p.seen_at < now() - interval '1 minute'`
}

export async function removeNode(tx: AppTx, id: string): Promise<void> {
  await tx.sql`delete from node where id = ${id}`
}
