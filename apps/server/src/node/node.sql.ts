import type { AppTx } from '../http/tell'

/** Says that this process is up and who is connected to it. */
export async function saveNode(tx: AppTx, id: string, members: readonly number[]): Promise<void> {
  await tx.sql`
    insert into node (id, members) values (${id}, ${tx.sql.array([...members], 1016)})
    on conflict (id) do update set seen_at = now(), members = excluded.members`
  await tx.sql`delete from node where seen_at < now() - interval '1 hour'`
}

export async function removeNode(tx: AppTx, id: string): Promise<void> {
  await tx.sql`delete from node where id = ${id}`
}
