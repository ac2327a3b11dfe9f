-- What could not go on: its bets are given back.
create or replace function event_give_up(wanted uuid, fence bigint, why text) returns boolean
  language plpgsql set search_path = public, pg_temp as $$
declare
  e event;
begin
  select * into strict e from event where id = wanted;
  perform event_lease_hold(e.game, fence);
  update event set phase = 'VOID', reason = why
  where id = wanted and phase in ('OPEN', 'CLOSED');
  return found;
end $$;
revoke all on function event_give_up(uuid, bigint, text) from public, camellia_app;
