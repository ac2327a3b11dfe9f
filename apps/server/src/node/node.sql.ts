import type { NodeFacts } from '@camellia/contract/system'
import type { AppTx } from '../http/tell'

/** Says that this process is up, how it is, and who is connected to it. */
export async function saveNode(
  tx: AppTx,
  id: string,
  { members, facts }: { readonly members: readonly number[]; readonly facts: NodeFacts },
): Promise<void> {
  await tx.sql`
    insert into node (id, members, facts)
    values (${id}, ${tx.sql.array([...members], 1016)}, ${tx.sql.json(facts)})
    on conflict (id) do update
      set seen_at = now(), members = excluded.members, facts = excluded.facts`
  await tx.sql`delete from node where seen_at < now() - interval '1 hour'`
}

/**
 * Remembers when those who are connected were last seen; at most once a minute each, and in the
 * order of their ids, so that two processes never wait for each other in a circle. The minutes of
 * those who are on the player site are counted, and of those who play without being connected to
 * it: a bet within the minute is being here. Limits of time and one's own figures go by them.
 */
export async function savePresence(
  tx: AppTx,
  members: readonly number[],
  players: readonly number[],
): Promise<void> {
  await tx.sql`
    with playing as (
      select distinct member_id as id from round where at > now() - interval '1 minute'
    ), here as (
      select id from unnest(${tx.sql.array([...members], 1016)}) as connected (id)
      union select id from playing
    ), old as (
      select member_id, seen_at from presence where member_id in (select id from here)
    ), fresh as (
      insert into presence as p (member_id)
      select id from here as seen
      where not exists (
        select 1 from presence k
        where k.member_id = seen.id and k.seen_at > now() - interval '1 minute')
      order by id
      on conflict (member_id) do update set seen_at = now()
        where p.seen_at < now() - interval '1 minute'
      returning member_id
    )
    insert into presence_day as d (member_id, day, minutes)
    select member_id, business_day(now()),
           round(extract(epoch from now() - old.seen_at) / 60)::integer
    from fresh join old using (member_id)
    -- Who was away longer has not been here in between.
    where old.seen_at > now() - interval '3 minutes'
      and (member_id = any (${tx.sql.array([...players], 1016)})
        or member_id in (select id from playing))
    order by member_id
    on conflict (member_id, day) do update set minutes = d.minutes + excluded.minutes`
}

export async function removeNode(tx: AppTx, id: string): Promise<void> {
  await tx.sql`delete from node where id = ${id}`
}
