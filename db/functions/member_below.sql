-- Everyone below a partner and the partner itself, inside the scope of who asks. Under row security
-- no index would find them (ADR 014).
create or replace function member_below(node bigint) returns setof bigint
  language plpgsql stable security definer set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan set jit = off rows 1000 as $$
begin
  return query
  select m.id from member m
  where m.path @> array[node] and exists (
    select 1 from member n where n.id = node and n.path @> array[app_scope()]);
end $$;

revoke all on function member_below(bigint) from public, camellia_app;
grant execute on function member_below(bigint) to camellia_app;
