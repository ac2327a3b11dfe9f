-- How many people below the caller have each role. Row security would look at everybody's path for
-- every caller; below the root is everyone, and nobody's needs to be looked at.
create or replace function role_counts() returns table (role_id bigint, members bigint)
  language plpgsql stable security definer set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan set jit = off as $$
declare
  scope bigint := app_scope();
begin
  if app_is_head() then
    return query select m.role_id, count(*) from member m where m.status <> 3 group by m.role_id;
  else
    return query select m.role_id, count(*) from member m
      where m.path @> array[scope] and m.status <> 3 group by m.role_id;
  end if;
end $$;

revoke all on function role_counts() from public, camellia_app;
grant execute on function role_counts() to camellia_app;
