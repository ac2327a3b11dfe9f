-- The server seed of a shared round, sealed: shown with its outcome and never before.
create or replace function event_seed(wanted uuid) returns bytea
  language sql stable security definer set search_path = public, pg_temp as $$
  select e.server_seed from event e where e.id = wanted and e.outcome is not null
$$;
revoke all on function event_seed(uuid) from public;
grant execute on function event_seed(uuid) to camellia_app;
