-- After the last of its bets was settled or given back.
create or replace function event_finish(wanted uuid, fence bigint) returns boolean
  language plpgsql set search_path = public, pg_temp as $$
declare
  e event;
begin
  select * into strict e from event where id = wanted;
  perform event_lease_hold(e.game, fence);
  update event set settled_at = clock_timestamp(),
    phase = case phase when 'DRAWN' then 'SETTLED' else phase end
  where id = wanted and phase in ('DRAWN', 'VOID') and settled_at is null
    and not exists (select 1 from open_bet b where b.event_id = wanted);
  return found;
end $$;
revoke all on function event_finish(uuid, bigint) from public, camellia_app;
