-- Everyone who since then could act as this person: who made the account, opened it or made it
-- stronger, who did so to them before, and so on, however many stand between. Each step is older
-- than the one it leads to, for nobody acts through an account before it was opened to them; so the
-- walk ends, with no more steps than there are notes.
create or replace function controllers_of(person bigint, since timestamptz, standing boolean)
  returns setof bigint
  language sql stable security definer set search_path = public, pg_temp as $$
  with recursive line (id, at) as (
    select person, 'infinity'::timestamptz
    union
    select n.by_id, n.at from line, lateral approver_notes_of(line.id, since) n
    where n.by_id is not null and n.by_id <> line.id and n.at <= line.at
      and (n.stands or not standing)
  )
  select distinct l.id from line l where l.id <> person
$$;

revoke all on function controllers_of(bigint, timestamptz, boolean) from public, camellia_app;
