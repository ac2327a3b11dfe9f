-- A new round, with its commit known before the first bet. Null when one is open already.
create or replace function event_open(title text, fence bigint, fresh uuid, sealed bytea,
    commitment bytea, closing timestamptz) returns uuid
  language plpgsql set search_path = public, pg_temp as $$
declare
  made uuid;
begin
  perform event_lease_hold(title, fence);
  insert into event (id, game, number, opens_at, closes_at, commit, server_seed)
  select fresh, title, coalesce(max(e.number), 0) + 1, clock_timestamp(), closing, commitment, sealed
  from event e where e.game = title
  on conflict (game) where phase = 'OPEN' do nothing
  returning id into made;
  return made;
end $$;
revoke all on function event_open(text, bigint, uuid, bytea, bytea, timestamptz)
  from public, camellia_app;
