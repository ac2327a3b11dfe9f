-- again: the trigger of the table keeps it.
create or replace function event_draw(wanted uuid, fence bigint, tree_root bytea, tree_leaves bytea,
    result jsonb) returns boolean
  language plpgsql set search_path = public, pg_temp as $$
declare
  e event;
begin
  select * into strict e from event where id = wanted;
  perform event_lease_hold(e.game, fence);
  update event set phase = 'DRAWN', drawn_at = clock_timestamp(), root = tree_root, outcome = result
  where id = wanted and phase = 'CLOSED';
  if not found then return false; end if;
  insert into event_leaves (event_id, leaves) values (wanted, tree_leaves);
  return true;
end $$;
revoke all on function event_draw(uuid, bigint, bytea, bytea, jsonb) from public, camellia_app;
