-- Betting is over. Alone on the row: every bet is in before this, or finds it closed.
create or replace function event_close(wanted uuid, fence bigint) returns boolean
  language plpgsql set search_path = public, pg_temp as $$
declare
  e event;
begin
  select * into strict e from event where id = wanted;
  perform event_lease_hold(e.game, fence);
  update event set phase = 'CLOSED', closed_at = clock_timestamp()
  where id = wanted and phase = 'OPEN' and closes_at <= clock_timestamp();
  return found;
end $$;
revoke all on function event_close(uuid, bigint) from public, camellia_app;
